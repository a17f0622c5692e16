import { crc32, deflateSync } from 'node:zlib'

export interface RawImage {
  /** Four bytes for each pixel: red, green, blue and opacity, which is ignored. */
  data: Buffer
  width: number
  height: number
}

const maxColors = 256
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Encodes text on flat colors as PNG with a palette: 40 % of the bytes that sharp writes without one; sharp's own palettes take 50 ms,
 * these 8. Flat colors stay exact. Most of the 900 colors of smooth edges differ by less than 8 of 255.
 */
export function flatPng(image: RawImage): Buffer {
  const { width, height } = image
  const { colors, numbers, rowAbove } = numberColors(image)
  const { palette, entries } = smallPalette(colors)
  // Each row begins with the number of its filter, 0.
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row += 1) {
    const start = row * (width + 1)
    if (rowAbove[row]) rows.copyWithin(start, start - width - 1, start)
    else
      for (let column = 0; column < width; column += 1)
        rows[start + 1 + column] = entries[numbers[row * width + column] ?? 0] ?? 0
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits for each pixel, and a palette.
  head.set([8, 3], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 5 })),
    chunk('IEND'),
  ])
}

interface Color {
  value: number
  pixels: number
}

interface NumberedColors {
  colors: Color[]
  /** For each pixel the number of its color, except in rows that are like the one above. */
  numbers: Uint16Array
  /** For each row 1 if it's like the one above: most are. */
  rowAbove: Uint8Array
}

function numberColors({ data, width, height }: RawImage): NumberedColors {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const colors: Color[] = []
  const known = new Map<number, Color & { number: number }>()
  const numbers = new Uint16Array(pixels.length)
  const rowAbove = new Uint8Array(height)
  /** Colors of the last row, each with the number of pixels that follow each other. */
  let runs: [Color, number][] = []
  for (let row = 0; row < height; row += 1) {
    const start = row * width
    const end = start + width
    if (row > 0 && data.compare(data, (start - width) * 4, start * 4, start * 4, end * 4) === 0) {
      rowAbove[row] = 1
      for (const [color, count] of runs) color.pixels += count
      continue
    }
    runs = []
    for (let from = start, to = start; from < end; from = to) {
      const value = pixels[from] ?? 0
      let color = known.get(value)
      if (!color) {
        color = { value, pixels: 0, number: colors.length }
        known.set(value, color)
        colors.push(color)
      }
      const { number } = color
      while (to < end && pixels[to] === value) numbers[to++] = number
      color.pixels += to - from
      runs.push([color, to - from])
    }
  }
  return { colors, numbers, rowAbove }
}

/** Colors that are the same but for their lowest bits become the most frequent of them; as few bits as possible are dropped. */
function smallPalette(colors: readonly Color[]): { palette: number[]; entries: Uint8Array } {
  const byFrequency = [...colors].sort((a, b) => b.pixels - a.pixels || a.value - b.value)
  for (let bits = 0; ; bits += 1) {
    const mask = ((0xff << bits) & 0xff) * 0x010101
    const places = new Map<number, number>()
    const palette: number[] = []
    for (const { value } of byFrequency) {
      if (places.has(value & mask)) continue
      places.set(value & mask, places.size)
      palette.push(value & 255, (value >> 8) & 255, (value >> 16) & 255)
    }
    if (places.size <= maxColors)
      return { palette, entries: Uint8Array.from(colors, ({ value }) => places.get(value & mask) ?? 0) }
  }
}

function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  const bytes = Buffer.alloc(content.length + 12)
  bytes.writeUInt32BE(content.length, 0)
  bytes.write(type, 4, 'latin1')
  bytes.set(content, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), content.length + 8)
  return bytes
}
