import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyCache } from 'gatsby'
import sharp from 'sharp'
import type { PagePlace } from '../../types/pageData'
import { classifyPath, type SearchKind } from '../../shared/search/searchSettings'
import { picturedPath, type PageEdition } from '../../shared/pageEdition'
import { socialImagePath } from '../../shared/pageFiles'
import { flatPng } from './flatPng'
import { drawIcon, iconNames, webManifest } from './icons'
import { socialImageDrawer } from './socialImage'

export interface DrawnPage extends Pick<PagePlace, 'trail'> {
  path: string
  title: string
  description: string
  edition?: PageEdition | undefined
}

interface Site {
  name: string
  title: string
}

/** What an image says that a page is. */
const kindNames: Readonly<Record<SearchKind, string>> = {
  guide: 'Guide',
  'how-to': 'How-to guide',
  reference: 'Reference',
  sdk: 'SDK',
  api: 'API',
  troubleshooting: 'Troubleshooting',
  contributing: 'Contributing',
  legacy: 'Legacy',
}

/** Changes with what draws images other than the SVG: the encoder. */
const drawingVersion = 2
const cacheKey = 'drawn-images'
/** The color of the light page (src/styles/tokens.css). */
const themeColor = '#fff'

/**
 * Draws an image for link previews of each page, one for all pages of an older version, and the icons of the site. What was drawn once is kept in the cache by a digest of
 * its SVG. Removes images of pages that no longer exist.
 * @returns how many were drawn
 */
export async function writeImages(pages: readonly DrawnPage[], site: Site, cache: GatsbyCache, root = 'public'): Promise<number> {
  const logo = await fs.readFile('static/favicon.svg', 'utf8')
  const home = pages.find((page) => page.path === '/')
  await fs.writeFile(path.join(root, 'site.webmanifest'), webManifest(site, home?.description ?? site.title, themeColor))
  const draw = socialImageDrawer(logo)
  const images = [
    ...iconNames.map((name) => ({ file: name, source: `${name} ${logo}`, encode: () => drawIcon(name, logo) })),
    ...pages.filter(({ path: page, edition }) => picturedPath(page, edition) === page).map((page) => {
      const svg = draw({ site: site.title, ...textOf(page) })
      const encode = async () => {
        const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
        return flatPng({ data, width: info.width, height: info.height })
      }
      return { file: socialImagePath(page.path).slice(1), source: svg, encode }
    }),
  ]
  const before = ((await cache.get(cacheKey)) ?? {}) as Record<string, string>
  const digests: Record<string, string> = {}
  let drawn = 0
  for (const { file, source, encode } of images) {
    const digest = createHash('sha256').update(`${drawingVersion} ${source}`).digest('hex').slice(0, 32)
    digests[file] = digest
    const target = path.join(root, file)
    if (before[file] === digest && (await exists(target))) continue
    const kept = path.join(cache.directory, `${digest}.img`)
    if (!(await exists(kept))) {
      await fs.writeFile(kept, await encode())
      drawn++
    }
    await fs.copyFile(kept, target)
  }
  const removed = Object.keys(before).filter((file) => !(file in digests))
  await Promise.all(removed.map((file) => fs.rm(path.join(root, file), { force: true })))
  await cache.set(cacheKey, digests)
  return drawn
}

/** Section: the groups of the sidebar above the page, else its category. */
function textOf({ path: page, title, trail }: DrawnPage): { title: string; section: string; kind: string } {
  const { kind, category } = classifyPath(page)
  return { title, section: trail.length > 0 ? trail.map(({ label }) => label).join(' · ') : category, kind: kindNames[kind] }
}

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(() => true, () => false)
}
