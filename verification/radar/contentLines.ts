import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { factPages } from '../../content/data/factPages'

/** A line that writers would change. */
export interface ContentLine {
  file: string
  line: number
  /** The page that shows it. */
  page: string
  text: string
}

/** What is known of other versions isn't wrong in this one. */
const ofOtherVersions = new Set([
  'versionChanges.ts',
  'featureAvailability.ts',
  'factPages.ts',
  'lists.ts',
  'conceptGuides.ts',
])

/** All lines of the pages, of the lists that pages show, and the names of operations and schemas in the API document. */
export function contentLines(root = 'content'): ContentLine[] {
  const docs = filesBelow(path.join(root, 'docs'), '.mdx').map((file) => ({
    file,
    page: pageOf(path.relative(path.join(root, 'docs'), file)),
  }))
  const data = filesBelow(path.join(root, 'data'), '.ts')
    .filter((file) => !ofOtherVersions.has(path.basename(file)))
    .map((file) => ({ file, page: pages.get(path.basename(file, '.ts')) ?? '' }))
  const guides = filesBelow(path.join(root, 'readmes'), '.md').map((file) => ({
    file,
    page: guidePage(path.basename(file, '.md')),
  }))
  const api = { file: path.join(root, 'openapi/unleash.json'), page: '/reference/api/unleash' }
  return [
    ...[...docs, ...data, ...guides].flatMap(linesOf),
    ...linesOf(api).filter(({ text }) => /^ +"operationId": |^ {6}"\w+Schema": \{/.test(text)),
  ]
}

/** The guide of an SDK, or of a program that SDKs connect to. */
function guidePage(name: string): string {
  return name.startsWith('unleash-') ? `/reference/${name}` : `/reference/sdks/${name}`
}

function linesOf({ file, page }: { file: string; page: string }): ContentLine[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ file, line: index + 1, page, text }))
}

const pages = new Map(Object.entries(factPages))

function filesBelow(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(folder, file))
    .toSorted()
}

function pageOf(file: string): string {
  return `/${file.replace(/\.mdx$/, '').replace(/(?:^|\/)index$/, '')}`
}

/** Lines that say a name as a whole word. */
export function linesThatSay(lines: readonly ContentLine[], name: string): ContentLine[] {
  const word = new RegExp(String.raw`(?<![\w-])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\w-])`)
  return lines.filter(({ text }) => text.includes(name) && word.test(text))
}
