import { highlightCode } from '../../../markdown-tree'
import type { FormPart } from '../../../openapi-request'
import { sampleLanguageNames } from '../../shared'
import type { SampleLanguage } from '../../types'
import { csharpSample, goSample, javaSample, kotlinSample, rustSample } from './compiledSamples'
import { bodyText, type SampleBody, type SampleRequest, shellQuoted } from './SampleRequest'
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
const hashComments: readonly SampleLanguage[] = ['curl', 'python', 'ruby']

/**
 * A request in one language, followed by what it lacks. Only the sample for curl sends the parts of a form: elsewhere that takes a whole
 * program.
 */
export function codeSample(language: SampleLanguage, request: SampleRequest): string {
  const { notes, ...sent } = sendable(language, request)
  const code = languages[language].write(sent)
  if (notes.length === 0) return code
  const mark = hashComments.includes(language) ? '#' : '//'
  // In Java, `\u000a` ends a comment, too.
  return `${code}\n\n${notes.map((note) => `${mark} ${note.replace(/[\s\\]+/g, ' ')}`).join('\n')}`
}

/** What a language can send, with notes on what it can't. */
function sendable(language: SampleLanguage, request: SampleRequest): SampleRequest & { notes: string[] } {
  const { body, form, headers, ...rest } = request
  const notes = [
    ...(request.notes ?? []),
    ...(language === 'javascript' && request.method === 'TRACE' ? ['Not possible: fetch refuses TRACE requests.'] : []),
  ]
  if (language === 'javascript' && request.method === 'GET' && (body || form)) {
    const left = headers.filter(({ name }) => name.toLowerCase() !== 'content-type')
    return { ...rest, headers: left, notes: [...notes, 'The body is left out, because fetch can’t send one with GET.'] }
  }
  if (language === 'javascript' && body?.file !== undefined)
    return { ...request, notes: [...notes, `To be added: "file", with the content of ${body.file}.`] }
  if (!form || language === 'curl') return { ...request, notes }
  const names = form.map(({ name }) => name).join(', ')
  return { ...request, notes: [...notes, `To be added: a body of the type multipart/form-data with ${names}.`] }
}

/** With `--request HEAD`, curl would wait for a body. */
const methodOptions: Readonly<Record<string, string>> = { GET: '', HEAD: '--head ' }

function curlSample({ method, url, headers, body, form = [] }: SampleRequest): string {
  // With a body, curl sends POST unless it's told otherwise.
  const methodOption = body || form.length > 0 ? undefined : methodOptions[method]
  return [
    `curl ${methodOption ?? `--request ${method} `}${shellQuoted(url)}`,
    ...headers.map(({ name, value }) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...form.map(formOption),
    ...(body ? [bodyOption(body)] : []),
  ].join(' \\\n  ')
}

/** `--data-raw` sends a leading `@` as it is; `--data-binary` sends the file of that name. */
function bodyOption(body: SampleBody): string {
  if (body.file !== undefined) return `--data-binary ${shellQuoted(`@${body.file}`)}`
  return `--data-raw ${shellQuoted(bodyText(body))}`
}

/** `--form` sends files, and parts with a media type; `--form-string` sends text as it is. */
function formOption({ name, text, isFile, mediaType }: FormPart): string {
  if (!isFile && mediaType === undefined) return `--form-string ${shellQuoted(`${name}=${text}`)}`
  const type = mediaType === undefined ? '' : `;type=${mediaType}`
  const value = isFile ? `@${text}` : `"${text.replace(/[\\"]/g, '\\$&')}"`
  return `--form ${shellQuoted(`${name}=${value}${type}`)}`
}

/** A request as highlighted HTML in every language but that of the sample in the page. */
export function samplesOf(request: SampleRequest): Partial<Record<SampleLanguage, string>> {
  const others = sampleLanguageNames.filter((language) => language !== 'curl')
  return Object.fromEntries(others.map((language) => [language, sampleHtml(language, request)]))
}

export function sampleHtml(language: SampleLanguage, request: SampleRequest): string {
  return highlightCode(codeSample(language, request), languages[language].grammar).html
}
