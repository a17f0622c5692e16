import './src/styles/site.css'

export { wrapPage as wrapPageElement } from './src/shell/wrapPage'
