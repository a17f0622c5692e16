export { onPreRenderHTML, onRenderBody } from './src/shell/documentHead'
export { replaceRenderer } from './src/shell/replaceRenderer'
export { wrapPage as wrapPageElement } from './src/shell/wrapPage'
export { wrapRoot as wrapRootElement } from './src/shell/wrapRoot'
