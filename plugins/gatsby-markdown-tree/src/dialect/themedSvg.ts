import { Parser } from 'htmlparser2'
import { escapeHtml } from '../escapeHtml'

const elements = new Set(['svg', 'g', 'polygon', 'polyline', 'path', 'ellipse', 'text'])

/** Geometry, and what the styles hold on to. Colours and fonts are the theme's; ids could occur twice on a page. */
const attributes = new Set('class cx cy d points rx ry stroke-dasharray text-anchor transform viewBox x y'.split(' '))

/**
 * Keeps of Graphviz's SVG what draws the diagram in the site's own colours: no prolog, comments, titles, links, ids,
 * colours or fonts. Its size is the one of its view box, in CSS pixels, so that a unit of the drawing is one pixel.
 */
export function themedSvg(svg: string): string {
  const written: string[] = []
  let textDepth = 0
  const parser = new Parser(
    {
      onopentag(name, given) {
        if (!elements.has(name)) return
        if (name === 'text') textDepth += 1
        written.push(`<${name}${name === 'svg' ? sizeOf(given.viewBox) : ''}${writeAttributes(given)}>`)
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
  return written.join('').replace(/><\/(polygon|polyline|path|ellipse)>/g, '/>')
}

function writeAttributes(given: Readonly<Record<string, string>>): string {
  return Object.entries(given)
    .filter(([name]) => attributes.has(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`)
    .join('')
    .replace('scale(1 1) rotate(0) ', '')
}

function sizeOf(viewBox = ''): string {
  const [, , width = 0, height = 0] = viewBox.split(' ').map((number) => Math.ceil(Number(number)))
  return ` width="${width}" height="${height}"`
}
