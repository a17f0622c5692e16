/**
 * Runs before the first paint: the stored colour mode, so that no page flashes in the wrong one, and a mark that scripts
 * run, by which style sheets tell reading with JavaScript from reading without.
 */
const beforePaint = `(function(d){d.dataset.js='';try{d.dataset.theme=localStorage.getItem('theme')==='dark'?'dark':'light'}catch(e){d.dataset.theme='light'}})(document.documentElement)`

export const headScripts = [<script key="before-paint" dangerouslySetInnerHTML={{ __html: beforePaint }} />]
