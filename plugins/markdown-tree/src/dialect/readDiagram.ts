import { instance, type RenderOptions, type Viz } from '@viz-js/viz'
import { Parser } from 'htmlparser2'
import type { Code } from 'mdast'
import type { VFile } from 'vfile'
import { codeBlock } from '../highlight/highlightCode'
import { escapeHtml } from '../safeText'
import { report } from './DialectPlugin'
import { readFence } from './readFence'

/** Turns a fence of the language `dot` into a `Diagram`, or into a `CodeBlock` when Graphviz reports an error. */
export async function readDiagram(node: Code, file: VFile): Promise<void> {
  const { values } = readFence(node, { values: ['alt', 'title'] }, file)
  const alt = values.get('alt')?.trim()
  const title = values.get('title')
  if (!alt) report(file, node, 'A diagram has no alt text.', 'Describe the diagram: ```dot alt="…".')
  const { svg, messages } = await drawDiagram(node.value)
  for (const { severity, text, line } of messages) {
    const start = node.position?.start.line
    const place = line === undefined || start === undefined ? node : { position: at(start + line) }
    report(
      file,
      place,
      `Graphviz reports about this diagram: ${text}.`,
      'See https://graphviz.org/doc/info/lang.html.',
      severity,
    )
  }
  node.data = svg
    ? { ...node.data, hName: 'Diagram', hProperties: { svg, alt: alt ?? '', ...(title ? { title } : {}) } }
    : { ...node.data, hName: 'CodeBlock', hProperties: codeBlock(node.value, 'text', { title }) }
}

function at(line: number) {
  return { start: { line, column: 1 }, end: { line, column: 1 } }
}

export interface Diagram {
  svg?: string
  messages: { severity: 'error' | 'warning'; text: string; line?: number | undefined }[]
}

/**
 * Graphviz measures labels in Helvetica, and the page draws them in a font that is 6 % wider, at 14 and 12 px (`Figure.module.css`):
 * sizes and distances are such that no label touches another one or a line. `e2e/diagrams.spec.ts` measures it.
 */
const options: RenderOptions = {
  format: 'svg',
  graphAttributes: { bgcolor: 'transparent', fontname: 'Helvetica', nodesep: 0.45, ranksep: 0.55 },
  nodeAttributes: { fontname: 'Helvetica', fontsize: 15, margin: '0.2,0.1' },
  edgeAttributes: { fontname: 'Helvetica', fontsize: 15 },
}

let viz: Promise<Viz> | undefined

/**
 * Renders Graphviz DOT.
 * @returns `line` of a message is the 1-based line of the source.
 */
export async function drawDiagram(source: string): Promise<Diagram> {
  viz ??= instance()
  const { status, output, errors } = (await viz).render(source, options)
  // An instance reports the same problem once only, also about another diagram.
  if (errors.length > 0) viz = undefined
  const messages = errors.map(({ level, message }) => ({
    severity: level === 'warning' ? ('warning' as const) : ('error' as const),
    text: message.replace(/ in line \d+/, ''),
    line: lineIn(message),
  }))
  if (status === 'success' && !messages.some(({ severity }) => severity === 'error')) {
    return { svg: themedSvg(output), messages }
  }
  return { messages: messages.length > 0 ? messages : [{ severity: 'error', text: 'it contains no graph' }] }
}

function lineIn(message: string): number | undefined {
  const line = / in line (\d+)/.exec(message)?.[1]
  return line === undefined ? undefined : Number(line)
}

const elements = new Set(['svg', 'g', 'polygon', 'polyline', 'path', 'ellipse', 'text'])

/** Geometry and classes. The theme has its own colors and fonts; IDs could occur twice on a page. */
const attributes = new Set('class cx cy d points rx ry stroke-dasharray text-anchor transform viewBox x y'.split(' '))

/**
 * Reduces Graphviz's SVG to what the site can style: no prolog, comments, titles, links, IDs, colors or fonts. Its size is
 * that of its view box, so that one unit is one CSS pixel.
 */
function themedSvg(svg: string): string {
  const written: string[] = []
  let textDepth = 0
  const parser = new Parser(
    {
      onopentag(name, given) {
        if (!elements.has(name)) return
        if (name === 'text') textDepth += 1
        const box = name === 'polygon' ? rectangle(given.points) : undefined
        written.push(box ?? `<${name}${name === 'svg' ? sizeOf(given.viewBox) : ''}${writeAttributes(given)}>`)
      },
      ontext(text) {
        if (textDepth > 0) written.push(escapeHtml(text))
      },
      onclosetag(name) {
        if (!elements.has(name)) return
        if (name === 'text') textDepth -= 1
        written.push(`</${name}>`)
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  return written
    .join('')
    .replace(/(<rect[^>]*)><\/polygon>/g, '$1/>')
    .replace(/><\/(polygon|polyline|path|ellipse)>/g, '/>')
}

function writeAttributes(given: Readonly<Record<string, string>>): string {
  return Object.entries(given)
    .filter(([name]) => attributes.has(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`)
    .join('')
    .replace('scale(1 1) rotate(0) ', '')
}

/** A box as `rect`, whose corners a style sheet can round; undefined for any other polygon. */
function rectangle(points = ''): string | undefined {
  const corners = points.split(' ').map((point) => point.split(',').map(Number))
  const xs = [...new Set(corners.map(([x = 0]) => x))].sort((a, b) => a - b)
  const ys = [...new Set(corners.map(([, y = 0]) => y))].sort((a, b) => a - b)
  if (corners.length !== 5 || xs.length !== 2 || ys.length !== 2) return undefined
  const [x = 0, right = 0] = xs
  const [y = 0, bottom = 0] = ys
  return `<rect x="${x}" y="${y}" width="${Number((right - x).toFixed(2))}" height="${Number((bottom - y).toFixed(2))}">`
}

function sizeOf(viewBox = ''): string {
  const [, , width = 0, height = 0] = viewBox.split(' ').map((number) => Math.ceil(Number(number)))
  return ` width="${width}" height="${height}"`
}
