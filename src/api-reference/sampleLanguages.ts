import type { SampleLanguage } from '../../plugins/gatsby-source-openapi/src/samples/sampleLanguages'

/** Languages of code samples, in the order they are offered. Those that SDK guides have too are called as there. */
export const sampleLanguages: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  javascript: 'JavaScript',
  node: 'Node.js',
  python: 'Python',
  go: 'Go',
  java: 'Java',
  dotnet: 'C#',
  ruby: 'Ruby',
  php: 'PHP',
  rust: 'Rust',
}

export const sampleLanguageNames = Object.keys(sampleLanguages) as SampleLanguage[]
