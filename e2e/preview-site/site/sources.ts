// The folder above content/site in the built copy is as deep as this one, so the settings of the real site are found from both.
import { openApiDocuments as real, readmes } from '../../../content/site/sources'
import type { ApiSource } from '../../../plugins/gatsby-source-openapi/types'

export { readmes }

export const openApiDocuments: ApiSource[] = [
  ...real,
  { version: '5.7', bundledFile: 'content/openapi/unleash-5.7.json', routeBase: '/reference/api/unleash-5-7' },
]
