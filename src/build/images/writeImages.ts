import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyCache } from 'gatsby'
import sharp from 'sharp'
import { resultsOf } from '../../../plugins/source-plugin'
import type { PagePlace } from '../../shared/pageData'
import { classifyPath, kindSettings } from '../../shared/search/searchSettings'
import { picturedPath, type PageEdition } from '../../shared/pageEdition'
import { socialImagePath } from '../../shared/pageFiles'
import type { SiteMetadata } from '../../shared/siteMetadata'
import { socialImageDrawer, type SocialImageText } from './socialImage'

export interface DrawnPage extends Pick<PagePlace, 'trail'> {
  path: string
  title: string
  description: string
  edition?: PageEdition | undefined
}

type Site = Pick<SiteMetadata, 'name' | 'title'>

const results = resultsOf('src/build/images/writeImages.ts')
const cacheKey = 'drawn-images'
/** The color of the light page (src/styles/tokens.css). */
const themeColor = '#fff'

/**
 * Draws icons, and images for link previews: one for all pages of an older version. Removes images of pages that no longer exist.
 * @returns how many were drawn
 */
export async function writeImages(
  pages: readonly DrawnPage[],
  site: Site,
  cache: GatsbyCache,
  root = 'public',
): Promise<number> {
  const logo = await fs.readFile('static/favicon.svg', 'utf8')
  const home = pages.find((page) => page.path === '/')
  await fs.writeFile(path.join(root, 'site.webmanifest'), webManifest(site, home?.description ?? site.title))
  let draw: ReturnType<typeof socialImageDrawer> | undefined
  const images = [
    ...iconNames.map((name) => ({ file: name, inputs: { name, logo }, encode: () => drawIcon(name, logo) })),
    ...pages
      .filter(({ path: page, edition }) => picturedPath(page, edition) === page)
      .map((page) => {
        const text = previewText(page)
        const encode = () => {
          draw ??= socialImageDrawer(logo, site.title)
          return draw(text)
        }
        return { file: socialImagePath(page.path).slice(1), inputs: { text, logo, site: site.title }, encode }
      }),
  ]
  const before = ((await cache.get(cacheKey)) ?? {}) as Record<string, string>
  const digests: Record<string, string> = {}
  let drawn = 0
  for (const { file, inputs, encode } of images) {
    const digest = await results.key(inputs)
    digests[file] = digest
    const target = path.join(root, file)
    if (before[file] === digest && existsSync(target)) continue
    const image = await results.bytes(inputs, () => {
      drawn++
      return encode()
    })
    await fs.writeFile(target, image)
  }
  const removed = Object.keys(before).filter((file) => !(file in digests))
  await Promise.all(removed.map((file) => fs.rm(path.join(root, file), { force: true })))
  await cache.set(cacheKey, digests)
  return drawn
}

/** Section: the groups of the sidebar above the page, else its category. */
function previewText({ path: page, title, trail }: DrawnPage): SocialImageText {
  const { kind, category } = classifyPath(page)
  return {
    title,
    section: trail.length > 0 ? trail.map(({ label }) => label).join(' · ') : category,
    kind: kindSettings(kind).name,
  }
}

/** In pixels, with the space around the sign: icons that a device cuts to its own shape need some, and no transparent corners. */
const icons = {
  'apple-touch-icon.png': { size: 180, isFilled: true },
  'icon-192.png': { size: 192, isFilled: false },
  'icon-512.png': { size: 512, isFilled: false },
  'icon-maskable-512.png': { size: 512, isFilled: true },
} as const

type IconName = keyof typeof icons | 'favicon.ico'

export const iconNames = [...(Object.keys(icons) as (keyof typeof icons)[]), 'favicon.ico'] as const

const background = '#635dc5'
/** Of the size: the sign stays within the circle that every device shows of a maskable icon. */
const filledScale = 0.8

/** @param logo the site's icon as SVG */
export async function drawIcon(name: IconName, logo: string): Promise<Buffer> {
  if (name === 'favicon.ico') return icoOf(await png(logo, 32))
  const { size, isFilled } = icons[name]
  if (!isFilled) return png(logo, size)
  const inner = Math.round(size * filledScale)
  const sign = await png(logo, inner)
  const margin = Math.floor((size - inner) / 2)
  const canvas = sharp({ create: { width: size, height: size, channels: 3, background } })
  return canvas
    .composite([{ input: sign, left: margin, top: margin }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function png(logo: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(logo), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An ICO file with one PNG of 32 pixels; its head has 22 bytes, and no library in use writes it. */
function icoOf(image: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

/** For devices that keep the site on their home screen. */
export function webManifest({ name, title }: Site, description: string): string {
  const icon = (src: string, purpose: string) => ({
    src,
    sizes: src.replace(/.*-(\d+)\.png/, '$1x$1'),
    type: 'image/png',
    purpose,
  })
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
