import fs from 'node:fs'
import path from 'node:path'
import { parse, type Font, type Glyph } from 'opentype.js'
import sharp from 'sharp'
import { installedPackage } from '../../gatsby-patches/checkGatsby'
import { oncePerText } from '../../shared/oncePerObject'
import { socialImageSize } from '../../shared/pageFiles'

export interface SocialImageText {
  title: string
  /** Where the page is: "Using Unleash · How-to guides". */
  section: string
  /** What the page is: "How-to guide". */
  kind: string
}

const margin = 80
const titleSizes = [68, 58, 50, 42]
const maxTitleLines = 3
const colors = { back: '#12333b', bar: '#635dc5', text: '#ffffff', soft: '#c8e6e6', kind: '#1a4049' }
const { width, height } = socialImageSize

/**
 * Prepares to draw the images that link previews show of pages, as PNG.
 * @param logo content of the site's icon
 */
export function socialImageDrawer(logo: string, site: string): (text: SocialImageText) => Promise<Buffer> {
  const regular = new TextShapes('public-sans', 400)
  const bold = new TextShapes('sen', 700)
  const maxWidth = width - 2 * margin
  const logoShapes = logo.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '')
  return ({ title, section, kind }) => {
    const size = titleSizes.find((next) => bold.lines(title, next, maxWidth).length <= maxTitleLines) ?? 42
    const lines = bold.lines(title, size, maxWidth).slice(0, maxTitleLines)
    const lineHeight = size * 1.18
    // The title is in the middle of the space between the top and the bottom line.
    const top = 340 - (lines.length * lineHeight) / 2 + size
    const kindWidth = regular.width(kind, 28)
    const sectionStart = Math.round(margin + kindWidth + 70)
    const shapes = [
      `<rect width="${width}" height="${height}" fill="${colors.back}"/>`,
      `<rect width="${width}" height="14" fill="${colors.bar}"/>`,
      `<g transform="translate(${margin} 64) scale(1.75)">${logoShapes}</g>`,
      bold.draw(site, margin + 78, 104, 34, colors.text),
      ...lines.map((line, index) => bold.draw(line, margin, Math.round(top + index * lineHeight), size, colors.text)),
      `<rect x="${margin}" y="520" width="${Math.round(kindWidth + 40)}" height="52" rx="26" fill="${colors.kind}"/>`,
      regular.draw(kind, margin + 20, 556, 28, colors.text),
      regular.draw(fitting(section, regular, maxWidth - kindWidth - 70), sectionStart, 556, 28, colors.soft),
    ]
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`
    return sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 9 }).toBuffer()
  }
}

function fitting(section: string, shapes: TextShapes, maxWidth: number): string {
  if (shapes.width(section, 28) <= maxWidth || !section.includes(' · ')) return section
  return fitting(section.replace(/^.*? · /, ''), shapes, maxWidth)
}

/** Text as outlines, so that images look the same on every machine. */
export class TextShapes {
  private readonly font: Font
  private readonly shapeOf = oncePerText((character) => {
    const glyph = this.font.charToGlyph(character)
    return { glyph, path: glyph.getPath(0, 0, this.font.unitsPerEm).toPathData(0) }
  })

  constructor(family: 'public-sans' | 'sen', weight: 400 | 700) {
    // Of our fonts, opentype.js reads this format; the site serves another one.
    const file = path.join(installedPackage(`@fontsource/${family}`), `files/${family}-latin-${weight}-normal.woff`)
    const { buffer, byteOffset, length } = fs.readFileSync(file)
    this.font = parse(buffer.slice(byteOffset, byteOffset + length))
  }

  width(text: string, size: number): number {
    return this.place(text).width * this.scale(size)
  }

  /** SVG of a line of text whose baseline starts at the point. */
  draw(text: string, x: number, y: number, size: number, color: string): string {
    const scale = this.scale(size)
    const glyphs = this.place(text).placed.map(({ path, left }) => `<path transform="translate(${left})" d="${path}"/>`)
    return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale})">${glyphs.join('')}</g>`
  }

  lines(text: string, size: number, maxWidth: number): string[] {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = [...lines.slice(-1), word].join(' ')
      if (lines.length > 0 && this.width(longer, size) <= maxWidth) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  /** Paths are drawn in font units once: drawing the whole text at its size takes fifty times as long. */
  private place(text: string): { placed: { path: string; left: number }[]; width: number } {
    let left = 0
    let before: Glyph | undefined
    const placed = [...text].map((character) => {
      const { glyph, path } = this.shapeOf(character)
      if (before) left += this.font.getKerningValue(before, glyph)
      before = glyph
      const at = left
      left += glyph.advanceWidth ?? 0
      return { path, left: at }
    })
    return { placed, width: left }
  }

  private scale(size: number): number {
    return size / this.font.unitsPerEm
  }
}
