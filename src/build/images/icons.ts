import sharp from 'sharp'

/** In pixels, with the space around the sign: icons that a device cuts to its own shape need some, and no transparent corners. */
const icons = {
  'apple-touch-icon.png': { size: 180, isFilled: true },
  'icon-192.png': { size: 192, isFilled: false },
  'icon-512.png': { size: 512, isFilled: false },
  'icon-maskable-512.png': { size: 512, isFilled: true },
} as const

export type IconName = keyof typeof icons | 'favicon.ico'

export const iconNames = [...(Object.keys(icons) as (keyof typeof icons)[]), 'favicon.ico'] as const

const background = '#4338ca'
/** Of the size: the sign stays within the circle that every device shows of a maskable icon. */
const filledScale = 0.8

/** @param logo the site's icon as SVG */
export async function drawIcon(name: IconName, logo: string): Promise<Buffer> {
  if (name === 'favicon.ico') return icoOf(await png(logo, 32), 32)
  const { size, isFilled } = icons[name]
  if (!isFilled) return png(logo, size)
  const inner = Math.round(size * filledScale)
  const sign = await png(logo, inner)
  const margin = Math.floor((size - inner) / 2)
  const canvas = sharp({ create: { width: size, height: size, channels: 3, background } })
  return canvas.composite([{ input: sign, left: margin, top: margin }]).png({ compressionLevel: 9 }).toBuffer()
}

function png(logo: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(logo), { density: (72 * size) / 32 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
}

/** An ICO file with one PNG; its head has 22 bytes, and no library in use writes it. */
function icoOf(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

/** For devices that keep the site on their home screen. */
export function webManifest({ name, title }: { name: string; title: string }, description: string, themeColor: string): string {
  const icon = (src: string, purpose: string) => ({ src, sizes: `${/\d+/.exec(src)?.[0]}x${/\d+/.exec(src)?.[0]}`, type: 'image/png', purpose })
  return JSON.stringify({
    id: '/',
    name: title,
    short_name: `${name} docs`,
    description,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en',
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('/icon-192.png', 'any'),
      icon('/icon-512.png', 'any'),
      icon('/icon-maskable-512.png', 'maskable'),
    ],
  })
}
