import { permissions as data } from '../../../content/data/permissions'
import type { Derived } from '../Derived'
import type { ProductSource } from '../ProductSource'

/** Permissions with label and scope, as the migrations leave them: the last statement about each counts. */
export function permissions(source: ProductSource): Derived {
  const theirs: Record<string, Record<string, string>> = {}
  for (const text of migrations(source)) {
    for (const [, name = '', label = '', scope = ''] of text.matchAll(
      /\(\s*'([A-Z][A-Z_]+)',\s*'([^']*)',\s*'(root|project|environment)'\s*\)/g,
    )) {
      theirs[name] ??= { label, scope }
    }
    for (const [, label = '', name = ''] of text.matchAll(
      /UPDATE permissions SET display_name\s*=\s*'([^']*)'\s*WHERE permission\s*=\s*'([A-Z_]+)'/gi,
    )) {
      if (theirs[name]) theirs[name].label = label
    }
    for (const [, where = ''] of text.matchAll(/DELETE FROM permissions WHERE permission\s*(?:=|IN)\s*([^;]+);/gi)) {
      for (const [, name = ''] of where.matchAll(/'([A-Z_]+)'/g)) Reflect.deleteProperty(theirs, name)
    }
  }
  return {
    list: 'permissions',
    ours: Object.fromEntries(data.map(({ name, label, scope }) => [name, { label, scope }])),
    theirs,
  }
}

/** What each migration does, in order; the way back is left out. */
export function migrations(source: ProductSource): string[] {
  return source
    .list('src/migrations')
    .filter((file) => /\/\d+[^/]*\.js$/.test(file))
    .map((file) => (source.read(file) ?? '').split(/exports\.down\b/)[0] ?? '')
}
