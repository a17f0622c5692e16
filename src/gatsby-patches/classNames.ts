import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Without `d`: blockers of advertisements hide elements of the class `ad`. */
const letters = 'abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ'

interface Rule {
  oneOf?: readonly Rule[]
  use?: unknown
}

interface CssLoader {
  loader: string
  ident?: string
  options: {
    modules: { getLocalIdent?: (context: { resourcePath: string }, pattern: string, local: string) => string }
  }
}

/** What identifies a class: its file, below the folder of the sources, and its name there. */
export function classKey(file: string, local: string): string {
  return `${file.split(path.sep).join('/')} ${local}`
}

/** Counts through the classes and animations of all CSS modules: two letters each, of which compression finds most repeated. */
export function shortClassNames(folder: string): ReadonlyMap<string, string> {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
  const keys = files.sort().flatMap((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8').replace(/\/\*.*?\*\//gs, '')
    return [...text.matchAll(/(?:\.|@keyframes )([a-z]\w*)/gi)].map(([, local = '']) => classKey(file, local))
  })
  const letter = (index: number) => letters.charAt(index % letters.length)
  return new Map(
    [...new Set(keys)].map((key, index) => [key, letter(Math.floor(index / letters.length)) + letter(index)]),
  )
}

/**
 * What: css-loader's option `getLocalIdent` for CSS modules, in the rules that Gatsby makes.
 * Why: Gatsby has no option for it, and its own names (`Tabs-module--panel--421eb`) cost each page 1,000 bytes.
 * Check: throws when there is no css-loader for CSS modules where Gatsby puts it.
 * @param names by `classKey`, below the folder
 */
export function setClassNames(rules: readonly unknown[], names: ReadonlyMap<string, string>, folder: string): void {
  const loaders = (rules as readonly Rule[])
    .flatMap((rule) => rule.oneOf ?? [rule])
    .flatMap(({ use }): unknown[] => (Array.isArray(use) ? use : []))
    .filter(isCssModulesLoader)
  if (loaders.length === 0) {
    throw new Error(
      'Gatsby configures CSS modules in an unexpected way (expected a rule with css-loader): see src/gatsby-patches/classNames.ts.',
    )
  }
  const digest = createHash('sha256')
    .update([...names.keys()].join())
    .digest('hex')
    .slice(0, 16)
  for (const [index, loader] of loaders.entries()) {
    // Part of the key under which webpack caches a sheet: a new class changes the names of others.
    loader.ident = `css-modules-${index}-${digest}`
    loader.options.modules.getLocalIdent = ({ resourcePath }, _pattern, local) => {
      const name = names.get(classKey(path.relative(folder, resourcePath), local))
      if (name === undefined)
        throw new Error(
          `${resourcePath}: The class "${local}" has no short name: see src/gatsby-patches/classNames.ts.`,
        )
      return name
    }
  }
}

function isCssModulesLoader(entry: unknown): entry is CssLoader {
  const { loader, options } = (entry ?? {}) as Partial<CssLoader>
  return /[\\/]css-loader[\\/]/.test(String(loader)) && typeof options?.modules === 'object'
}
