/** Languages of code blocks: display name, Prism's grammar, and the names that code fences may use. */
const languages: readonly (readonly [name: string, grammar: string, ...aliases: string[]])[] = [
  ['Text', 'plain', 'text', 'txt', 'plain', 'plaintext', 'none', 'log', 'csv'],
  ['Shell', 'bash', 'bash', 'sh', 'shell', 'zsh', 'curl'],
  ['Shell session', 'shell-session', 'shell-session', 'console', 'sh-session', 'shellsession'],
  ['C', 'c', 'c'],
  ['C++', 'cpp', 'cpp', 'c++'],
  ['C#', 'csharp', 'csharp', 'cs', 'c#', 'dotnet'],
  ['CSS', 'css', 'css'],
  ['Dart', 'dart', 'dart', 'flutter'],
  ['Diff', 'diff', 'diff', 'patch'],
  ['Dockerfile', 'docker', 'docker', 'dockerfile'],
  ['Elixir', 'elixir', 'elixir', 'ex', 'exs'],
  ['Go', 'go', 'go', 'golang'],
  ['GraphQL', 'graphql', 'graphql', 'gql'],
  ['Groovy', 'groovy', 'groovy', 'gradle'],
  ['HCL', 'hcl', 'hcl', 'terraform', 'tf'],
  ['HTML', 'markup', 'html', 'markup', 'htm', 'vue', 'svelte', 'erb', 'handlebars', 'hbs'],
  ['HTTP', 'http', 'http'],
  ['INI', 'ini', 'ini', 'cfg', 'conf'],
  ['Java', 'java', 'java'],
  ['JavaScript', 'javascript', 'js', 'javascript', 'mjs', 'cjs', 'node'],
  ['JSON', 'json', 'json', 'jsonc', 'json5', 'jsonl'],
  ['JSX', 'jsx', 'jsx'],
  ['Kotlin', 'kotlin', 'kotlin', 'kt', 'kts'],
  ['Markdown', 'markdown', 'markdown', 'md', 'mdx'],
  ['nginx', 'nginx', 'nginx', 'nginxconf'],
  ['Objective-C', 'objectivec', 'objectivec', 'objc', 'objective-c'],
  ['PHP', 'php', 'php'],
  ['PowerShell', 'powershell', 'powershell', 'ps1', 'pwsh'],
  ['Properties', 'properties', 'properties', 'env', 'dotenv', 'editorconfig'],
  ['Python', 'python', 'python', 'py', 'python3'],
  ['Ruby', 'ruby', 'ruby', 'rb'],
  ['Rust', 'rust', 'rust', 'rs'],
  ['Scala', 'scala', 'scala'],
  ['SCSS', 'scss', 'scss', 'sass'],
  ['SQL', 'sql', 'sql', 'postgresql', 'postgres', 'psql'],
  ['Swift', 'swift', 'swift'],
  ['TOML', 'toml', 'toml'],
  ['TypeScript', 'typescript', 'ts', 'typescript', 'mts', 'cts'],
  ['TSX', 'tsx', 'tsx'],
  ['XML', 'markup', 'xml', 'svg', 'csproj', 'plist'],
  ['YAML', 'yaml', 'yaml', 'yml'],
]

const byName = new Map(
  languages.flatMap(([name, grammar, ...aliases]) => aliases.map((alias) => [alias, { name, grammar }] as const)),
)

export const languageNames: readonly string[] = [...byName.keys()]

export const grammarNames: readonly string[] = [...new Set(languages.map(([, grammar]) => grammar))].filter(
  (grammar) => grammar !== 'plain',
)

export function languageOf(name: string): { name: string; grammar: string } | undefined {
  return byName.get(name.toLowerCase())
}
