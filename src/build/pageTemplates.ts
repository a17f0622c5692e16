import path from 'node:path'

/** The template of each page type: a new kind of source adds its line here. */
const templates: Readonly<Record<string, string>> = {
  Doc: 'DocTemplate.tsx',
  Readme: 'ReadmeTemplate.tsx',
  ApiPage: 'ApiPageTemplate.tsx',
  ApiTag: 'ApiTagTemplate.tsx',
  ApiOperation: 'ApiOperationTemplate.tsx',
}

/** The component that draws pages of a node type, as an absolute path; undefined for a type that has none. */
export function pageTemplate(nodeType: string): string | undefined {
  const file = templates[nodeType]
  return file === undefined ? undefined : path.resolve('src/templates', file)
}
