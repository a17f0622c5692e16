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
  const elsewhere = JSON.stringify(`site did not load properly: it was built for the base path ${base}/, but lies at `)
  return `(()=>{let d=document,a=addEventListener,f=0,n,c=v=>{let p=self.pagePath,l=location.pathname.replace(/(\\/index\\.html|\\/+)$/,'');f=Math.max(f,v);if(!f||!p||n||d.readyState!='complete')return;p=p.replace(/\\/$/,'');v=p!='/404.html'&&l!=${JSON.stringify(base)}+p&&l.endsWith(p);if(!v&&(f<2||Object.keys(d.getElementById('___gatsby'))[0]))return;d.body.insertAdjacentHTML('afterbegin','<p role=alert style=padding:1em;background:#b00020;color:#fff>This ');n=d.body.firstChild;if(v)n.append(${elsewhere}+l.slice(0,l.length-p.length)+'/.');else{delete d.documentElement.dataset.js;v=d.createElement('button');v.append('Retry');v.onclick=()=>location.reload();n.append('page did not load properly. ',v)}};a('error',e=>{e=e.target.nodeName;c(e=='SCRIPT'?2:e=='LINK')},true);a('unhandledrejection',()=>c(2));a('load',()=>c(0))})()`
}
