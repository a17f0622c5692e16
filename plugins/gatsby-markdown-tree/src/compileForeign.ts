import { cleanText } from './cleanText'
import type { CompiledMarkdown } from './CompiledMarkdown'
import { compactTree } from './compactTree'
import { compileFailure } from './compileFailure'
import { cleanTree } from './foreign/cleanTree'
import { dropBadges } from './foreign/dropBadges'
import { dropControls } from './foreign/dropControls'
import { dropEmptyParagraphs } from './foreign/dropEmptyParagraphs'
import { fitHeadings } from './foreign/fitHeadings'
import { foreignCode } from './foreign/foreignCode'
import { foreignHeadings } from './foreign/foreignHeadings'
import { foreignIds } from './foreign/foreignIds'
import type { ForeignOptions } from './foreign/ForeignOptions'
import { parseForeign } from './foreign/parseForeign'
import { replaceImages } from './foreign/replaceImages'
import { resolveLinks } from './foreign/resolveLinks'

/**
 * Compiles Markdown that others wrote, as a README or a description in an OpenAPI document. It is data: HTML goes
 * through an allow-list, nothing is evaluated, and whatever it holds neither throws nor does harm on the page that
 * shows it.
 */
export async function compileForeign(markdown: string, options: ForeignOptions): Promise<CompiledMarkdown> {
  try {
    const tree = await parseForeign(cleanText(markdown), options.idPrefix)
    cleanTree(tree)
    dropControls(tree)
    dropBadges(tree)
    replaceImages(tree, options.resolveImage)
    fitHeadings(tree)
    const { headings, renamed } = foreignHeadings(tree, options.idPrefix)
    resolveLinks(tree, options.resolveLink, foreignIds(tree, options.idPrefix, renamed))
    foreignCode(tree)
    dropEmptyParagraphs(tree)
    return { tree: compactTree(tree.children), headings, problems: [], dependencies: [] }
  } catch (error) {
    return compileFailure(options.file, error)
  }
}
