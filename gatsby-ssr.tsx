export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/layout/renderDocument'
export { wrapPage as wrapPageElement, wrapRoot as wrapRootElement } from './src/layout/wrapPage'
