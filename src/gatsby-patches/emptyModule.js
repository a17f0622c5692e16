// Replaces modules that this site doesn't use (see unusedRuntime.ts); the exports are what Gatsby's runtime imports.
export const Script = () => null
export const ScriptStrategy = {}
export const scriptCache = new Set()
export const scriptCallbackCache = new Map()
export const partytownSnippet = () => ''
export const injectPartytownSnippet = () => {}
export const headHandlerForBrowser = () => {}
