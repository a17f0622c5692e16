import './src/styles/site.css'

export { onClientEntry } from './src/browser/onClientEntry'
export { onRouteUpdate } from './src/browser/onRouteUpdate'
export { replaceHydrateFunction } from './src/browser/replaceHydrateFunction'
export { wrapPage as wrapPageElement } from './src/shell/wrapPage'
export { wrapRoot as wrapRootElement } from './src/shell/wrapRoot'
