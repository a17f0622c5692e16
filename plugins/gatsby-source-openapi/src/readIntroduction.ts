import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { compileForeign } from '../../gatsby-markdown-tree/src/compileForeign'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { committedAt } from '../../gatsby-remote-document/src/committedAt'
import type { OpenApiOptions } from '../types'
import type { Introduction } from './nodes/NodeContext'
import { resolveLink } from './nodes/resolveLink'
import { withRowIds } from './nodes/withRowIds'

type IntroductionOptions = Pick<OpenApiOptions, 'introductionFile' | 'editUrlBase' | 'siteUrls' | 'oldPaths'>

/**
 * Our own words on the API. They are Markdown as the document's texts are, and compiled in the same way.
 *
 * @param root the project's root, which the file's name is relative to.
 */
export async function readIntroduction(
  options: IntroductionOptions,
  root: string,
): Promise<Introduction & { problems: Problem[] }> {
  const { introductionFile: sourceFile, editUrlBase } = options
  const file = path.resolve(root, sourceFile)
  const shared = { sourceFile, editUrl: `${editUrlBase}${sourceFile}`, lastUpdated: (await committedAt(file)) ?? null }
  const markdown = await readFile(file, 'utf8').catch(() => undefined)
  if (markdown === undefined) return { ...shared, tree: [], headings: [], problems: [missing(sourceFile)] }
  const { tree, headings, problems } = await compileForeign(markdown, {
    file: sourceFile,
    idPrefix: 'own-',
    resolveLink: (href) => resolveLink(href, options),
    resolveImage: () => undefined,
  })
  return { ...shared, tree: withRowIds(tree), headings, problems }
}

function missing(file: string): Problem {
  return {
    severity: 'error',
    file,
    what: 'The introduction of the API reference cannot be read.',
    fix: 'Write it there, or name another file as "introductionFile" of gatsby-source-openapi in gatsby-config.ts.',
  }
}
