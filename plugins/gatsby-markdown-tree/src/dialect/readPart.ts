import type { Root } from 'mdast'
import { blockComponents } from './blockComponents'
import { checkComponents } from './checkComponents'
import { checkFootnotes } from './checkFootnotes'
import { checkLinks } from './checkLinks'
import { checkNesting } from './checkNesting'
import { expandIncludes } from './expandIncludes'
import { inlineComponents } from './inlineComponents'
import { markHeadings } from './markHeadings'
import { parseDialect } from './parseDialect'
import type { PageReading, Part } from './Part'
import { readAdmonitions } from './readAdmonitions'
import { readCode } from './readCode'
import { readImages } from './readImages'
import { readKeys } from './readKeys'
import { readLists } from './readLists'
import { removeExpressions } from './removeExpressions'
import { strayDirectives } from './strayDirectives'
import { syntaxProblem } from './syntaxProblem'

/**
 * Reads one file of a page: parses it, checks it by the rules of the dialect, and puts in the partials it includes.
 *
 * @param source the text; line 1 of it is line 1 of the file.
 * @returns the part's tree; empty when it cannot be parsed.
 */
export async function readPart(
  source: string,
  place: Pick<Part, 'file' | 'folder' | 'includedBy'>,
  page: PageReading,
): Promise<Root> {
  const part: Part = { ...place, source, page }
  const tree = parsePart(part)
  strayDirectives(tree, part)
  blockComponents(tree, page.options.components)
  inlineComponents(tree, page.options.components)
  removeExpressions(tree, part)
  checkComponents(tree, part)
  checkNesting(tree, part)
  checkLinks(tree, part)
  checkFootnotes(tree, part)
  readImages(tree, part)
  readLists(tree, part)
  readKeys(tree, part)
  readAdmonitions(tree, part)
  await readCode(tree, part)
  markHeadings(tree, part)
  await expandIncludes(tree, part, (text, partial) => readPart(text, partial, page))
  return tree
}

function parsePart({ source, file, page }: Part): Root {
  try {
    return parseDialect(source)
  } catch (error) {
    const problem = syntaxProblem(error)
    if (!problem) throw error
    page.problems.push({ severity: 'error', file, ...problem })
    return { type: 'root', children: [] }
  }
}
