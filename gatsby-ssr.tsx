export { onPreRenderHTML, onRenderBody } from './src/shell/documentHead'
export { wrapPage as wrapPageElement } from './src/shell/wrapPage'
export { wrapRoot as wrapRootElement } from './src/shell/wrapRoot'
