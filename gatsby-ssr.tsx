export { onPreRenderHTML, onRenderBody } from './src/shell/documentHead'
export { wrapPage as wrapPageElement } from './src/shell/wrapPage'
