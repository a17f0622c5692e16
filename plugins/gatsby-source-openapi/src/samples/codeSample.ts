import { csharpSample } from './csharpSample'
import { curlSample } from './curlSample'
import { goSample } from './goSample'
import { javaSample } from './javaSample'
import { javascriptSample } from './javascriptSample'
import { nodeSample } from './nodeSample'
import { phpSample } from './phpSample'
import { pythonSample } from './pythonSample'
import { rubySample } from './rubySample'
import { rustSample } from './rustSample'
import type { SampleLanguage } from './sampleLanguages'
import type { SampleRequest } from './SampleRequest'

/**
 * How a request is written in each language. Our own writers: HTTPSnippet and its forks break bodies with escapes in
 * JavaScript, Python and PHP, write `true` as `null` in PHP lists, and put whole bodies into one escaped line.
 */
const writers: Readonly<Record<SampleLanguage, (request: SampleRequest) => string>> = {
  curl: curlSample,
  javascript: javascriptSample,
  node: nodeSample,
  python: pythonSample,
  go: goSample,
  java: javaSample,
  dotnet: csharpSample,
  ruby: rubySample,
  php: phpSample,
  rust: rustSample,
}

/** How the other comments of these languages begin is `//`. */
const hashComments: readonly SampleLanguage[] = ['python', 'ruby']

/** A request in one language. Only curl's says how the parts of a form are sent: elsewhere that is a program of its own. */
export function codeSample(language: SampleLanguage, request: SampleRequest): string {
  const code = writers[language](request)
  if (!request.form || language === 'curl') return code
  const mark = hashComments.includes(language) ? '#' : '//'
  const names = request.form.map(({ name }) => name.replace(/\s+/g, ' ')).join(', ')
  return `${code}\n\n${mark} To be added: a body of the type multipart/form-data with ${names}.`
}
