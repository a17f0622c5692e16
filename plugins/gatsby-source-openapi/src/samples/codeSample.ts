import { highlightCode } from '../../../markdown-tree'
import { sampleLanguageNames } from '../../shared'
import type { SampleLanguage } from '../../types'
import { csharpSample, goSample, javaSample, kotlinSample, rustSample } from './compiledSamples'
import { bodyText, type FormPart, type SampleRequest, shellQuoted } from './SampleRequest'
import { javascriptSample, nodeSample, phpSample, pythonSample, rubySample } from './scriptSamples'

/**
 * HTTPSnippet and its forks break bodies with escapes in JavaScript, Python and PHP, write `true` as `null` in PHP, and put whole
 * bodies into one escaped line.
 */
const writers: Readonly<Record<SampleLanguage, (request: SampleRequest) => string>> = {
  curl: curlSample,
  javascript: javascriptSample,
  node: nodeSample,
  python: pythonSample,
  go: goSample,
  java: javaSample,
  kotlin: kotlinSample,
  dotnet: csharpSample,
  ruby: rubySample,
  php: phpSample,
  rust: rustSample,
}

/** Comments of the other languages start with `//`. */
const hashComments: readonly SampleLanguage[] = ['python', 'ruby']

/** A request in one language. Only the sample for curl sends the parts of a form: elsewhere that takes a whole program. */
export function codeSample(language: SampleLanguage, request: SampleRequest): string {
  const code = writers[language](request)
  if (!request.form || language === 'curl') return code
  const mark = hashComments.includes(language) ? '#' : '//'
  // In Java, `\u000a` ends a comment, too.
  const names = request.form.map(({ name }) => name.replace(/[\s\\]+/g, ' ')).join(', ')
  return `${code}\n\n${mark} To be added: a body of the type multipart/form-data with ${names}.`
}

/** With `--request HEAD`, curl would wait for a body. */
const methodOptions: Readonly<Record<string, string>> = { GET: '', HEAD: '--head ' }

function curlSample({ method, url, headers, body, form = [] }: SampleRequest): string {
  return [
    `curl ${methodOptions[method] ?? `--request ${method} `}${shellQuoted(url)}`,
    ...headers.map(({ name, value }) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...form.map((part) => `${part.isFile ? '--form' : '--form-string'} ${shellQuoted(`${part.name}=${partText(part)}`)}`),
    ...(body ? [`--data-raw ${shellQuoted(bodyText(body))}`] : []),
  ].join(' \\\n  ')
}

/** `@` sends the file of that name; `--form-string` sends it as text. */
function partText({ name, value, isFile }: FormPart): string {
  if (isFile) return `@${name}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const sampleGrammars: Readonly<Record<SampleLanguage, string>> = {
  curl: 'bash',
  javascript: 'js',
  node: 'js',
  python: 'python',
  go: 'go',
  java: 'java',
  kotlin: 'kotlin',
  dotnet: 'csharp',
  ruby: 'ruby',
  php: 'php',
  rust: 'rust',
}

/** A request as highlighted HTML in every language but that of the sample in the page. */
export function samplesOf(request: SampleRequest): Partial<Record<SampleLanguage, string>> {
  const others = sampleLanguageNames.filter((language) => language !== 'curl')
  return Object.fromEntries(others.map((language) => [language, sampleHtml(language, request)]))
}

export function sampleHtml(language: SampleLanguage, request: SampleRequest): string {
  return highlightCode(codeSample(language, request), sampleGrammars[language]).html
}
