/**
 * Stands at the end of a code sample, and makes its box as high as the sample in the language of the reader's choice before
 * anything is painted. It chooses as `useTabChoice` does. Storage is read here as in `src/hooks/storageSlot`, which comes too late.
 */
const script = `(function(t,s,w){s=t.querySelector('select');w=[new URLSearchParams(location.search).get('sdk')];try{w.push(localStorage.getItem('tabs.sdk'))}catch(e){}w.some(function(v){s.value=v;return s.value})||(s.selectedIndex=0);t.style.setProperty('--lines',t.dataset.lines.split(' ')[s.selectedIndex])})(document.currentScript.parentNode)`

/** Only the build writes it into pages: in the browser it would be inserted too late to run, and be a burden. */
export const sampleScript = process.env.BUILD_STAGE === 'build-html' ? script : ''
