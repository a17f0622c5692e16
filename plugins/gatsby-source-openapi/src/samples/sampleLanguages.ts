/** Languages of code samples by the value of the site's `sdk` tabs: the name shown and that of its grammar. */
export const sampleLanguages = {
  curl: { label: 'curl', grammar: 'bash' },
  javascript: { label: 'JavaScript', grammar: 'js' },
  node: { label: 'Node.js', grammar: 'js' },
  python: { label: 'Python', grammar: 'python' },
  go: { label: 'Go', grammar: 'go' },
  java: { label: 'Java', grammar: 'java' },
  dotnet: { label: 'C#', grammar: 'csharp' },
  ruby: { label: 'Ruby', grammar: 'ruby' },
  php: { label: 'PHP', grammar: 'php' },
  rust: { label: 'Rust', grammar: 'rust' },
} as const

export type SampleLanguage = keyof typeof sampleLanguages

/** In the order they are offered. */
export const sampleLanguageNames = Object.keys(sampleLanguages) as SampleLanguage[]
