import type { Root, RootContent } from 'mdast'
import { type Plugin, unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import type { DialectOptions } from './DialectOptions'
import { dataOf, type DialectPlugin, fileName, isJsx, readRelative, report } from './DialectPlugin'
import { parseFile } from './parseDialect'

interface IncludeOptions extends DialectOptions {
  /** What is done to each file of a page before others are inserted. */
  passes: readonly DialectPlugin[]
}

/**
 * Replaces every `<Include file="_name.mdx" />` by the partial. The compiler that uses this plugin parses it, and its messages have
 * its own lines.
 */
export const expandIncludes: Plugin<[IncludeOptions], Root> = function (options) {
  const parse = (file: VFile) => this.parse(file) as Root
  const passes = unified().use(options.passes.map((pass): [DialectPlugin, DialectOptions] => [pass, options]))

  const expand = async (tree: Root, file: VFile): Promise<void> => {
    for (const { node, name, siblings } of takeIncludes(tree, file)) {
      const partial = openPartial(node, name, file, options)
      const content = partial && ((await passes.run(parseFile(partial, parse), partial)) as Root)
      if (content) await expand(content, partial)
      siblings.splice(siblings.indexOf(node), 1, ...(content?.children ?? []))
    }
  }
  return expand
}

interface Include {
  node: RootContent
  /** As it is written. */
  name: string
  siblings: RootContent[]
}

/** All includes of a file that name a partial; others are removed. */
function takeIncludes(tree: Root, file: VFile): Include[] {
  const found: Include[] = []
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || !isJsx(node) || node.name !== 'Include') return undefined
    const name = node.data?.hProperties?.file
    if (parent.type === 'paragraph') {
      const fix = 'Put it on a separate line, with blank lines around it.'
      report(file, node, '<Include> is within a line of text.', fix)
    } else if (typeof name === 'string') {
      found.push({ node, name, siblings: parent.children })
      return undefined
    }
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  return found
}

function openPartial(node: RootContent, written: string, file: VFile, options: DialectOptions): VFile | undefined {
  if (!/(^|\/)_[^/]*\.mdx$/.test(written)) {
    const fix = 'Rename it: names of partials start with "_" and end with ".mdx".'
    report(file, node, `"${written}" is not a partial.`, fix)
    return undefined
  }
  const { name, text } = readRelative(file, written, options)
  const chain = [...dataOf(file).includedBy, fileName(file)]
  if (chain.includes(name)) {
    const what = `A partial includes itself: ${[...chain, name].join(' → ')}.`
    report(file, node, what, 'Remove one of these includes.')
    return undefined
  }
  if (text === undefined) {
    const what = `The partial "${written}" does not exist: there is no file ${name} in the content folder.`
    report(file, node, what, 'Create the partial, or correct the path, which is relative to this folder.')
    return undefined
  }
  const partial = new VFile({ path: name, cwd: file.cwd, value: text })
  partial.data.dialect = { ...dataOf(file), includedBy: chain }
  // One list: headings are checked when the page is complete.
  partial.messages = file.messages
  if (/^\ufeff?---(?!-)/.test(text)) {
    const place = { position: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } } }
    report(partial, place, 'A partial has front matter.', 'Remove the lines from --- to ---.')
    return undefined
  }
  return partial
}
