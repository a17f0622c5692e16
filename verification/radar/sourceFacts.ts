import type { ProductSource } from '../facts/productSource'
import { deriveFacts } from '../facts/deriveFacts'

/** What a source states: `environmentVariables`, `FRONTEND_API_REFRESH_INTERVAL_MS`, `20000`. */
export interface SourceFact {
  kind: string
  name: string
  /** What may change while the name stays; empty where only the name is known. */
  value: string
}

/** All facts that can be read from a tree of the product. */
export function sourceFacts(source: ProductSource): SourceFact[] {
  const lists = deriveFacts(source).flatMap(({ list, theirs }) =>
    Object.entries(theirs).map(([name, fields]) => ({ kind: list, name, value: Object.values(fields).join(', ') })),
  )
  const code = codeOf(source)
  const defaults = defaultsOf(code)
  return [
    ...lists.map((fact) =>
      fact.kind === 'environmentVariables' ? { ...fact, value: defaults.get(fact.name) ?? fact.value } : fact,
    ),
    ...matches('metrics', source.read('src/lib/metrics.ts') ?? '', /^ +name: '(?<name>[a-z0-9_]+)',$/gm),
    ...matches(
      'operations',
      code,
      /^ +permission: (?<value>[\w[\], \n]+?),?\n(?:(?! permission:)[\s\S])*?operationId: '(?<name>\w+)'/gm,
    ),
    ...matches('limits', code, /^export const (?<name>\w+_LIMIT|MAX_\w+) = (?<value>\d+);/gm),
    ...errorsOf(source),
    ...fieldsOf(source),
  ]
}

/** The text of all files that aren't tests, one after the other. */
function codeOf(source: ProductSource): string {
  return source
    .list('src/lib')
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/\/tests?\//.test(file))
    .map((file) => source.read(file) ?? '')
    .join('\n')
}

/** @param pattern with the groups `name` and, where there is one, `value` */
function matches(kind: string, text: string, pattern: RegExp): SourceFact[] {
  return [...text.matchAll(pattern)].map(({ groups }) => ({
    kind,
    name: groups?.['name'] ?? '',
    value: (groups?.['value'] ?? '').replaceAll(/\s+/g, ' ').trim(),
  }))
}

const milliseconds = { seconds: 1_000, minutes: 60_000, hours: 3_600_000 } as const

/** Default values of variables, as the code writes them; of durations, their milliseconds. */
function defaultsOf(code: string): Map<string, string> {
  const constants = new Map(
    [...code.matchAll(/^export const (\w+) = (\d+);/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  const defaults = new Map<string, string>()
  for (const [, name = '', , text] of code.matchAll(/process\.env\.(\w+)\s*(?:\|\||\?\?)\s*(['"])(.*?)\2/g))
    defaults.set(name, text ?? '')
  for (const [, name = '', written = ''] of code.matchAll(
    /parseEnvVar\w+\(\s*process\.env\.(\w+),\s*([\w.]+(?:\(\d+\))?),?\s*\)/g,
  )) {
    const [, unit, count] = /^(seconds|minutes|hours)ToMilliseconds\((\d+)\)$/.exec(written) ?? []
    const duration = milliseconds[unit as keyof typeof milliseconds]
    defaults.set(name, unit ? String(Number(count) * duration) : (constants.get(written) ?? written))
  }
  return defaults
}

/** Classes of errors, with their status. */
function errorsOf(source: ProductSource): SourceFact[] {
  return source
    .list('src/lib/error')
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => {
      const text = source.read(file) ?? ''
      const name = /class (\w+) extends/.exec(text)?.[1]
      const status = /statusCode\s*[=:]\s*(\d{3})/.exec(text)?.[1]
      return name !== undefined && status !== undefined ? [{ kind: 'errors', name, value: status }] : []
    })
}

/** Fields of the API's schemas, and whether they must be there: `createUserSchema.email`. */
function fieldsOf(source: ProductSource): SourceFact[] {
  return source
    .list('src/lib/openapi/spec')
    .filter((file) => /-schema\.ts$/.test(file))
    .flatMap((file) => {
      const text = source.read(file) ?? ''
      const schema = /\$id: '#\/components\/schemas\/(\w+)'/.exec(text)?.[1]
      const [, required = ''] = /^ {4}required: \[([^\]]*)\]/m.exec(text) ?? []
      const [, properties = ''] = /^ {4}properties: \{\n([\s\S]*?)^ {4}\},/m.exec(text) ?? []
      // What it takes from another schema isn't known here.
      if (schema === undefined || /^ {8}\.\.\./m.test(properties) || text.includes('mergeAllOfs')) return []
      return [...properties.matchAll(/^ {8}(\w+): /gm)].map(([, field = '']) => ({
        kind: 'fields',
        name: `${schema}.${field}`,
        value: new RegExp(`'${field}'`).test(required) ? 'required' : 'optional',
      }))
    })
}
