import type { ApiSource } from '../../../../plugins/gatsby-source-openapi/types'
import type { ReadmeSource } from '../../../../plugins/gatsby-source-readmes/types'

export const openApiDocuments = [
  {
    version: '5.8',
    isCurrent: true,
    url: 'http://127.0.0.1/never-asked',
    bundledFile: 'content/openapi/small.json',
    routeBase: '/reference/api/unleash',
  },
  {
    version: '5.7',
    bundledFile: 'content/openapi/small-5.7.json',
    routeBase: '/reference/api/unleash-5-7',
  },
] satisfies ApiSource[]

export const readmes = [] satisfies ReadmeSource[]
