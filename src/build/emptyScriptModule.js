// Stands in for gatsby-script and Partytown in the production bundle; these are the names that Gatsby's runtime imports.
export const Script = () => null
export const ScriptStrategy = {}
export const scriptCache = new Set()
export const scriptCallbackCache = new Map()
export const partytownSnippet = () => ''
