/**
 * Runs while the page loads, before anything else of the site could: where a script or style sheet cannot be had and the site
 * lies at another base path than it was built for, a banner says so. A page of such a site knows its path; the address has
 * something before it, or lacks what should be there. A file that is missing for another reason shows nothing.
 *
 * @param base what all paths begin with: empty, or `/docs`
 */
export function baseUrlCheck(base: string): string {
  return `(function(){var f,b=${JSON.stringify(base)};addEventListener('error',function(e){var n=e.target.nodeName;if(n==='SCRIPT'||n==='LINK')f=1},true);addEventListener('load',function(){var s=document.getElementById('gatsby-script-loader'),p=s&&s.dataset.path,l=location.pathname.replace(/(.)\\/+$/,'$1').replace(/\\/index\\.html$/,'')||'/';if(!f||!p||p==='/404.html')return;p=p==='/'?'':p;if(l===(b+p||'/')||l.slice(l.length-p.length)!==p)return;var d=document.createElement('div');d.id='base-url-banner';d.setAttribute('role','alert');d.style.cssText='padding:1rem;background:#b00020;color:#fff;font:1rem/1.5 sans-serif';d.textContent='This site did not load properly: it was built for the base path '+(b||'')+'/, but lies at '+(l.slice(0,l.length-p.length)||'')+'/.';document.body.prepend(d)})})()`
}
