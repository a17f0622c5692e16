import { sampleLanguageNames } from './sampleLanguages'

const others = sampleLanguageNames.filter((name) => name !== 'curl').join('|')
/**
 * Stands at the end of a code sample, and gives its box the height that it has for every language but curl before anything is
 * painted: when the page comes alive that would push the text below it. It chooses as `useTabChoice` does. Storage is read
 * here as in `src/hooks/storageSlot`, which comes too late. It is in every page of an operation, therefore terse.
 */
const script = `try{if(/^((?!sdk=curl).)*sdk=(${others})(&|$)/.test(location.search+'&sdk='+localStorage['tabs.sdk']))document.currentScript.parentNode.dataset.tall=''}catch(e){}`

/** Only the build writes it into pages: in the browser it would be inserted too late to run, and be a burden. */
export const sampleScript = process.env.BUILD_STAGE === 'build-html' ? script : ''
