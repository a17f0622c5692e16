import type { Code } from 'mdast'
import { codeBlock } from '../highlight/codeBlock'
import { drawDiagram } from './drawDiagram'
import { report, type Part } from './Part'
import { readFence } from './readFence'

/** A fence of the language `dot` becomes a `Diagram`, or the code it is when that cannot be drawn. */
export async function readDiagram(node: Code, part: Part): Promise<void> {
  const { values } = readFence(node, { values: ['alt', 'title'] }, part)
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
    : { ...node.data, hName: 'CodeBlock', hProperties: codeBlock(node.value, 'text', { title }) }
}

function at(line: number) {
  return { start: { line, column: 1 }, end: { line, column: 1 } }
}
