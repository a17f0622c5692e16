import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import { codeBlock } from '../highlight/codeBlock'
import { languageNames, languageOf } from '../highlight/languageNames'
import { codeOf, codeRegion } from './codeRegion'
import { drawDiagram } from './drawDiagram'
import { fenceAttributes } from './fenceAttributes'
import { noteExample } from './noteExample'
import { readBeside, report, type Part } from './Part'

type Values = ReadonlyMap<string, string>

/** Code fences become `CodeBlock`s with highlighted code, those of the language `dot` drawn `Diagram`s. */
export async function readCode(tree: Root, part: Part): Promise<void> {
  const blocks: Code[] = []
  visit(tree, 'code', (node) => void blocks.push(node))
  for (const node of blocks) {
    if (node.lang === 'dot') await readDiagram(node, readAttributes(node, ['alt', 'title'], part), part)
    else readCodeBlock(node, readAttributes(node, ['title', 'file', 'region', 'operation', 'response'], part), part)
  }
}

function readAttributes(node: Code, known: readonly string[], part: Part): Values {
  const { values, rest } = fenceAttributes(node.meta ?? '')
  if (rest) {
    report(
      part,
      node,
      `"${rest}" on a code block is not understood.`,
      `Write ${known.map((name) => `${name}="…"`).join(' ')}.`,
    )
  }
  for (const name of values.keys()) {
    if (known.includes(name)) continue
    report(part, node, `A code block has no attribute "${name}".`, nearestSentence(name, known, 'Remove it.'))
  }
  return values
}

function readCodeBlock(node: Code, values: Values, part: Part): void {
  if (!node.lang) {
    const fix = 'Write one after the fence: ```bash, or ```text when none fits.'
    report(part, node, 'A code block has no language.', fix, 'warning')
  } else if (!languageOf(node.lang)) {
    const fix = nearestSentence(node.lang, languageNames, 'Use "text".')
    report(part, node, `There is no grammar for the language "${node.lang}".`, fix)
  }
  const code = values.has('file') ? readCodeFile(node, values, part) : node.value
  if (!values.has('file') && values.has('region')) {
    report(part, node, 'A code block names a region, but no file.', 'Add file="…" with the file the region is in.')
  }
  noteExample(node, values, code, part)
  node.data = { ...node.data, hName: 'CodeBlock', hProperties: codeBlock(code, node.lang ?? '', values.get('title')) }
}

function readCodeFile(node: Code, values: Values, part: Part): string {
  const name = values.get('file') ?? ''
  const region = values.get('region')
  const { file, text } = readBeside(part, name)
  if (node.value !== '') {
    const fix = 'Leave the block empty, or remove file="…".'
    report(part, node, `A code block shows the file "${name}" and has code of its own.`, fix)
  }
  if (text === undefined) {
    const fix = 'Put the file there, or correct the path, which starts at this folder.'
    report(part, node, `The code file "${name}" was looked for at ${file}: content has no such file.`, fix)
    return ''
  }
  if (region === undefined) return codeOf(text)
  const found = codeRegion(text, region)
  if ('code' in found) return found.code
  const what = `${file} has no ${found.problem === 'open' ? 'end of the ' : ''}region "${region}".`
  const fix = `Mark it there by comments: #region ${region} and #endregion ${region}.`
  report(part, node, what, found.problem === 'open' ? fix : nearestSentence(region, found.regions, fix))
  return ''
}

async function readDiagram(node: Code, values: Values, part: Part): Promise<void> {
  const alt = values.get('alt')?.trim()
  const title = values.get('title')
  if (!alt) report(part, node, 'A diagram has no alt text.', 'Say what one should see: ```dot alt="…".')
  const { svg, messages } = await drawDiagram(node.value)
  for (const { severity, text, line } of messages) {
    const start = node.position?.start.line
    const place = line === undefined || start === undefined ? node : { position: at(start + line) }
    report(part, place, `The diagram's DOT: ${text}.`, 'See https://graphviz.org/doc/info/lang.html.', severity)
  }
  node.data = svg
    ? { ...node.data, hName: 'Diagram', hProperties: { svg, alt: alt ?? '', ...(title ? { title } : {}) } }
    : { ...node.data, hName: 'CodeBlock', hProperties: codeBlock(node.value, 'text', title) }
}

function at(line: number) {
  return { start: { line, column: 1 }, end: { line, column: 1 } }
}
