import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes of a page as a static host sends them: brotli, quality 11. */
export interface PageWeight {
  /** Without the style sheet and the icons that are inlined in every page. */
  html: number
  /** All scripts that the page loads by itself, its template's included; those that load on demand are not counted. */
  js: number
  /** With the icons. */
  css: number
}

/**
 * What a reader's browser loads to show a page for the first time.
 *
 * @param folder the built site
 * @param page path of the page, without slash at its end
 */
export function pageWeight(folder: string, page: string): PageWeight {
  return { html: htmlWeight(folder, page), js: scriptWeight(folder, page), css: styleWeight(folder, page) }
}

export function scriptWeight(folder: string, page: string): number {
  return filesWeight(folder, pageScripts(folder, page))
}

export function styleWeight(folder: string, page: string): number {
  const html = fs.readFileSync(path.join(folder, page, 'index.html'), 'utf8')
  const inlined = [...html.matchAll(inlinedParts)].map(([, sheet, icons = '']) =>
    brotliSize(Buffer.from(sheet ?? icons)),
  )
  return sum(inlined) + filesWeight(folder, pageFiles(html).styleSheets)
}

/** The style sheet that Gatsby inlines, and `IconSprite`. */
const inlinedParts = /<style\b[^>]*>([^]*?)<\/style>|<div hidden=""><svg>([^]*?)<\/svg><\/div>/g

/** Bytes of a page's own HTML: style sheet and icons are the same in all pages, and have their own budget. */
export function htmlWeight(folder: string, page: string): number {
  return brotliSize(Buffer.from(ownHtml(folder, page)))
}

function ownHtml(folder: string, page: string): string {
  return fs.readFileSync(path.join(folder, page, 'index.html'), 'utf8').replace(inlinedParts, '')
}

/** Pages by their HTML, nearly in the order of `htmlWeight`, whose quality takes long for hundreds of pages. */
export function lightestFirst(folder: string, pages: readonly string[]): string[] {
  const quick = pages.map((page) => ({ page, size: brotliSize(Buffer.from(ownHtml(folder, page)), 5) }))
  return quick.sort((a, b) => a.size - b.size).map(({ page }) => page)
}

/** URLs of all scripts that a page loads by itself, its template's included. */
export function pageScripts(folder: string, page: string): string[] {
  const html = fs.readFileSync(path.join(folder, page, 'index.html'), 'utf8')
  return unique([...pageFiles(html).scripts, ...templateScripts(folder, page)])
}

/** Bytes of a file as a static host sends it: brotli, quality 11. */
export function fileWeight(folder: string, file: string): number {
  return brotliSize(fs.readFileSync(path.join(folder, file)))
}

export function filesWeight(folder: string, files: readonly string[]): number {
  return sum(files.map((file) => fileWeight(folder, file)))
}

/** URLs of the scripts and style sheets of a page on the same host, each once. Scripts for old browsers do not count. */
export function pageFiles(html: string): { scripts: string[]; styleSheets: string[] } {
  const tags = [...html.matchAll(/<(script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const urls = (wanted: RegExp, attribute: string) =>
    unique(tags.filter((tag) => wanted.test(tag) && !/\bnomodule\b/i.test(tag)).map((tag) => localPath(tag, attribute)))
  return {
    scripts: unique([...urls(/^<script\b/, 'src'), ...urls(/^<link\b[^>]*\bas="script"/, 'href')]),
    styleSheets: urls(/^<link\b[^>]*\brel="stylesheet"/, 'href'),
  }
}

/** What Gatsby's runtime fetches for a page right after it starts: the chunks of its template. No tag of the page names them. */
function templateScripts(folder: string, page: string): string[] {
  const dataFolder = page === '/' ? 'index' : page
  const data = readJson(folder, 'page-data', dataFolder, 'page-data.json') as { componentChunkName: string }
  const stats = readJson(folder, '../.cache/webpack.stats.json') as {
    assetsByChunkName: Record<string, string[] | undefined>
  }
  const files = stats.assetsByChunkName[data.componentChunkName] ?? []
  return files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`)
}

function readJson(...segments: string[]): unknown {
  return JSON.parse(fs.readFileSync(path.join(...segments), 'utf8'))
}

function localPath(tag: string, attribute: string): string {
  const url = new RegExp(`\\b${attribute}="(/(?!/)[^"?#]*)`).exec(tag)?.[1]
  return url ?? ''
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}

/** By the digest of the content: pages share scripts and the style sheet. */
const brotliSizes = new Map<string, number>()

function brotliSize(content: Buffer, quality = 11): number {
  const digest = `${quality} ${createHash('sha256').update(content).digest('base64')}`
  const size =
    brotliSizes.get(digest) ??
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  brotliSizes.set(digest, size)
  return size
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
