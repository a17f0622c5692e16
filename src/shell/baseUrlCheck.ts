/**
 * Runs while the page loads, before anything else of the site could: where a script or style sheet cannot be had and the site
 * lies at another base path than it was built for, a banner says so. A page of such a site knows its path; the address has
 * something before it, or lacks what should be there. A file that is missing for another reason shows nothing.
 *
 * @param base what all paths begin with: empty, or `/docs`
 */
export function baseUrlCheck(base: string): string {
  return `(function(b,f){addEventListener('error',function(e){if(/SCRIPT|LINK/.test(e.target.nodeName))f=1},true);addEventListener('load',function(){var p=window.pagePath,l=location.pathname.replace(/(\\/index\\.html|\\/+)$/,''),d;if(!f||!p)return;p=p.replace(/\\/$/,'');if(/^\\/404(\\.html)?$/.test(p))return;if(l===b+p||!l.endsWith(p))return;d=document.createElement('p');d.setAttribute('role','alert');d.style.cssText='padding:1em;background:#b00020;color:#fff';d.textContent='This site did not load properly: it was built for the base path '+b+'/, but lies at '+l.slice(0,l.length-p.length)+'/.';document.body.prepend(d)})})(${JSON.stringify(base)})`
}
