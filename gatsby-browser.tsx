import './src/styles/site.css'

export { onClientEntry, onRouteUpdate, replaceHydrateFunction } from './src/start/gatsbyHooks'
export { wrapPage as wrapPageElement, wrapRoot as wrapRootElement } from './src/layout/wrapPage'
