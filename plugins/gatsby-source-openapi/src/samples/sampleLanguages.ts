/** Languages of code samples by the value of the site's `sdk` tabs, with the names of their grammars. */
export const sampleGrammars = {
  curl: 'bash',
  javascript: 'js',
  node: 'js',
  python: 'python',
  go: 'go',
  java: 'java',
  dotnet: 'csharp',
  ruby: 'ruby',
  php: 'php',
  rust: 'rust',
} as const

export type SampleLanguage = keyof typeof sampleGrammars

/** All of them. */
export const sampleLanguageNames = Object.keys(sampleGrammars) as SampleLanguage[]
