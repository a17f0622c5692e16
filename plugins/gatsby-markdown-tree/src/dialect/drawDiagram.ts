import { instance, type RenderOptions, type Viz } from '@viz-js/viz'
import { themedSvg } from './themedSvg'

export interface Diagram {
  /** Undefined when there are errors. */
  svg?: string
  messages: { severity: 'error' | 'warning'; text: string; line?: number }[]
}

/**
 * The site draws text in a sans-serif font of this size; Graphviz has to measure with one, or labels leave their boxes.
 */
const options: RenderOptions = {
  format: 'svg',
  graphAttributes: { bgcolor: 'transparent', fontname: 'Helvetica' },
  nodeAttributes: { fontname: 'Helvetica' },
  edgeAttributes: { fontname: 'Helvetica', fontsize: 12 },
}

let viz: Promise<Viz> | undefined

/**
 * Draws Graphviz DOT.
 *
 * @returns `line` in a message counts from the first line of the source, 1-based.
 */
export async function drawDiagram(source: string): Promise<Diagram> {
  viz ??= instance()
  const { status, output, errors } = (await viz).render(source, options)
  const messages = errors.map(({ level, message }) => ({
    severity: level === 'warning' ? ('warning' as const) : ('error' as const),
    text: message.replace(/ in line \d+/, ''),
    line: lineIn(message),
  }))
  if (status === 'success' && !messages.some(({ severity }) => severity === 'error')) {
    return { svg: themedSvg(output), messages }
  }
  return { messages: messages.length > 0 ? messages : [{ severity: 'error', text: 'there is no graph in it' }] }
}

function lineIn(message: string): number | undefined {
  const line = / in line (\d+)/.exec(message)?.[1]
  return line === undefined ? undefined : Number(line)
}
