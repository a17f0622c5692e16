import { compileUntrusted } from '../../markdown-tree'
import type { Problem } from '../../problem-report'
import { committedAt } from '../../remote-document'
import { type ReadFile, resultsOf } from '../../source-plugin'
import type { OpenApiOptions } from '../types'
import type { Introduction } from './nodes/NodeContext'
import { addRowIds } from './nodes/treeEdits'
import { resolveLink } from './nodes/untrustedText'

const results = resultsOf(
  'plugins/gatsby-source-openapi/src/readIntroduction.ts',
  'plugins/markdown-tree/src/untrusted/textWorker.ts',
)

/**
 * Reads our own introduction to the API. It is compiled like the texts of the document.
 */
export async function readIntroduction(
  options: Pick<OpenApiOptions, 'introductionFile' | 'editUrlBase' | 'siteUrls' | 'oldPaths'>,
  readFile: ReadFile,
): Promise<Introduction & { markdown: string; problems: Problem[] }> {
  const { introductionFile: sourceFile, editUrlBase, siteUrls, oldPaths } = options
  const editUrl = `${editUrlBase}${sourceFile}`
  const shared = { sourceFile, editUrl, lastUpdated: (await committedAt(sourceFile)) ?? null }
  const markdown = await readFile(sourceFile).catch(() => undefined)
  if (markdown === undefined) {
    const what = 'The introduction of the API reference cannot be read.'
    const fix =
      'Write it there, or name another file as "introductionFile" of gatsby-source-openapi in gatsby-config.ts.'
    return {
      ...shared,
      markdown: '',
      tree: [],
      headings: [],
      problems: [{ severity: 'error', file: sourceFile, what, fix }],
    }
  }
  const compile = () =>
    compileUntrusted(markdown, {
      file: sourceFile,
      idPrefix: 'own-',
      resolveLink: (href) => resolveLink(href, options),
      resolveImage: () => undefined,
    })
  const { tree, headings, problems } = await results.value(
    { markdown, sourceFile, siteUrls, oldPaths },
    compile,
    (kept) => kept.problems.length === 0,
  )
  return { ...shared, markdown, tree: addRowIds(tree), headings, problems }
}
