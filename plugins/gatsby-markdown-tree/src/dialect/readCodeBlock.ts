import type { Code } from 'mdast'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import { codeBlock } from '../highlight/codeBlock'
import { languageNames, languageOf } from '../highlight/languageNames'
import { noteExample } from './noteExample'
import { report, type Part } from './Part'
import { readCodeFile } from './readCodeFile'
import { readFence, type FenceRule } from './readFence'
import { readLineMarks } from './readLineMarks'

/** What may stand behind the language of a fence of code. */
export const codeFence = {
  values: ['title', 'file', 'region', 'operation', 'response'],
  ranges: ['mark', 'ins', 'del', 'focus'],
  flags: ['showLineNumbers', 'wrap', 'collapse', 'noCollapse'],
} as const satisfies FenceRule

/** A fence of code becomes a `CodeBlock`. */
export function readCodeBlock(node: Code, part: Part): void {
  if (!node.lang) {
    const fix = 'Write one after the fence: ```bash, or ```text when none fits.'
    report(part, node, 'A code block has no language.', fix, 'warning')
  } else if (!languageOf(node.lang)) {
    const fix = nearestSentence(node.lang, languageNames, 'Use "text".')
    report(part, node, `There is no grammar for the language "${node.lang}".`, fix)
  }
  const { values, ranges, flags } = readFence(node, codeFence, part)
  const code = values.has('file') ? readCodeFile(node, values, part) : node.value
  if (!values.has('file') && values.has('region')) {
    report(part, node, 'A code block names a region, but no file.', 'Add file="…" with the file the region is in.')
  }
  noteExample(node, values, code, part)
  if (flags.has('collapse') && flags.has('noCollapse')) {
    report(part, node, 'A code block says both collapse and noCollapse.', 'Keep one of them.')
  }
  const hProperties = codeBlock(code, node.lang ?? '', {
    title: values.get('title'),
    marks: readLineMarks(node, code, { ranges, isNumbered: flags.has('showLineNumbers') }, part),
    isWrapped: flags.has('wrap'),
    isCollapsed: flags.has('noCollapse') ? false : flags.has('collapse') || undefined,
  })
  node.data = { ...node.data, hName: 'CodeBlock', hProperties }
}
