import type { Change } from './compareSources'

/** Too common in any code to say anything. */
const shortest = 6

/**
 * Names that pages write as code, that the older tree of an SDK declares, and the newer one doesn't; and options whose default
 * the newer one sets to another value. Both are given as the text of all files.
 */
export function lostNames(names: Iterable<string>, older: string, newer: string): Change[] {
  const [before, after] = [wordsOf(older), wordsOf(newer)]
  return [...new Set(names)].flatMap((name): Change[] => {
    if (name.length < shortest || !before.has(name) || !declares(name, older)) return []
    if (!after.has(name)) return [{ kind: 'names', name, change: 'removed', from: '', to: '' }]
    const [from, to] = [defaultOf(name, older), defaultOf(name, newer)]
    return from === undefined || to === undefined || from === to
      ? []
      : [{ kind: 'defaults', name, change: 'changed', from, to }]
  })
}

/** Whether code defines a name, and doesn't only use one of its language or of the product. */
function declares(name: string, code: string): boolean {
  const keyword = String.raw`(?:def|class|func|fn|fun|function|interface|enum|const|type|struct|module|trait)\s+(?:\([^)]*\)\s*)?(?:self\.)?`
  const member = String.raw`^[ \t]*(?:(?:public|private|protected|static|final|async|readonly|pub|export|default)\s+)*(?:[\w<>?[\]]+\s+)?`
  return new RegExp(
    String.raw`(?:${keyword}|${member})${name}\??\s*[(:=<;,{)]|(?:${keyword})${name}\b|^\s+:${name}\b`,
    'm',
  ).test(code)
}

function wordsOf(code: string): ReadonlySet<string> {
  return new Set(code.match(/\w+/g))
}

/** The value that a name is set to, if it's the same one wherever that is a number, a duration or a boolean. */
function defaultOf(name: string, code: string): string | undefined {
  const set = new RegExp(
    String.raw`(?<![\w.])(?:self\.|o\.|this\.)?${name}(?:\s*:\s*[\w.]+|\s+[\w.<>]+)?\s*[=:]\s*((?:\d[\d_]*(?:\s*\*\s*[\w.]+)?)|true|false|True|False|Duration\.\w+\(\d+\))(?=\s*[,;)\n])`,
    'g',
  )
  const values = new Set([...code.matchAll(set)].map(([, value = '']) => value.replaceAll(/\s+/g, '')))
  return values.size === 1 ? [...values][0] : undefined
}
