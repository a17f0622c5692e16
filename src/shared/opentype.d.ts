/** The part of opentype.js that draws link previews. Its published types bring those of the DOM. */
declare module 'opentype.js' {
  export interface Glyph {
    advanceWidth?: number
    getPath(x: number, y: number, fontSize: number): { toPathData(decimals: number): string }
  }

  export interface Font {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }

  export function parse(font: ArrayBuffer): Font
}
