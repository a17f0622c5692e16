import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { nearestSentence } from '../../gatsby-problem-report/src/nearest'
import type { ReadmeSource } from '../types'
import { bundledName } from './bundledName'

const types: readonly string[] = ['server-side', 'client-side', 'reference'] satisfies ReadmeSource['type'][]

/**
 * What is wrong with a row of `content/site/sources.ts` that its type cannot say.
 *
 * @param sources all rows, of which the one at `index` is looked at.
 */
export function sourceProblems(sources: readonly ReadmeSource[], index: number): Problem[] {
  const source = sources[index]
  if (!source) return []
  const faults = [...rowFaults(source), ...nameFaults(source, sources.slice(0, index))]
  const place = { severity: 'error', file: 'content/site/sources.ts', entry: `readmes > ${index + 1}` } as const
  return faults.map(([what, fix]): Problem => ({ ...place, what, fix }))
}

type Fault = [what: string, fix: string]

function rowFaults({ repository, revision, file, route, type }: ReadmeSource): Fault[] {
  const faults: Fault[] = []
  if (!isPlainPath(repository) || repository.split('/').length !== 2) {
    faults.push([`"${repository}" is no repository on GitHub.`, 'Write it as "owner/name".'])
  }
  for (const part of [revision, file]) {
    if (isPlainPath(part)) continue
    faults.push([`"${part}" cannot be part of an address on GitHub.`, 'Use letters, digits and "._-/", without "..".'])
  }
  if (!/^(\/[A-Za-z0-9_-]+)+$/.test(route)) {
    faults.push([`"${route}" is no path of a page.`, 'Write it as "/reference/sdks/go", without a slash at the end.'])
  }
  if (!types.includes(type)) faults.push([`"${type}" is no type of README.`, nearestSentence(type, types, '')])
  return faults
}

function nameFaults(source: ReadmeSource, earlier: readonly ReadmeSource[]): Fault[] {
  const same = earlier.find((other) => bundledName(other) === bundledName(source))
  if (!same) return []
  const what = `"${source.route}" has the bundled guide "${bundledName(source)}", as "${same.route}" has.`
  return [[what, 'End the path of one of them on another word.']]
}

function isPlainPath(path: string): boolean {
  return /^[\w.-]+(\/[\w.-]+)*$/.test(path) && !path.split('/').includes('..')
}
