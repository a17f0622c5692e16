import path from 'node:path'

/** The template of each page type: a new kind of source adds its line here. */
const templates: Readonly<Record<string, string>> = {
  Doc: 'DocTemplate.tsx',
  Readme: 'ReadmeTemplate.tsx',
  ApiPage: 'ApiPageTemplate.tsx',
  ApiTag: 'ApiTagTemplate.tsx',
  ApiOperation: 'ApiOperationTemplate.tsx',
}

/**
 * The component that draws a page, as an absolute path; undefined for a node type that has none. The home page is a page of
 * content/docs with a template of its own.
 */
export function pageTemplate(nodeType: string, page: string): string | undefined {
  const file = page === '/' ? 'HomeTemplate.tsx' : templates[nodeType]
  return file === undefined ? undefined : path.resolve('src/templates', file)
}
