import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import stylelint from 'stylelint'
import { describe, expect, test } from 'vitest'

type Snippet = readonly [file: string, code: string]

/** Names of the rules that fire on each snippet, with the real configuration. */
function firedRules(snippets: readonly Snippet[], isTyped = false): (...snippet: Snippet) => string[] {
  const rounds: Map<string, string>[] = []
  const runs = snippets.map((snippet, index) => {
    const earlier = snippets.slice(0, index).filter(([file]) => file === snippet[0]).length
    const [file, code] = earlier === 0 ? snippet : renamed(snippet, String.fromCharCode(65 + earlier))
    const round = rounds.find((files) => !files.has(file)) ?? rounds[rounds.push(new Map()) - 1]!
    round.set(file, code)
    return { snippet, file, round }
  })
  const problems = new Map(rounds.map((round) => [round, lint([...round], isTyped)]))
  return (...snippet) => {
    const run = runs.find((one) => one.snippet.join('\n') === snippet.join('\n'))
    if (!run) throw new Error(`${snippet[0]} was not checked`)
    return (problems.get(run.round) ?? []).filter(({ filename }) => filename === run.file).map(({ code }) => code)
  }
}

/** The same snippet in a file beside it, as each run takes half a second: `Probe.tsx`, which exports `Probe`, becomes `ProbeB.tsx`. */
function renamed([file, code]: Snippet, suffix: string): Snippet {
  const rename = (text: string) => text.replace(/probe\b/gi, `$&${suffix}`)
  return [path.posix.join(path.dirname(file), rename(path.basename(file))), rename(code)]
}

/** Runs oxlint in a folder that contains these files, and empty ones that they import. */
function lint(snippets: readonly Snippet[], isTyped: boolean): readonly { filename: string; code: string }[] {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'lint-rules-')))
  const write = (file: string, text: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  try {
    for (const [file, code] of snippets) write(file, code)
    for (const [file, code] of snippets) {
      for (const [, imported = ''] of code.matchAll(/'(\.[^']*)'/g)) {
        const module = path.join(path.dirname(file), imported)
        const target = ['', '.ts', '.tsx', '/index.ts']
          .map((end) => module + end)
          .find((name) => /\.\w+$/.test(name) && existsSync(name))
        if (target && !existsSync(path.join(folder, target))) write(target, '')
      }
    }
    const options = isTyped ? {} : { typeAware: false, typeCheck: false }
    for (const file of readdirSync('.').filter((name) => /^tsconfig.*\.json$/.test(name)))
      write(file, readFileSync(file, 'utf8'))
    for (const file of isTyped ? readdirSync('src/shared').filter((name) => name.endsWith('.ts')) : [])
      write(`src/shared/${file}`, readFileSync(`src/shared/${file}`, 'utf8'))
    write(
      'lint.mjs',
      `import config from '${pathToFileURL('oxlint.config.mjs').href}'\nexport default { ...config, options: { ...config.options, ...${JSON.stringify(options)} } }\n`,
    )
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
    const args = [
      path.resolve('node_modules/oxlint/bin/oxlint'),
      '-c',
      'lint.mjs',
      '-f',
      'json',
      ...snippets.map(([file]) => file),
    ]
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    return (JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }).diagnostics
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** An import of some module of a folder, whatever it is called today. */
function importFrom(fromFile: string, folder: string): Snippet {
  const file = readdirSync(folder).find((name) => /^[A-Za-z]\w*\.tsx?$/.test(name) && !name.startsWith('gatsby-'))
  if (!file) throw new Error(`${folder} holds no module`)
  const target = path.relative(path.dirname(fromFile), path.join(folder, file.replace(/\.tsx?$/, '')))
  return [
    fromFile,
    `import type { Probe } from '${target.startsWith('.') ? target : `./${target}`}'\nexport const probe: Probe = {}\n`,
  ]
}

const paths = 'local(import-zones)'
const restrictedImports = 'eslint(no-restricted-imports)'
const syntax = 'local(no-restricted-syntax)'
const rendering = 'local(no-browser-while-rendering)'

const forbiddenImports: [file: string, folder: string][] = [
  ['content/site/probe.ts', 'src/shared'],
  ['content/site/probe.ts', 'plugins/gatsby-source-site/src'],
  ['plugins/gatsby-source-site/src/probe.ts', 'src/shared'],
  ['plugins/gatsby-source-site/src/probe.ts', 'src/build'],
  ['plugins/gatsby-source-site/src/probe.ts', 'content/site'],
  ['plugins/gatsby-source-site/src/probe.ts', 'plugins/gatsby-source-readmes'],
  ['plugins/remote-document/src/probe.ts', 'plugins/gatsby-source-site/src'],
  ['plugins/problem-report/src/probe.ts', 'plugins/remote-document'],
  ['plugins/gatsby-source-site/src/probe.ts', 'plugins/remote-document/src'],
  ['plugins/remote-document/src/probe.ts', 'plugins/markdown-tree/src'],
  ['src/build/probe.ts', 'plugins/markdown-tree/src'],
  ['tools/probe.ts', 'plugins/remote-document/src'],
  ['src/ui/probe.ts', 'verification/product'],
  ['plugins/problem-report/src/probe.ts', 'verification/product'],
  ['tools/probe.ts', 'verification/product'],
  ['e2e/probe.ts', 'verification/engines'],
  ['playwright.config.ts', 'verification/product'],
  ['gatsby-node.ts', 'verification/product'],
  ['src/layout/probe.ts', 'src/build'],
  ['src/templates/probe.ts', 'src/build'],
  ['src/shared/probe.ts', 'src/build'],
  ['e2e/probe.ts', 'src/build'],
  ['gatsby-browser.tsx', 'src/build'],
  ['gatsby-ssr.tsx', 'src/build'],
  ['src/build/probe.ts', 'src/ui'],
  ['src/build/probe.ts', 'src/layout'],
  ['src/build/probe.ts', 'src/start'],
  ['src/build/sidebars/probe.ts', 'src/layout/sidebar'],
  ['src/build/probe.ts', 'src/markdown'],
  ['src/layout/navbar/probe.ts', 'src/start'],
  ['src/layout/probe.ts', 'src/start'],
  ['gatsby-ssr.tsx', 'src/start'],
  ['src/shared/probe.ts', 'src/ui'],
  ['src/shared/probe.ts', 'plugins/remote-document/src'],
  ['src/ui/probe.ts', 'src/layout/navbar'],
  ['src/ui/probe.ts', 'src/markdown'],
  ['src/ui/probe.ts', 'src/layout'],
  ['src/ui/probe.ts', 'src/preferences/color-mode'],
  ['src/platform/probe.ts', 'src/ui'],
  ['src/platform/probe.ts', 'src/layout/navbar'],
  ['src/build/probe.ts', 'src/platform'],
  ['src/shared/probe.ts', 'src/platform'],
  ['src/layout/navbar/probe.ts', 'src/layout/sidebar'],
  ['src/layout/sidebar/probe.ts', 'src/layout/navbar'],
  ['src/markdown/probe.ts', 'src/doc'],
  ['src/markdown/text/probe.ts', 'src/ui'],
  ['src/search-engine/probe.ts', 'src/search'],
  ['src/preferences/color-mode/probe.ts', 'src/layout/navbar'],
  ['src/doc/probe.ts', 'src/layout/sidebar'],
  ['src/doc/probe.ts', 'src/templates'],
  ['src/markdown/probe.ts', 'src/templates'],
  ['src/layout/sidebar/probe.ts', 'src/layout'],
  ['src/openapi/reference/probe.ts', 'src/layout/navbar'],
  ['src/openapi/console/probe.ts', 'src/openapi/reference'],
  ['src/lab/probe.ts', 'src/markdown'],
  ['src/gatsby-patches/probe.ts', 'src/ui'],
]

const allowedImports: [file: string, folder: string][] = [
  ['content/site/probe.ts', 'plugins/gatsby-source-site'],
  ['plugins/gatsby-source-site/src/probe.ts', 'plugins/problem-report'],
  ['plugins/gatsby-source-site/src/probe.ts', 'plugins/remote-document'],
  ['tools/probe.ts', 'plugins/remote-document'],
  ['src/build/probe.ts', 'plugins/markdown-tree'],
  ['plugins/remote-document/src/probe.ts', 'plugins/problem-report'],
  ['gatsby-node.ts', 'src/build'],
  ['gatsby-config.ts', 'src/build'],
  ['gatsby-browser.tsx', 'src/start'],
  ['src/build/probe.ts', 'src/build/sidebars'],
  ['src/build/probe.ts', 'src/shared'],
  ['src/build/probe.ts', 'src/start/inline'],
  ['src/build/probe.ts', 'src/markdown/text'],
  ['src/openapi/reference/probe.ts', 'src/openapi/console'],
  ['src/layout/probe.ts', 'src/layout/navbar'],
  ['src/layout/navbar/probe.ts', 'src/preferences/color-mode'],
  ['src/doc/probe.ts', 'src/markdown'],
  ['src/templates/probe.ts', 'src/doc'],
  ['src/shared/probe.ts', 'src/shared'],
  ['src/preferences/color-mode/probe.ts', 'src/ui'],
  ['src/layout/navbar/probe.ts', 'src/ui'],
]

const refusedCode: [file: string, code: string, rule: string][] = [
  [
    'content/site/probe.ts',
    "import { navbar } from '../../plugins/gatsby-source-site/types'\nexport const probe = navbar\n",
    restrictedImports,
  ],
  ['content/site/probe.ts', 'export const probe = Object.freeze({})\n', syntax],
  ['content/site/probe.ts', 'export const probe = () => 1\n', syntax],
  ['content/site/probe.ts', 'export const probe = new Map()\n', syntax],
  ['src/build/probe.ts', "import { createElement } from 'react'\ncreateElement('p')\n", restrictedImports],
  ['src/build/probe.ts', "import { renderToString } from 'react-dom/server'\nrenderToString()\n", restrictedImports],
  ['src/build/probe.ts', "import '../styles/base.css'\n", restrictedImports],
  [
    'src/ui/Probe.tsx',
    "import fs from 'node:fs'\nexport const Probe = () => fs.readFileSync('x')\n",
    restrictedImports,
  ],
  ['src/shared/probe.ts', "import fs from 'node:fs'\nexport const probe = fs\n", restrictedImports],
  [
    'src/markdown/Probe.tsx',
    "import { probe } from '../../plugins/markdown-tree'\nexport const Probe = probe\n",
    restrictedImports,
  ],
  ['src/layout/navbar/Probe.tsx', 'export const query = graphql`{ site { id } }`\n', syntax],
  ['src/doc/Probe.tsx', 'export const Probe = () => useStaticQuery(1)\n', syntax],
  [
    'src/layout/navbar/Probe.tsx',
    "export const Probe = () => () => localStorage.getItem('x')\n",
    'eslint(no-restricted-globals)',
  ],
  [
    'src/layout/navbar/Probe.tsx',
    "export const Probe = () => () => window.localStorage.getItem('x')\n",
    'eslint(no-restricted-properties)',
  ],
  [
    'src/start/probe.ts',
    "export const probe = () => globalThis.sessionStorage.getItem('x')\n",
    'eslint(no-restricted-properties)',
  ],
  [
    'src/ui/probe.ts',
    "export const probe = () => window.localStorage.getItem('x')\n",
    'eslint(no-restricted-properties)',
  ],
  ['src/search/Probe.tsx', "export const Probe = () => () => fetch('/x')\n", 'eslint(no-restricted-globals)'],
  ['src/search/Probe.tsx', "export const Probe = () => () => window.fetch('/x')\n", 'eslint(no-restricted-properties)'],
  [
    'src/templates/ProbeTemplate.tsx',
    "export const ProbeTemplate = () => () => fetch('/x')\n",
    'eslint(no-restricted-globals)',
  ],
  ['src/platform/storageSlot.ts', "export const probe = () => fetch('/x')\n", 'eslint(no-restricted-globals)'],
  ['src/ui/Probe.tsx', 'export const Probe = () => <p>{window.innerWidth}</p>\n', rendering],
  [
    'src/ui/Probe.tsx',
    'export function Probe() {\n  const width = window.innerWidth\n  return <p>{width}</p>\n}\n',
    rendering,
  ],
  [
    'src/ui/Probe.tsx',
    'export function Probe() {\n  const [width] = useState(() => window.innerWidth)\n  return <p>{width}</p>\n}\n',
    rendering,
  ],
  ['src/ui/Probe.tsx', 'const title = document.title\nexport const Probe = () => <p>{title}</p>\n', rendering],
  ['src/ui/useProbe.ts', 'export function useProbe() {\n  return navigator.onLine\n}\n', rendering],
  [
    'plugins/gatsby-source-readmes/src/probe.ts',
    "import vm from 'node:vm'\nvm.runInNewContext('1')\n",
    restrictedImports,
  ],
  [
    'plugins/gatsby-source-readmes/src/probe.ts',
    "import { evaluate } from '@mdx-js/mdx'\nevaluate('1')\n",
    restrictedImports,
  ],
  ['plugins/gatsby-source-readmes/src/probe.ts', "export const probe = eval('1')\n", 'eslint(no-eval)'],
  ['plugins/gatsby-source-readmes/src/probe.ts', "export const probe = new Function('1')\n", 'eslint(no-new-func)'],
  [
    'plugins/gatsby-source-site/src/probe.ts',
    'export const probe = (value: any) => value\n',
    'typescript(no-explicit-any)',
  ],
  ['plugins/gatsby-source-site/src/probe.ts', "console.log('x')\n", 'eslint(no-console)'],
  ['plugins/gatsby-source-site/src/probe.ts', 'process.exit(1)\n', 'eslint(no-restricted-properties)'],
  ['src/build/probe.ts', 'process.exit(1)\n', 'eslint(no-restricted-properties)'],
  ['src/build/probe.ts', "console.error('x')\n", 'eslint(no-console)'],
  ['src/ui/Probe.tsx', "console.log('x')\n", 'eslint(no-console)'],
  ['plugins/gatsby-source-site/src/probe.ts', 'export default 1\n', syntax],
  ['src/ui/Probe.tsx', 'export default function Probe() {\n  return null\n}\n', syntax],
  ['src/layout/Probe.tsx', 'export default function Probe() {\n  return null\n}\n', syntax],
  ['src/ui/probe.ts', "export * from './Icon'\n", syntax],
  ['src/ui/probe.ts', "export { Icon } from './Icon'\n", syntax],
  ['plugins/gatsby-source-site/src/probe.ts', "export * from './sourceNodes'\n", syntax],
  ['src/layout/navbar/index.tsx', 'export const probe = 1\n', 'local(file-name)'],
  ['src/layout/navbar/utils.ts', 'export const probe = 1\n', 'local(file-name)'],
  ['src/helpers/probe.ts', 'export const probe = 1\n', 'local(file-name)'],
  ['plugins/gatsby-source-site/src/common/probe.ts', 'export const probe = 1\n', 'local(file-name)'],
  ['src/ui/Probe.tsx', 'export function Other() {\n  return null\n}\n', 'local(file-name)'],
  [
    'src/ui/Probe.tsx',
    'export function Probe() {\n  if (true) useState()\n  return null\n}\n',
    'react-hooks(rules-of-hooks)',
  ],
  [
    'src/ui/useProbe.ts',
    "import { useEffect } from 'react'\nexport function useProbe(name: string) {\n  useEffect(() => show(name), [])\n}\n",
    'react-hooks(exhaustive-deps)',
  ],
  ['src/ui/Probe.tsx', 'export const Probe = () => <p>{Math.random()}</p>\n', 'react(purity)'],
  ['src/ui/probe.ts', "import { useId } from 'react'\nexport const probe = 1\n", 'eslint(no-unused-vars)'],
  ['src/ui/Probe.tsx', 'export const Probe = () => <img src="/x.png" />\n', 'jsx-a11y(alt-text)'],
  ['src/ui/probe.ts', '\n'.repeat(321), 'eslint(max-lines)'],
]

const allowedCode: [file: string, code: string, rule: string][] = [
  ['src/layout/Probe.tsx', 'export const Probe = () => null\nexport const query = graphql`{ site { id } }`\n', syntax],
  ['src/templates/Probe.tsx', 'export default function Probe() {\n  return null\n}\n', syntax],
  [
    'src/platform/storageSlot.ts',
    "export const probe = () => window.localStorage.getItem('x')\n",
    'eslint(no-restricted-properties)',
  ],
  [
    'src/ui/Probe.tsx',
    'export function Probe() {\n  useEffect(() => window.scrollTo(0, 0))\n  return <button onClick={() => window.print()} />\n}\n',
    rendering,
  ],
  ['src/start/probe.ts', 'export function probe() {\n  window.scrollTo(0, 0)\n}\n', rendering],
  ['plugins/gatsby-source-site/gatsby-node.ts', "export { sourceNodes } from './src/sourceNodes'\n", syntax],
  ['tools/probe.ts', "console.log('x')\n", 'eslint(no-console)'],
  [
    'src/markdown/Probe.tsx',
    "import type { Probe as P } from '../../plugins/markdown-tree'\nexport const Probe = (p: P) => p\n",
    restrictedImports,
  ],
]

const packageImport: Snippet = ['src/shared/probe.ts', "import { visit } from 'unist-util-visit'\nvisit()\n"]

const fired = firedRules([
  ...[...forbiddenImports, ...allowedImports].map((names) => importFrom(...names)),
  ...[...refusedCode, ...allowedCode].map(([file, code]): Snippet => [file, code]),
  packageImport,
])

describe('which folder may import which', () => {
  test.each(forbiddenImports)('%s never imports %s', (file, folder) => {
    expect(fired(...importFrom(file, folder))).toContain(paths)
  })

  test.each(allowedImports)('%s may import %s', (file, folder) => {
    expect(fired(...importFrom(file, folder))).not.toContain(paths)
  })

  test('a package counts as well: shared code imports none', () => {
    expect(fired(...packageImport)).toContain(paths)
  })
})

describe('what a file may say', () => {
  test.each(refusedCode)('%s: %s', (file, code, rule) => {
    expect(fired(file, code)).toContain(rule)
  })

  test.each(allowedCode)('%s may say: %s', (file, code, rule) => {
    expect(fired(file, code)).not.toContain(rule)
  })
})

const typedCode: [file: string, code: string, rule: string][] = [
  ['src/build/promise.ts', 'Promise.resolve()\n', 'typescript(no-floating-promises)'],
  [
    'src/build/handler.ts',
    "export const probe = () => ['a'].forEach(async () => Promise.resolve())\n",
    'typescript(no-misused-promises)',
  ],
  ['src/build/any.ts', "export const probe: string = JSON.parse('1')\n", 'typescript(no-unsafe-assignment)'],
  [
    'src/build/condition.ts',
    "export const probe = (value: string) => value ?? ''\n",
    'typescript(no-unnecessary-condition)',
  ],
  [
    'src/build/switch.ts',
    "export function probe(value: 'a' | 'b') {\n  switch (value) {\n    case 'a':\n      return 1\n  }\n  return 2\n}\n",
    'typescript(switch-exhaustiveness-check)',
  ],
  ['src/build/wrongType.ts', "export const probe: number = ''\n", 'typescript(TS2322)'],
  ['content/docs/probe.scene.ts', "export const probe: number = ''\n", 'typescript(TS2322)'],
]

const nodeCode = 'export const probe: string = process.cwd()\n'
const pageCode = 'export const probe = (): string => document.title\n'
/** Which globals a file has, as the tsconfig files say. */
const worlds: [file: string, knows: { node: boolean; page: boolean }][] = [
  ['src/build/probe.ts', { node: true, page: false }],
  ['src/gatsby-patches/probe.ts', { node: true, page: false }],
  ['plugins/gatsby-source-site/src/probe.ts', { node: true, page: false }],
  ['tools/probe.ts', { node: true, page: false }],
  ['gatsby-node.ts', { node: true, page: false }],
  ['src/ui/probe.ts', { node: false, page: true }],
  ['src/shared/probe.ts', { node: false, page: true }],
  ['src/gatsby-patches/runtime.ts', { node: false, page: true }],
  ['gatsby-browser.tsx', { node: false, page: true }],
  ['src/ui/probe.test.ts', { node: true, page: true }],
  ['tools/probe.test.ts', { node: true, page: true }],
  ['e2e/probe.spec.ts', { node: true, page: true }],
]
const firedWithTypes = firedRules(
  [...typedCode, ...worlds.flatMap(([file]) => [[file, nodeCode] as const, [file, pageCode] as const])].map(
    ([file, code]): Snippet => [file, code],
  ),
  true,
)

test.each(typedCode)('%s, which has types: %s', (file, code, rule) => {
  expect(firedWithTypes(file, code)).toContain(rule)
})

test.each(worlds)('%s knows %o', (file, knows) => {
  const compiles = (code: string) => !firedWithTypes(file, code).some((rule) => rule.startsWith('typescript(TS'))
  expect({ node: compiles(nodeCode), page: compiles(pageCode) }).toEqual(knows)
})

describe('what a style sheet may say', () => {
  async function firedStyleRules(file: string, code: string): Promise<string[]> {
    const { results } = await stylelint.lint({ code: `@layer parts {\n${code}\n}\n`, codeFilename: path.resolve(file) })
    return [...new Set(results[0]?.warnings.map(({ rule }) => rule))]
  }

  test.each([
    ['.a { color: #fff; }', 'color-no-hex'],
    ['.a { color: red; }', 'color-named'],
    ['.a { background: rgb(0 0 0); }', 'function-disallowed-list'],
    ['.a { border: 1px solid oklch(50% 0 0); }', 'function-disallowed-list'],
    [':global(.b) { margin: 0; }', 'selector-pseudo-class-disallowed-list'],
    [".a [class*='Button'] { margin: 0; }", 'selector-attribute-name-disallowed-list'],
    ['.a { composes: b; }', 'property-disallowed-list'],
    ['#a { margin: 0; }', 'selector-max-id'],
    ['.a { margin-left: 0; }', 'property-disallowed-list'],
    ['.a { padding-top: 0; }', 'property-disallowed-list'],
    ['.a { width: 0; }', 'property-disallowed-list'],
    ['.a { max-height: 0; }', 'property-disallowed-list'],
    ['.a { left: 0; }', 'property-disallowed-list'],
    ['.a { border-bottom: 0; }', 'property-disallowed-list'],
    ['.a { text-align: left; }', 'declaration-property-value-disallowed-list'],
    ['@media (width <= 996px) { .a { margin: 0; } }', 'local/breakpoint'],
    ['@media (width <= 1000px) { .a { margin: 0; } }', 'local/breakpoint'],
    ['@media (width < 62.25em) { .a { margin: 0; } }', 'local/breakpoint'],
    ['@media (max-width: 62.25em) { .a { margin: 0; } }', 'local/breakpoint'],
    [':root:has(header[data-hidden]) .a { margin: 0; }', 'selector-disallowed-list'],
    ['} .a { margin: 0; } @layer parts {', 'rule-nesting-at-rule-required-list'],
  ])('%s is refused', async (code, rule) => {
    expect(await firedStyleRules('src/ui/Probe.module.css', code)).toContain(rule)
  })

  test.each([
    '.a { color: var(--text); border-color: currentcolor; background: transparent; }',
    '.a { margin-inline-start: 0; inline-size: 100%; inset-block-start: 0; text-align: start; }',
    '@media (width <= 62.25em) { .a { margin: 0; } }',
    '@media (width > 62.25em) { .a { margin: 0; } }',
    '@media (prefers-reduced-motion: reduce) { .a { margin: 0; } }',
    ':root:has(.a) { margin: 0; }',
  ])('%s is fine', async (code) => {
    expect(await firedStyleRules('src/ui/Probe.module.css', code)).toEqual([])
  })

  test('raw colors belong in the tokens', async () => {
    expect(await firedStyleRules('src/styles/tokens.css', ':root { --text: #1b1c26; }')).toEqual([])
  })
})
