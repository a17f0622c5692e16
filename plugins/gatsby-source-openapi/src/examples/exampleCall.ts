import { parse, type ParseEntry } from 'shell-quote'
import type { CodeExample } from '../../../gatsby-markdown-tree/src/Reference'

/** What an example sends, as far as it says so. */
export interface ExampleCall {
  /** Upper case. */
  method?: string
  /** As it is written: a URL, or a path. */
  url?: string
  body?: string
}

/** Reads an example of a call, or of a response; a text where it cannot be read, which says why. */
export function exampleCall({ language, code, call: place }: CodeExample): ExampleCall | string {
  if (language === 'json') return { body: code }
  const calls = exampleCalls({ language, code })
  if (!calls) return `The language "${language}" is not one in which calls are read.`
  const { index, of: count } = place ?? { index: 0, of: 1 }
  const call = calls[index]
  if (call && calls.length === count) return call
  return `${counted(calls.length)} in it, and ${count === 1 ? 'one operation is' : `${count} operations are`} named.`
}

function counted(calls: number): string {
  if (calls === 0) return 'There is no curl command'
  return calls === 1 ? 'There is one curl command' : `There are ${calls} curl commands`
}

/** All calls that an example makes; undefined in a language in which calls are not read. */
export function exampleCalls({ language, code }: CodeExample): ExampleCall[] | undefined {
  if (language === 'http') return [httpCall(code)]
  return language === 'bash' || language === 'shell-session' ? curlCalls(code) : undefined
}

/** A start line, headers, a blank line, and the body. A response starts with its version: `HTTP/1.1 200 OK`. */
function httpCall(code: string): ExampleCall {
  const [head = '', ...rest] = code.replace(/\r\n/g, '\n').split(/\n[ \t]*\n/)
  const [, method, url] = /^([A-Z]+)\s+(\S+)/.exec(head) ?? []
  const body = rest.join('\n\n').trim()
  return { ...(method && { method, url }), ...(body && { body }) }
}

const dataOptions = new Set(['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json'])
const valueOptions = new Set([
  ...dataOptions,
  ...['-X', '--request', '-H', '--header', '-o', '--output', '-u', '--user', '--url'],
  ...['-w', '--write-out', '-b', '--cookie', '-c', '--cookie-jar', '-m', '--max-time', '-F', '--form'],
])

/** The `curl` commands; variables of the shell stay as they are, so that they are texts in a body. */
function curlCalls(code: string): ExampleCall[] {
  // The parser knows `${NAME}` only; what a script does without a value (`${1:?usage}`) is no matter here.
  const script = code
    .replace(/^[ \t]*#.*$/gm, '')
    .replace(/\\\n/g, ' ')
    .replace(/\$\{(\w+)[^{}]*\}/g, '$$$1')
  const words = parse(script, (name) => `$${name}`)
  const starts = words.flatMap((word, index) => (word === 'curl' ? [index] : []))
  return starts.map((start, index) => {
    const after = words.slice(start + 1, starts[index + 1])
    const end = after.findIndex((word) => typeof word !== 'string' && 'op' in word && word.op !== 'glob')
    return curlOptions(after.slice(0, end === -1 ? undefined : end).flatMap(wordOf))
  })
}

/** A word with `?` or `*` outside of quotes comes as a pattern. */
function wordOf(word: ParseEntry): string[] {
  if (typeof word === 'string') return word === '' ? [] : [word]
  return 'pattern' in word ? [word.pattern] : []
}

function curlOptions(words: readonly string[]): ExampleCall {
  const call: ExampleCall = {}
  let isGet = false
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const value = valueOptions.has(word) ? words[(index += 1)] : undefined
    if (value !== undefined && dataOptions.has(word)) call.body = value
    else if (value !== undefined && (word === '-X' || word === '--request')) call.method = value.toUpperCase()
    else if (value !== undefined && word === '--url') call.url = value
    else if (word === '-G' || word === '--get') isGet = true
    else if (value !== undefined && (word === '-F' || word === '--form')) call.method ??= 'POST'
    else if (value === undefined && !word.startsWith('-')) call.url ??= word
  }
  if (isGet) delete call.body
  const fromFile = call.body?.startsWith('@')
  const method = call.method ?? (call.body === undefined ? 'GET' : 'POST')
  if (fromFile) delete call.body
  return { ...call, method }
}
