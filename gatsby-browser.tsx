import './src/styles/site.css'

export { onClientEntry, onInitialClientRender, onRouteUpdate, replaceHydrateFunction } from './src/start/gatsbyHooks'
export { shouldUpdateScroll } from './src/start/restorePlace'
export { wrapPage as wrapPageElement, wrapRoot as wrapRootElement } from './src/layout/wrapPage'
