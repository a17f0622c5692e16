import './src/styles/site.css'

export { onClientEntry, onRouteUpdate, replaceHydrateFunction } from './src/browser/gatsbyHooks'
export { wrapPage as wrapPageElement, wrapRoot as wrapRootElement } from './src/shell/wrapPage'
