import fs from 'node:fs'
import { expect, test } from 'vitest'
import { syntaxErrors } from '../../plugins/gatsby-source-openapi/__fixtures__/syntaxErrors'
import { codeFences, pageTexts } from './codeFences'

/** Languages of code blocks, and their grammars. What the verification runs is parsed, too, and so is what it can't run, like PowerShell. */
const grammars: Readonly<Record<string, string>> = {
  bash: 'bash',
  powershell: 'powershell',
  js: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'tsx',
  python: 'python',
  go: 'go',
  java: 'java',
  csharp: 'c-sharp',
  ruby: 'ruby',
  php: 'php',
  rust: 'rust',
}

const readmes = fs.readdirSync('content/readmes').map((file) => `../readmes/${file}`)
const fences = [
  ...pageTexts(),
  ...readmes.map((file) => [file, fs.readFileSync(`content/docs/${file}`, 'utf8')] as const),
].flatMap(([file, text]) => codeFences(file, text))

test.each(Object.entries(grammars))('code blocks in %s have no syntax errors', async (language, grammar) => {
  const errorsOf = await syntaxErrors(grammar)
  const check = (code: string) => errorsOf(language === 'php' && !code.startsWith('<?php') ? `<?php\n${code}` : code)
  expect(check('("{[')).not.toEqual([])
  // A block with removed lines shows two states of the code, which are no program together.
  const ofLanguage = fences.filter((fence) => fence.language === language && !fence.meta.includes('del={'))
  expect(ofLanguage).not.toEqual([])
  const wrong = ofLanguage.flatMap(({ file, line, code }) => check(code).map((error) => `${file}:${line} ${error}`))
  expect(wrong).toEqual([])
})

/** PowerShell 7 accepts an `Authorization` header only in its standard form, which a token of Unleash doesn't have. */
test('PowerShell sends tokens with curl.exe', () => {
  const wrong = fences.filter(({ language, code }) => language === 'powershell' && /@\{\s*Authorization/i.test(code))
  expect(wrong.map(({ file, line }) => `${file}:${line}`)).toEqual([])
})
