import { environmentVariables as data } from '../../../content/data/environmentVariables'
import type { Derived } from '../Derived'
import type { ProductSource } from '../ProductSource'

/** Switches of experiments, which come and go: the documentation has only those that its pages name. */
const experiments = 'src/lib/types/experimental.ts'
/** Variables that set nothing: of Node.js and the host, of tests, and of editions that the public source only leaves room for. */
const noSettings = new Set(['NODE_ENV', 'HOSTNAME', 'UNLEASH_DATABASE_NAME', 'UNLEASH_DATABASE_SCHEMA'])
/** The number in the call is what text that is no number means; the default stands elsewhere. */
const defaultElsewhere = new Set(['CLIENT_FEATURE_CACHING_MAXAGE'])

/** Variables that the server reads, with the defaults of those it reads as numbers or booleans. */
export function environmentVariables(source: ProductSource): Derived {
  const files = source.list('src/lib').filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\/test\//.test(file))
  const texts = files.map((file) => source.read(file) ?? '')
  const ofPages = new Set(data.filter(({ group }) => group === 'experimental').flatMap(({ names }) => names))
  const experimental = new Set(namesIn(source.read(experiments) ?? '').filter((name) => !ofPages.has(name)))
  const theirs: Record<string, Record<string, string>> = {}
  for (const text of texts) {
    for (const name of namesIn(text)) {
      if (!noSettings.has(name) && !experimental.has(name)) theirs[name] ??= {}
    }
    for (const [, name = '', value = ''] of text.matchAll(/parseEnvVar(?:Number|Boolean)\(\s*process\.env\.(\w+),\s*(\w+),?\s*\)/g)) {
      if (theirs[name] && !defaultElsewhere.has(name) && /^(\d+|true|false)$/.test(value)) theirs[name].default = value
    }
  }
  const ours: Record<string, Record<string, string>> = {}
  for (const { names, default: value = '' } of data) {
    const [, literal] = /^`(\d+|true|false)`$/.exec(value) ?? []
    for (const name of names) ours[name] = literal === undefined ? {} : { default: literal }
  }
  return { list: 'environmentVariables', ours, theirs }
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/process\.env\s*\.\s*([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name)
}
