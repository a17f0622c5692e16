/**
 * Runs while the page loads, before anything else of the site could, and says when the site cannot start:
 *
 * - A script or style sheet cannot be had, and the site lies at another base path than it was built for. A page of such a site
 *   knows its path; the address has something before it, or lacks what should be there.
 * - A script or the page's data cannot be had for another reason: the page is shown as without scripts, so that all of it can be
 *   read, with a button that loads it again. React marks the element it has taken over; what fails later is the site's own.
 *
 * It is in every page, therefore terse.
 *
 * @param base what all paths begin with: empty, or `/docs`
 */
export function loadCheck(base: string): string {
  return `(function(b,d,f,n,a){function c(v,p,l){f=Math.max(f,v);p=self.pagePath;if(!f||!p||n||d.readyState!='complete')return;p=p.replace(/\\/$/,'');l=location.pathname.replace(/(\\/index\\.html|\\/+)$/,'');v=p!='/404.html'&&l!=b+p&&l.endsWith(p);if(!v&&(f<2||Object.keys(d.getElementById('___gatsby'))[0]))return;n=d.createElement('p');n.setAttribute('role','alert');n.style.cssText='padding:1em;background:#b00020;color:#fff';n.textContent='This '+(v?'site did not load properly: it was built for the base path '+b+'/, but lies at '+l.slice(0,l.length-p.length)+'/.':'page did not load properly. ');if(!v){delete d.documentElement.dataset.js;v=d.createElement('button');v.textContent='Retry';v.onclick=function(){location.reload()};n.append(v)}d.body.prepend(n)}a('error',function(e){e=e.target.nodeName;c(e=='SCRIPT'?2:e=='LINK')},true);a('unhandledrejection',function(){c(2)});a('load',function(){c(0)})})(${JSON.stringify(base)},document,0,0,addEventListener)`
}
