/**
 * Runs while the page loads, before anything else of the site could, and says when the site cannot start:
 *
 * - A script or style sheet cannot be had, and the site lies at another base path than it was built for. A page of such a site
 *   knows its path; the address has something before it, or lacks what should be there.
 * - A script or the page's data cannot be had for another reason: the page is shown as without scripts, so that all of it can be
 *   read, with a button that loads it again. React marks the element it has taken over; what fails later is the site's own.
 *
 * @param base what all paths begin with: empty, or `/docs`
 */
export function loadCheck(base: string): string {
  return `(function(b,w,d,f,n){function c(){var p=w.pagePath,l=location.pathname.replace(/(\\/index\\.html|\\/+)$/,''),r;if(!f||!p||n||d.readyState!='complete')return;p=p.replace(/\\/$/,'');n=d.createElement('p');n.setAttribute('role','alert');n.style.cssText='padding:1em;background:#b00020;color:#fff';if(p!='/404.html'&&l!=b+p&&l.endsWith(p))n.textContent='This site did not load properly: it was built for the base path '+b+'/, but lies at '+l.slice(0,l.length-p.length)+'/.';else if(f>1&&!Object.keys(d.getElementById('___gatsby'))[0]){delete d.documentElement.dataset.js;n.textContent='This page could not be loaded completely. ';r=d.createElement('button');r.textContent='Retry';r.style.cssText='padding:.3em .8em;border:1px solid;color:inherit';r.onclick=function(){location.reload()};n.append(r)}else return n=0;d.body.prepend(n)}function m(v){f=Math.max(f,v);c()}w.addEventListener('error',function(e){var t=e.target.nodeName;if(t=='SCRIPT')m(2);if(t=='LINK')m(1)},true);w.addEventListener('unhandledrejection',function(){m(2)});w.addEventListener('load',c)})(${JSON.stringify(base)},window,document,0)`
}
