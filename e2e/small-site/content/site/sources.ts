import type { ReadmeSource } from '../../../../plugins/gatsby-source-readmes/types'

export const openApiDocument = {
  url: 'http://127.0.0.1/never-asked',
  bundledFile: 'content/openapi/small.json',
}

export const readmes = [] satisfies ReadmeSource[]
