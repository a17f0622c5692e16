import path from 'node:path'
import { Language, Parser } from '@vscode/tree-sitter-wasm'
import type { SampleLanguage } from '../types'

/** The grammars that VS Code uses; each is a file of the package, which has none of Kotlin. */
export const grammars: Readonly<Partial<Record<SampleLanguage, string>>> = {
  curl: 'bash',
  javascript: 'javascript',
  node: 'javascript',
  python: 'python',
  go: 'go',
  java: 'java',
  dotnet: 'c-sharp',
  ruby: 'ruby',
  php: 'php',
  rust: 'rust',
}

const folder = path.resolve('node_modules/@vscode/tree-sitter-wasm/wasm')

/** Returns a function that finds the lines with syntax errors in code, for a grammar of the package such as `c-sharp`. */
export async function syntaxErrors(grammar: string): Promise<(code: string) => string[]> {
  await Parser.init({ locateFile: (file: string) => path.join(folder, file) })
  const parser = new Parser()
  parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`)))
  return (code) => {
    const tree = parser.parse(code)
    if (!tree) return ['not parsed']
    const lines = tree.rootNode.hasError ? code.split('\n') : []
    const found = lines.length > 0 ? tree.rootNode.descendantsOfType('ERROR').flatMap((node) => (node ? [node] : [])) : []
    const errors = found.map(({ startPosition: { row } }) => `${row + 1}: ${lines[row] ?? ''}`)
    tree.delete()
    return lines.length > 0 && errors.length === 0 ? ['something is missing'] : errors
  }
}
