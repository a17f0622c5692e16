// Stands in for gatsby-script, Partytown, the service worker and Gatsby's Head in the production bundle; these are the names
// that Gatsby's runtime imports.
export const Script = () => null
export const ScriptStrategy = {}
export const scriptCache = new Set()
export const scriptCallbackCache = new Map()
export const partytownSnippet = () => ''
export const injectPartytownSnippet = () => {}
export const headHandlerForBrowser = () => {}
