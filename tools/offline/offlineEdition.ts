import fs from 'node:fs/promises'
import path from 'node:path'
import { buildSync } from 'esbuild'
import sharp from 'sharp'
import type * as scripts from '../../src/start/inline/offlineUrls'
import { StepError } from '../setup/command.mjs'
import { headScriptFile, offlinePage } from './offlinePage'

/** Kinds of files, in the order in which the command prints their sizes. */
const parts = [
  ['Pages', /\.html$/],
  ['Pictures', /\.(?:webp|png|svg|ico|gif|jpg)$/],
  ['Markdown copies', /(?:\.md|^llms\.txt)$/],
  ['API documents and samples', /^openapi\//],
  ['Data of pages and of the search', /\.json$/],
  ['Scripts', /\.m?js$/],
  ['Style sheets and fonts', /\.(?:css|woff2)$/],
  ['Others', /(?:)/],
] as const

/** What only servers, search engines, agents and feed readers read, by its path. */
const leftOut = [
  /^_/,
  /^\.well-known\//,
  /^(?:llms-full\.txt|robots\.txt|sitemap\.xml|site\.webmanifest|speculation-rules\.json|chunk-map\.json)$/,
  /^(?:apple-touch-icon|icon-[\w-]+)\.png$/,
  /\/llms\.txt$/,
]

/**
 * The files of the offline edition.
 *
 * @param folder of a site that was built for the base path
 * @param base `/docs`; empty at the root
 * @returns the content of each file by its path
 * @throws StepError with the links of pages that lead to nothing in the edition
 */
export async function offlineFiles(folder: string, base: string): Promise<Map<string, Uint8Array>> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  const names = chosenFiles(all)
  const known = new Set([...names, headScriptFile])
  const firstScript = compiledUrlScript()
  const symbols = await symbolsIn(folder, names)
  const files = new Map<string, Uint8Array>()
  const missing: string[] = []
  for (const name of names) {
    const content = await fs.readFile(path.join(folder, name))
    if (!name.endsWith('.html')) {
      files.set(name, await offlineFile(name, content, base))
      continue
    }
    const page = offlinePage(content.toString(), { file: name, base, files: known, symbols, firstScript })
    files.set(name, Buffer.from(page.html))
    if (page.headScript !== '') files.set(headScriptFile, Buffer.from(page.headScript))
    missing.push(...page.missing.map((url) => `  ${name}: ${url}`))
  }
  if (missing.length > 0)
    throw new StepError(
      [
        `${missing.length} links of the offline edition lead to files that it leaves out or that don't exist:`,
        ...missing.slice(0, 20),
        'See leftOut in tools/offline/offlineEdition.ts.',
      ].join('\n'),
    )
  return files
}

/** The symbols in the SVG files of the site that have some. */
async function symbolsIn(folder: string, names: readonly string[]): Promise<Map<string, string>> {
  const files = names.filter((name) => name.endsWith('.svg'))
  const texts = await Promise.all(files.map((name) => fs.readFile(path.join(folder, name), 'utf8')))
  const found = files.map((name, index): [string, string] => [
    name,
    (texts[index]?.match(/<symbol\b.*?<\/symbol>/gs) ?? []).join(''),
  ])
  return new Map(found.filter(([, symbols]) => symbols !== ''))
}

/** Without what is listed above, images of link previews and the Markdown of single sections: those have the path of a page with more behind it. */
function chosenFiles(all: readonly string[]): string[] {
  const pages = new Set(all.filter((name) => name.endsWith('/index.html')).map((name) => path.posix.dirname(name)))
  const isPage = (name: string) => pages.has(name) || name === 'index'
  const isChosen = (name: string) => {
    const [, stem = '', extension] = /^(.*)\.(png|md)$/.exec(name) ?? []
    if (extension === 'png' && isPage(stem)) return false
    if (extension === 'md' && !isPage(stem)) return false
    return !leftOut.some((pattern) => pattern.test(name))
  }
  return all.filter(isChosen).sort()
}

async function offlineFile(name: string, content: Buffer, base: string): Promise<Uint8Array> {
  if (name.endsWith('.webp')) return smallerPicture(content)
  // The style sheets are at the root. Relative, their fonts and pictures are found on a disk, too.
  if (name.endsWith('.css')) return Buffer.from(content.toString().replaceAll(`url(${base}/`, 'url('))
  return content
}

const firstScriptName: keyof typeof scripts = 'offlineUrls'

function compiledUrlScript(): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { ${firstScriptName} } from './offlineUrls'\n${firstScriptName}()`,
      resolveDir: path.resolve('src/start/inline'),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2021',
    tsconfigRaw: {},
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

export interface PartSize {
  name: string
  files: number
  /** Of the content, in bytes. */
  bytes: number
  /** In the zip. */
  packed: number
}

/**
 * The sizes of the kinds of files in an edition.
 *
 * @param sizes of each file: its own, and that in the zip
 */
export function partSizes(sizes: ReadonlyMap<string, { bytes: number; packed: number }>): PartSize[] {
  const found = parts.map(([name]): PartSize => ({ name, files: 0, bytes: 0, packed: 0 }))
  for (const [file, { bytes, packed }] of sizes) {
    const part = found[parts.findIndex(([, pattern]) => pattern.test(file))]
    if (!part) continue
    part.files++
    part.bytes += bytes
    part.packed += packed
  }
  return found.filter(({ files }) => files > 0)
}

/** Pixels: a phone shows a picture in 390 CSS pixels, with two pixels for each. */
const maxWidth = 780

/**
 * A picture in the size of a phone.
 *
 * @param picture in WebP
 * @returns the picture itself, if that is smaller
 */
async function smallerPicture(picture: Buffer): Promise<Buffer> {
  const smaller = await sharp(picture)
    .resize({ width: maxWidth, withoutEnlargement: true })
    .webp({ quality: 60, effort: 6 })
    .toBuffer()
  return smaller.length < picture.length ? smaller : picture
}
