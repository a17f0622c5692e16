// Stands in for gatsby-script, Partytown and the service worker in the production bundle; these are the names that Gatsby's
// runtime imports.
export const Script = () => null
export const ScriptStrategy = {}
export const scriptCache = new Set()
export const scriptCallbackCache = new Map()
export const partytownSnippet = () => ''
export const injectPartytownSnippet = () => {}
