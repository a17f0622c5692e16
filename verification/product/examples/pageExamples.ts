import fs from 'node:fs'
import path from 'node:path'
import { fenceAttributes, type RunReason, runReasons } from '../../../plugins/markdown-tree'
import { codeFences, pageTexts } from '../../../tools/content/codeFences'

/** A code fence that the run follows. */
export interface Example {
  /** From the project's root. */
  file: string
  /** Of the opening fence, 1-based. */
  line: number
  kind: ExampleKind
  language: string
  code: string
  title?: string
  /** IDs of the operations that it names. */
  operations: string[]
  /** Statuses that a page announces for requests that don't succeed, one for each or one for all. */
  statuses: number[]
  /** Why it can't run, as the page says. */
  reason?: RunReason
}

/**
 * `response`: the body of a response. `commands`: typed into a shell. `request`: a body, or an HTTP request, without a
 * command. `program`: code that uses an SDK or sends requests. `script`: a file that a later command runs. `server`: the command that
 * starts Unleash Proxy, which then runs until the end of the page.
 */
export type ExampleKind = 'response' | 'commands' | 'request' | 'program' | 'script' | 'server'

/** Examples of all pages and READMEs, by file in alphabetical order; files without examples are left out. */
export function allExamples(): Map<string, Example[]> {
  const pages = [...pageTexts()].map(([file, text]) => [`content/docs/${file}`, text] as const)
  const files = fs.readdirSync('content/readmes').filter((file) => file.endsWith('.md'))
  const readmes = files
    .sort()
    .map((file) => [`content/readmes/${file}`, fs.readFileSync(`content/readmes/${file}`, 'utf8')] as const)
  return new Map(
    [...pages, ...readmes]
      .map(([file, text]) => [file, pageExamples(file, text)] as const)
      .filter(([, examples]) => examples.length > 0),
  )
}

/** Examples of one page in their order. A page whose fences call nothing has none. */
export function pageExamples(file: string, text: string): Example[] {
  const examples = codeFences(file, text).flatMap(({ line, language: written, meta, code }): Example[] => {
    const language = written === 'npm' ? 'bash' : written
    const { values } = fenceAttributes(meta)
    const title = values.get('title')
    const given = values.get('run')
    const reason = given !== undefined && isRunReason(given) ? given : derivedReason(language, code)
    const operations = values.get('operation')?.split(/\s+/) ?? []
    const kind = kindOf({ language, code, title, operations, isResponse: values.has('response') })
    if (kind === undefined && reason === undefined) return []
    const statuses = (values.get('status') ?? values.get('response') ?? '').split(' ').filter(Boolean).map(Number)
    return [
      {
        ...{ file, line, kind: kind ?? 'commands', language, code, operations, statuses },
        ...(title !== undefined && { title }),
        ...(reason !== undefined && { reason }),
      },
    ]
  })
  const isAboutApi = examples.some(
    ({ kind, code, operations, reason }) =>
      operations.length > 0 || reason !== undefined || kind === 'program' || callsUnleash(code),
  )
  return isAboutApi ? withoutOtherPrograms(withScripts(examples)) : []
}

/** Commands that run a program which isn't an example, such as a server. */
function withoutOtherPrograms(examples: readonly Example[]): Example[] {
  const known = examples.flatMap(({ title }) => (title === undefined ? [] : [path.basename(title)]))
  return examples.filter(({ kind, code, reason }) => {
    const [, program] =
      kind === 'commands' && reason === undefined
        ? (/^[^#\n]*\b(?:node|bash) (?:\.\/)?([\w-]+\.\w+)/m.exec(code) ?? [])
        : []
    return program === undefined || known.includes(program)
  })
}

/** The build reports others. */
function isRunReason(name: string): name is RunReason {
  return Object.hasOwn(runReasons, name)
}

const frameworks = ['html', 'jsx', 'tsx']
const otherLanguages = ['csharp', 'dart', 'go', 'java', 'kotlin', 'php', 'python', 'ruby', 'rust', 'swift']

/** Why code that calls Unleash can't run, where its language or its server says so. */
function derivedReason(language: string, code: string): RunReason | undefined {
  if (/^(bash|js|ts)$/.test(language) && isSentToEdge(code)) return 'needs-edge'
  if (!exampleServers.some((server) => code.includes(server))) return undefined
  if (frameworks.includes(language) || (/^[jt]s$/.test(language) && /from '(@unleash\/|vue)/.test(code)))
    return 'needs-browser'
  return otherLanguages.includes(language) ? 'other-language' : undefined
}

interface Fence {
  language: string
  code: string
  title: string | undefined
  operations: readonly string[]
  isResponse: boolean
}

function kindOf({ language, code, title, operations, isResponse }: Fence): ExampleKind | undefined {
  if (isResponse) return 'response'
  if (language === 'http') return 'request'
  if (language === 'json') return operations.length > 0 ? 'request' : undefined
  if (language === 'bash')
    return operations.length > 0 || callsUnleash(code) || title?.endsWith('.sh') || isHarmless(code)
      ? 'commands'
      : undefined
  return isProgram(language, code) ? 'program' : undefined
}

/** A program that a page runs by name is written first, and run by that command. */
function withScripts(examples: readonly Example[]): Example[] {
  return examples.map((example, index) => {
    const { title, kind } = example
    if (examples.slice(0, index).some((earlier) => startsProxy(earlier.code) && isRunBy(example, earlier)))
      return { ...example, kind: 'server' }
    if (title === undefined || kind === 'response' || kind === 'request') return example
    const isRun = examples.slice(index + 1).some((later) => isRunBy(later, example))
    return isRun ? { ...example, kind: 'script' } : example
  })
}

/** Whether commands run the program of an example. */
export function isRunBy({ kind, code }: Example, { title }: Example): boolean {
  return title !== undefined && kind === 'commands' && code.includes(path.basename(title))
}

/** A program that is an Unleash Proxy. */
export function startsProxy(code: string): boolean {
  return /['"]@unleash\/proxy['"]/.test(code) && /\bstart\(/.test(code)
}

/** Hosts that pages use for the reader's Unleash. */
export const exampleServers = [
  'https://unleash.example.com',
  'https://unleash-eu.example.com',
  'http://localhost:4242',
] as const

/** Where pages have the reader's Unleash Proxy. */
export const exampleProxies = ['https://flags.example.com/proxy', 'http://localhost:3000/proxy'] as const

function callsUnleash(code: string): boolean {
  return (
    /\bcurl\b/.test(code) &&
    [...exampleServers, ...exampleProxies, '/api/admin/', '/api/client/'].some((part) => code.includes(part))
  )
}

/** Unleash Edge, where pages send requests to it. */
function isSentToEdge(code: string): boolean {
  const isRequest = /\bcurl\b|\b(startUnleash|initialize|UnleashClient)\b/.test(code)
  return isRequest && /\bhttps?:\/\/(?:edge\.example\.com|localhost:(?:3063|3064))\b/.test(code)
}

/** SDKs that run in Node.js; those of frameworks need a browser or a build. */
const nodeSdks = ['unleash-client', 'unleash-proxy-client']

function isProgram(language: string, code: string): boolean {
  if (derivedReason(language, code)) return true
  if (startsProxy(code)) return true
  if (language !== 'js' && language !== 'ts') return false
  const imports = [...code.matchAll(/^import (?!type\b)[^;]*?from '([^']+)'/gm)].map((match) => match[1] ?? '')
  const connects = /\b(startUnleash|initialize|UnleashClient|new Unleash)\b/.test(code)
  const sends = (connects && imports.some((name) => nodeSdks.includes(name))) || /\bfetch\(/.test(code)
  return sends && [...exampleServers, ...exampleProxies].some((server) => code.includes(server))
}

/** Commands that prepare or use files between two requests. npm is left out, because packages are installed already. */
const harmless = new Set(['bash', 'cd', 'export', 'grep', 'jq', 'mkdir', 'node', 'npm'])

function isHarmless(code: string): boolean {
  const commands = code
    .replace(/\\\n/g, ' ')
    .replace(/'[^']*'|"[^"]*"/g, 'quoted')
    .split(/\n|&&|\|\||[|;]/)
    .map((command) => command.trim().replace(/^(?:\w+=\S*\s+)+/, ''))
    .filter((command) => command !== '' && !command.startsWith('#'))
  return (
    commands.every((command) => harmless.has(command.split(/\s/)[0] ?? '')) &&
    !/^npm (?:run|start|init)\b|\bnpx\b/m.test(code)
  )
}
