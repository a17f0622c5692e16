import type { ProductSource } from '../facts/productSource'

/**
 * Finds where a tree says a name, in the order of its files: `src/lib/create-config.ts:142`.
 * @param folders that are searched, the best first
 */
export function sourceLines(source: ProductSource, folders: readonly string[]): (name: string) => string | undefined {
  const files = folders
    .flatMap((folder) => source.list(folder))
    .filter((file) => !/\.test\.|\.snap$|\/tests?\//.test(file))
  const texts = new Map<string, string>()
  const textOf = (file: string) => {
    const text = texts.get(file) ?? source.read(file) ?? ''
    texts.set(file, text)
    return text
  }
  return (name) => {
    const [, schema, field] = /^(\w+Schema)\.(\w+)$/.exec(name) ?? []
    if (schema !== undefined) return fieldLine(files, textOf, schema, field ?? '')
    // A name in quotes is where it's defined, a bare one where it's used. Of a pair, the second name is the rarer one.
    const word = / /.test(name) ? (/^[\w-]+ ([\w-]+)$/.exec(name)?.[1] ?? name) : name
    for (const searched of [`'${word}'`, word]) {
      for (const file of files) {
        const place = textOf(file).indexOf(searched)
        if (place >= 0) return `${file}:${textOf(file).slice(0, place).split('\n').length}`
      }
    }
    return undefined
  }
}

/** The line of a field in the file of its schema. */
function fieldLine(
  files: readonly string[],
  textOf: (file: string) => string,
  schema: string,
  field: string,
): string | undefined {
  const file = files.find(
    (each) =>
      each.startsWith('src/lib/openapi/spec/') && textOf(each).includes(`$id: '#/components/schemas/${schema}'`),
  )
  if (file === undefined) return undefined
  const line = textOf(file)
    .split('\n')
    .findIndex((text) => text.startsWith(`        ${field}: `))
  return `${file}:${line + 1}`
}
