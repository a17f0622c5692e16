/** Languages of code blocks: the name shown, Prism's grammar, and other names they are known by. */
const languages: readonly (readonly [name: string, grammar: string, ...aliases: string[]])[] = [
  ['text', 'plain', 'txt', 'plain', 'plaintext', 'none', 'log', 'csv'],
  ['bash', 'bash', 'sh', 'shell', 'zsh', 'curl'],
  ['shell-session', 'shell-session', 'console', 'sh-session', 'shellsession'],
  ['c', 'c'],
  ['cpp', 'cpp', 'c++'],
  ['csharp', 'csharp', 'cs', 'c#', 'dotnet'],
  ['css', 'css'],
  ['dart', 'dart', 'flutter'],
  ['diff', 'diff', 'patch'],
  ['docker', 'docker', 'dockerfile'],
  ['elixir', 'elixir', 'ex', 'exs'],
  ['go', 'go', 'golang'],
  ['graphql', 'graphql', 'gql'],
  ['groovy', 'groovy', 'gradle'],
  ['hcl', 'hcl', 'terraform', 'tf'],
  ['html', 'markup', 'markup', 'htm', 'vue', 'svelte', 'erb', 'handlebars', 'hbs'],
  ['http', 'http'],
  ['ini', 'ini', 'cfg', 'conf'],
  ['java', 'java'],
  ['js', 'javascript', 'javascript', 'mjs', 'cjs', 'node'],
  ['json', 'json', 'jsonc', 'json5', 'jsonl'],
  ['jsx', 'jsx'],
  ['kotlin', 'kotlin', 'kt', 'kts'],
  ['markdown', 'markdown', 'md', 'mdx'],
  ['nginx', 'nginx', 'nginxconf'],
  ['objectivec', 'objectivec', 'objc', 'objective-c'],
  ['php', 'php'],
  ['powershell', 'powershell', 'ps1', 'pwsh'],
  ['properties', 'properties', 'env', 'dotenv', 'editorconfig'],
  ['python', 'python', 'py', 'python3'],
  ['ruby', 'ruby', 'rb'],
  ['rust', 'rust', 'rs'],
  ['scala', 'scala'],
  ['scss', 'scss', 'sass'],
  ['sql', 'sql', 'postgresql', 'postgres', 'psql'],
  ['swift', 'swift'],
  ['toml', 'toml'],
  ['ts', 'typescript', 'typescript', 'mts', 'cts'],
  ['tsx', 'tsx'],
  ['xml', 'markup', 'svg', 'csproj', 'plist'],
  ['yaml', 'yaml', 'yml'],
]

const byName = new Map(
  languages.flatMap(([name, grammar, ...aliases]) =>
    [name, ...aliases].map((alias) => [alias, { name, grammar }] as const),
  ),
)

/** Every name a code block may give. */
export const languageNames: readonly string[] = [...byName.keys()]

/** Prism's names of the grammars that are needed; `plain` needs none. */
export const grammarNames: readonly string[] = [...new Set(languages.map(([, grammar]) => grammar))].filter(
  (grammar) => grammar !== 'plain',
)

/** The language a name stands for, in any letter case; undefined when there is none. */
export function languageOf(name: string): { name: string; grammar: string } | undefined {
  return byName.get(name.toLowerCase())
}
