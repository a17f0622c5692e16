import { createHash } from 'node:crypto'
import path from 'node:path'

/** The parts of a webpack rule that lead to a loader. */
interface Rule {
  oneOf?: readonly unknown[]
  rules?: readonly unknown[]
  use?: unknown
}

interface Loader {
  loader: string
  options: { modules: { localIdentName?: string; getLocalIdent?: typeof className } }
}

/**
 * Lets classes of CSS modules be called after their file and nothing else: `Tabs-panel` instead of Gatsby's
 * `Tabs-module--panel--421eb`. The names of files are unique, which a test sees to.
 *
 * @param isShort for the built site: three letters made of that name. Long ones cost every page, the sheet and the scripts a
 *   hundred bytes each. No two are equal, which the same test sees to: if two are one day, rename a class.
 */
export function nameClasses(rules: readonly unknown[], isShort: boolean): void {
  for (const rule of rules as readonly Rule[]) {
    nameClasses([...(rule.oneOf ?? []), ...(rule.rules ?? [])], isShort)
    for (const entry of Array.isArray(rule.use) ? (rule.use as unknown[]) : []) {
      if (isCssModules(entry)) Object.assign(entry.options.modules, { getLocalIdent: isShort ? shortName : className })
    }
  }
}

function isCssModules(entry: unknown): entry is Loader {
  const { loader, options } = (entry ?? {}) as Partial<Loader>
  return /[\\/]css-loader[\\/]/.test(String(loader)) && typeof options?.modules === 'object'
}

/** As css-loader asks for it. */
function className({ resourcePath }: { resourcePath: string }, _pattern: string, local: string): string {
  return `${path.basename(resourcePath, '.module.css')}-${local}`
}

function shortName(...args: Parameters<typeof className>): string {
  // Without the letter a: blockers of advertisements hide what is called `ad` or `adv`.
  return createHash('sha512').update(className(...args)).digest('base64').replace(/[^b-z]/gi, '').slice(0, 3)
}
