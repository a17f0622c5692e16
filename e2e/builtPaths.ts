import * as built from '../tools/server/builtPages'

/** Paths of all pages in public/ except the not-found page. */
export function builtPaths(): string[] {
  return built.builtPaths('public').filter((page) => page !== '/404')
}
