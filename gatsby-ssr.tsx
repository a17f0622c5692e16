export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/shell/renderDocument'
export { wrapPage as wrapPageElement, wrapRoot as wrapRootElement } from './src/shell/wrapPage'
