import type { GatsbySSR } from 'gatsby'
import { headScripts } from './src/shell/headScripts'

export { wrapPage as wrapPageElement } from './src/shell/wrapPage'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en' })
  setHeadComponents(headScripts)
}
