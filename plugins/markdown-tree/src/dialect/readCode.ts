import type { Code, Parents } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { nearestSentence } from '../../../problem-report'
import { codeBlock } from '../highlight/highlightCode'
import { languageNames, languageOf } from '../highlight/languages'
import { codePoint, lookalike } from './checkMisreadSyntax'
import { addReference, type DialectPlugin, readRelative, report } from './DialectPlugin'
import type { DialectOptions } from './DialectOptions'
import { readDiagram } from './readDiagram'
import { type FenceRule, readFence, readLineMarks } from './readFence'
import { readPackageCommand } from './readPackageCommand'

/**
 * Turns code fences into `CodeBlock`s with highlighted code, those of the language `dot` into `Diagram`s, those of the
 * language `npm` into `Tabs` of package managers.
 */
export const readCode: DialectPlugin = (options) => async (tree, file) => {
  const blocks: { node: Code; index: number; parent: Parents }[] = []
  visit(tree, 'code', (node, index, parent) => {
    if (parent && index !== undefined) blocks.push({ node, index, parent })
  })
  for (const { node, index, parent } of blocks) {
    if (node.lang === 'dot') await readDiagram(node, file)
    else if (node.lang === 'npm') readPackageCommand(node, file)
    else readCodeBlock(node, file, options)
    const { position, data } = node
    // Compilers would wrap a node of the type `code` in `pre`.
    parent.children[index] = { type: 'paragraph', children: [], position, ...(data && { data }) }
  }
}

/** Why a fence isn't run against Unleash by `npm run examples --prefix verification` (`run="needs-sso"`), and what it would need. */
export const runReasons = {
  enterprise: 'the Enterprise edition',
  hosted: 'an instance that Unleash hosts',
  'needs-slack': 'a Slack workspace',
  'needs-sso': 'an identity provider',
  'needs-edge': 'Unleash Edge',
  'needs-browser': 'a browser or a framework',
  'other-language': 'an SDK that neither npm nor Debian has in the documented release',
  'other-version': 'another version of Unleash',
  fragment: 'code around it that the page leaves out',
} as const

export type RunReason = keyof typeof runReasons

export const codeFence = {
  values: ['title', 'file', 'region', 'operation', 'response', 'status', 'run'],
  ranges: ['mark', 'ins', 'del', 'error', 'warning', 'focus'],
  flags: ['showLineNumbers', 'wrap', 'collapse', 'noCollapse'],
} as const satisfies FenceRule

function readCodeBlock(node: Code, file: VFile, options: DialectOptions): void {
  if (!node.lang) {
    const fix = 'Add a language after the fence: ```bash, or ```text if no other fits.'
    report(file, node, 'A code block has no language.', fix, 'warning')
  } else if (!languageOf(node.lang)) {
    const fix = nearestSentence(node.lang, languageNames, 'Use "text".')
    report(file, node, `The language "${node.lang}" of a code block is unknown.`, fix)
  }
  const { values, ranges, flags } = readFence(node, codeFence, file)
  const code = values.has('file') ? readCodeFile(node, values, file, options) : node.value
  if (!values.has('file') && code.trim() === '')
    report(file, node, 'A code block is empty.', 'Write the code, or remove the block.')
  if (!values.has('file') && values.has('region')) {
    report(
      file,
      node,
      'A code block has region="…" without file="…".',
      'Add file="…" with the file that contains the region.',
    )
  }
  addExample(node, values, code, file)
  checkCopying(node, code, file)
  checkRun(node, values, file)
  if (flags.has('collapse') && flags.has('noCollapse')) {
    report(file, node, 'A code block has both collapse and noCollapse.', 'Remove one of them.')
  }
  const hProperties = codeBlock(code, node.lang ?? '', {
    title: values.get('title'),
    marks: readLineMarks(node, code, { ranges, isNumbered: flags.has('showLineNumbers') }, file),
    isWrapped: flags.has('wrap'),
    isCollapsed: flags.has('noCollapse') ? false : flags.has('collapse') || undefined,
  })
  node.data = { ...node.data, hName: 'CodeBlock', hProperties }
}

const shells = new Set(['Shell', 'Shell session', 'PowerShell'])
const prompt = /^[ \t]*([$%❯➜] |PS [^>\n]*> ?|[A-Z]:\\[^>\n]*> ?)\S/m
/** A dash before an option, or a quotation mark before a value. */
const typographic = /(?:^|[\s=])([\u2010-\u2015\u2212]+(?=\w)|[\u2018-\u201f](?=\S))/m

/** What looks right, but makes copied code fail. In output and prose it may be meant. */
function checkCopying(node: Code, code: string, file: VFile): void {
  const language = languageOf(node.lang ?? '')?.name
  if (language === undefined || language === 'Text' || language === 'Markdown') return
  const check = (pattern: RegExp, problemWith: (found: string) => [what: string, fix: string]) => {
    const match = pattern.exec(code)
    if (!match) return
    const [whole, part = whole] = match
    const before = code.slice(0, match.index + whole.lastIndexOf(part)).split('\n').length
    const line = (node.position?.start.line ?? 0) + (node.value === code ? before : 0)
    const start = { line, column: 1 }
    report(file, { position: { start, end: start } }, ...problemWith(part))
  }
  check(lookalike, (space) => [
    `Code contains ${codePoint(space)}, which looks like a space or like nothing, and makes copied code fail.`,
    'Replace it with a normal space, or delete it.',
  ])
  if (!shells.has(language)) return
  check(typographic, (sign) => {
    const plain = /[\u2018-\u201b]/.test(sign) ? "'" : /[\u201c-\u201f]/.test(sign) ? '"' : sign === '—' ? '--' : '-'
    return [
      `A command contains the typographic sign ${sign}, which shells read as a part of the word.`,
      `Write ${plain}.`,
    ]
  })
  check(prompt, (sign) => [
    `A command starts with the prompt "${sign.trim()}", which readers would copy.`,
    'Remove it, and show output in a separate ```text block.',
  ])
}

/** `status="409"` is what the example returns instead of a success; `run="…"` says why the example isn't run. */
function checkRun(node: Code, values: ReadonlyMap<string, string>, file: VFile): void {
  const status = values.get('status')
  const reason = values.get('run')
  if (status !== undefined && !/^[1-5]\d\d( [1-5]\d\d)*$/.test(status)) {
    const fix = 'Write the status of the response, such as status="409", or one for each request: status="200 401".'
    report(file, node, `A code block has the status "${status}", which isn't an HTTP status.`, fix)
  }
  if (reason !== undefined && !Object.hasOwn(runReasons, reason)) {
    const fix = nearestSentence(reason, Object.keys(runReasons), '')
    report(file, node, `A code block has run="${reason}", which isn't a reason for not running it.`, fix)
  }
}

/**
 * Records a code block with `operation="…"` as an example of that API operation, or of its response with `response="200"`. A
 * block with several requests names an operation for each, separated by spaces. Other code that may call the API is recorded
 * too, so that the API plugin can report which operation to name.
 */
function addExample(node: Code, values: ReadonlyMap<string, string>, code: string, file: VFile): void {
  const language = node.lang ?? ''
  const operations = values.get('operation')?.split(/\s+/)
  const response = values.get('response')
  if (operations !== undefined) {
    for (const [index, operation] of operations.entries()) {
      addReference(file, node, 'operation', operation, {
        language,
        code,
        ...(operations.length > 1 && { call: { index, of: operations.length } }),
        ...(response !== undefined && { response }),
      })
    }
  } else if (response !== undefined) {
    const fix = 'Add operation="…" with the ID of the operation that returns it.'
    report(file, node, 'A code block has response="…" without operation="…".', fix)
  } else if (language === 'http' || /\bcurl\b/.test(code)) {
    addReference(file, node, 'call', '', { language, code })
  }
}

/** Reads the code of a fence with `file="…"`, and `region="…"` if it shows only part of the file. */
function readCodeFile(node: Code, values: ReadonlyMap<string, string>, file: VFile, options: DialectOptions): string {
  const written = values.get('file') ?? ''
  const region = values.get('region')
  const { name, text } = readRelative(file, written, options)
  if (node.value !== '') {
    const fix = 'Remove the code, or remove file="…".'
    report(file, node, `A code block has both file="${written}" and its own code.`, fix)
  }
  if (text === undefined) {
    const fix = 'Create the file, or correct the path, which is relative to this folder.'
    report(
      file,
      node,
      `The code file "${written}" does not exist: there is no file ${name} in the content folder.`,
      fix,
    )
    return ''
  }
  if (region === undefined) return codeOf(text)
  const found = codeRegion(text, region)
  if ('code' in found) return found.code
  const what = `${name} has no ${found.problem === 'open' ? 'end of the ' : ''}region "${region}".`
  const fix = `Mark the region with the comments #region ${region} and #endregion ${region}.`
  report(file, node, what, found.problem === 'open' ? fix : nearestSentence(region, found.regions, fix))
  return ''
}

/** A marker is a comment of any style: `// #region connect`, `# #endregion connect`, `<!-- #region x -->`. */
const marker = /^\s*(?:\/\/|\/\*|#|--|;|<!--|\{\/\*|')\s*#(region|endregion)\b\s*([\w.-]*)/

type CodeRegion = { code: string } | { problem: 'missing' | 'open'; regions: string[] }

export function codeOf(text: string): string {
  return trimLines(text.split('\n').filter((line) => !marker.test(line)))
}

/** The code between `#region name` and `#endregion name`, without the indentation that all of its lines share. */
export function codeRegion(text: string, name: string): CodeRegion {
  const lines = text.split('\n').map((line) => ({ line, mark: marker.exec(line) }))
  const regions = lines.flatMap(({ mark }) => (mark?.[1] === 'region' && mark[2] ? [mark[2]] : []))
  const start = lines.findIndex(({ mark }) => mark?.[1] === 'region' && mark[2] === name)
  if (start < 0) return { problem: 'missing', regions }
  const length = lines.slice(start).findIndex(({ mark }) => mark?.[1] === 'endregion' && mark[2] === name)
  if (length < 0) return { problem: 'open', regions }
  const inside = lines.slice(start + 1, start + length).flatMap(({ line, mark }) => (mark ? [] : [line]))
  const indents = inside.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)?.[0].length ?? 0)
  return { code: trimLines(inside.map((line) => line.slice(Math.min(...indents)))) }
}

function trimLines(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
}
