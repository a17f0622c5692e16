/**
 * Stands at the end of tabs that remember a choice, and shows the chosen one before anything is painted: a panel that changes
 * when the page comes alive would push the text below it. It chooses as `useTabChoice` does. Storage is read here as in
 * `src/hooks/storageSlot`, which comes too late.
 */
const script = `(function(t,g,b,w,i){g=t.dataset.group;b=[].slice.call(t.firstChild.children);w=[new URLSearchParams(location.search).get(g)];try{w.push(localStorage.getItem('tabs.'+g))}catch(e){}i=w.map(function(v){return b.findIndex(function(e){return e.dataset.value===v})}).find(function(n){return n>=0});if(i>0)b.forEach(function(e,n){e.setAttribute('aria-selected',n===i);t.children[n+1].toggleAttribute('data-hidden',n!==i)})})(document.currentScript.parentNode)`

/** Only the build writes it into pages: in the browser it would be inserted too late to run, and be a burden. */
export const tabsScript = process.env.BUILD_STAGE === 'build-html' ? script : ''
