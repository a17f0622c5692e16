import { parse, type ParseEntry } from 'shell-quote'
import type { CodeExample } from '../../../markdown-tree'

/** What is known of a request. */
export interface ExampleCall {
  method?: string
  /** A URL, or a path. */
  url?: string
  body?: string
}

/** Reads an example of a request or a response. A string says why it can't be read. */
export function exampleCall({ language, code, call: place }: CodeExample): ExampleCall | string {
  if (language === 'json') return { body: code }
  const calls = exampleCalls({ language, code })
  if (!calls) return `Requests in the language "${language}" can't be read.`
  const { index, of: count } = place ?? { index: 0, of: 1 }
  const call = calls[index]
  if (call && calls.length === count) return call
  return `It has ${counted(calls.length)}, but names ${count === 1 ? 'one operation' : `${count} operations`}.`
}

function counted(calls: number): string {
  if (calls === 0) return 'no curl command'
  return calls === 1 ? 'one curl command' : `${calls} curl commands`
}

/** All requests that an example sends; undefined in a language that can't be read. */
export function exampleCalls({ language, code }: CodeExample): ExampleCall[] | undefined {
  if (language === 'http') return [httpCall(code)]
  return language === 'bash' || language === 'shell-session' ? curlCalls(code) : undefined
}

/** A start line, headers, an empty line, and the body. A response starts with its version: `HTTP/1.1 200 OK`. */
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
  ...['-w', '--write-out', '-b', '--cookie', '-c', '--cookie-jar', '-m', '--max-time', '-F', '--form', '--form-string'],
])

/** Shell variables are kept, as strings of the body. */
function curlCalls(code: string): ExampleCall[] {
  // The parser knows `${NAME}` only, not what a script does without a value (`${1:?usage}`).
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

/** The parser returns a word with `?` or `*` outside of quotes as a pattern. */
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
    else if (value !== undefined && (word === '-F' || word.startsWith('--form'))) call.method ??= 'POST'
    else if (value === undefined && !word.startsWith('-')) call.url ??= word
  }
  if (isGet) delete call.body
  const fromFile = call.body?.startsWith('@')
  const method = call.method ?? (call.body === undefined ? 'GET' : 'POST')
  if (fromFile) delete call.body
  return { ...call, method }
}
