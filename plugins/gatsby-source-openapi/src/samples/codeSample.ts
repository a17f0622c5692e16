import { highlightCode } from '../../../markdown-tree'
import { sampleLanguageNames } from '../../shared'
import type { SampleLanguage } from '../../types'
import { csharpSample, goSample, javaSample, kotlinSample, rustSample } from './compiledSamples'
import { bodyText, type FormPart, type SampleRequest, shellQuoted } from './SampleRequest'
import { javascriptSample, nodeSample, phpSample, pythonSample, rubySample } from './scriptSamples'

/**
 * What writes a sample, and the grammar that colors it. HTTPSnippet and its forks break bodies with escapes in JavaScript, Python and
 * PHP, write `true` as `null` in PHP, and put whole bodies into one escaped line.
 */
const languages: Readonly<Record<SampleLanguage, { write: (request: SampleRequest) => string; grammar: string }>> = {
  curl: { write: curlSample, grammar: 'bash' },
  javascript: { write: javascriptSample, grammar: 'js' },
  node: { write: nodeSample, grammar: 'js' },
  python: { write: pythonSample, grammar: 'python' },
  go: { write: goSample, grammar: 'go' },
  java: { write: javaSample, grammar: 'java' },
  kotlin: { write: kotlinSample, grammar: 'kotlin' },
  dotnet: { write: csharpSample, grammar: 'csharp' },
  ruby: { write: rubySample, grammar: 'ruby' },
  php: { write: phpSample, grammar: 'php' },
  rust: { write: rustSample, grammar: 'rust' },
}

/** Comments of the other languages start with `//`. */
const hashComments: readonly SampleLanguage[] = ['python', 'ruby']

/** A request in one language. Only the sample for curl sends the parts of a form: elsewhere that takes a whole program. */
export function codeSample(language: SampleLanguage, request: SampleRequest): string {
  const code = languages[language].write(request)
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
    ...form.map(
      (part) => `${part.isFile ? '--form' : '--form-string'} ${shellQuoted(`${part.name}=${partText(part)}`)}`,
    ),
    ...(body ? [`--data-raw ${shellQuoted(bodyText(body))}`] : []),
  ].join(' \\\n  ')
}

/** `@` sends the file of that name; `--form-string` sends it as text. */
function partText({ name, value, isFile }: FormPart): string {
  if (isFile) return `@${name}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A request as highlighted HTML in every language but that of the sample in the page. */
export function samplesOf(request: SampleRequest): Partial<Record<SampleLanguage, string>> {
  const others = sampleLanguageNames.filter((language) => language !== 'curl')
  return Object.fromEntries(others.map((language) => [language, sampleHtml(language, request)]))
}

export function sampleHtml(language: SampleLanguage, request: SampleRequest): string {
  return highlightCode(codeSample(language, request), languages[language].grammar).html
}
