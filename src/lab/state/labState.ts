import { type Context, contextFields, type LabFlag, type Segment } from '../engine/definitions'
import type { Problem } from '../engine/problems'
import { isObject, JsonReader } from '../reading/jsonReader'
import { readDefinitions } from '../reading/readDefinitions'

/** Everything that the lab evaluates, and that a link to it contains. */
export interface LabState {
  /** Name of the flag that is evaluated and edited. */
  flag: string
  environment: string
  flags: LabFlag[]
  segments: Segment[]
  context: Context
  /** Of the machine that evaluates; only the strategy `applicationHostname` reads it. */
  hostname: string
}

export const emptyState: LabState = { flag: '', environment: '', flags: [], segments: [], context: {}, hostname: '' }

/** Reads the JSON of an example or a link. A flag or environment that doesn't exist becomes the first one. */
export function readLabState(json: unknown): { state: LabState; problems: Problem[] } {
  const reader = new JsonReader()
  const fields = reader.fields(json, '')
  const { definitions, problems } = readDefinitions(
    isObject(json) ? { features: fields.raw('features') ?? [], segments: fields.raw('segments') } : json,
  )
  const { context, problems: contextProblems } = readContext(fields.raw('context') ?? {})
  reader.addBelow('context', contextProblems)
  const wanted = { flag: fields.optionalScalar('flag'), environment: fields.optionalScalar('environment') }
  const hostname = fields.optionalScalar('hostname') ?? ''
  return { state: { ...chosen(definitions, wanted), context, hostname }, problems: [...problems, ...reader.problems] }
}

/** Definitions with a flag and an environment that exist. */
export function chosen<Definitions extends Pick<LabState, 'flags'>>(
  definitions: Definitions,
  wanted: { flag?: string | undefined; environment?: string | undefined },
): Definitions & Pick<LabState, 'flag' | 'environment'> {
  const flag = definitions.flags.find(({ name }) => name === wanted.flag) ?? definitions.flags[0]
  const environment = flag?.environments.find(({ name }) => name === wanted.environment) ?? flag?.environments[0]
  return { ...definitions, flag: flag?.name ?? '', environment: environment?.name ?? '' }
}

/** The JSON that `readLabState` reads, without values that are the default, and without flags and segments that have no part. */
export function labStateJson({ flag, environment, flags, segments, context, hostname }: LabState): object {
  const evaluated = flags.find(({ name }) => name === flag)
  const parents = new Set(evaluated?.dependencies.map(({ feature }) => feature))
  const features = flags.filter(({ name }) => name === flag || parents.has(name))
  const used = new Set(
    features.flatMap(({ environments }) =>
      environments.flatMap(({ strategies }) => strategies.flatMap((strategy) => strategy.segments)),
    ),
  )
  const parts = { flag, environment, features, segments: segments.filter(({ id }) => used.has(id)), context, hostname }
  return withoutDefaults(parts) as object
}

/** The reader fills in empty lists, empty objects and `false`; a name or value may be empty. */
function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const isRequired = name === 'strategies' || (name === 'enabled' && 'feature' in value)
      return isDefault(field) && !isRequired ? [] : [[name, withoutDefaults(field)]]
    }),
  )
}

function isDefault(value: unknown): boolean {
  if (value === false || value === undefined) return true
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0
}

/** Names of the context fields that a strategy, a variant or a constraint reads, and of those that are set. */
export function contextFieldNames({ flags, segments, context }: LabState): string[] {
  const settings = flags.flatMap(({ environments }) => environments)
  const strategies = settings.flatMap((environment) => environment.strategies)
  const variants = [...settings, ...strategies].flatMap((owner) => owner.variants)
  const constraints = [...strategies, ...segments].flatMap((owner) => owner.constraints)
  const read = [
    ...strategies.flatMap(({ name, parameters }) => [fieldsByStrategy.get(name) ?? '', parameters['stickiness'] ?? '']),
    ...variants.flatMap(({ stickiness, overrides }) => [
      stickiness ?? '',
      ...overrides.map(({ contextName }) => contextName),
    ]),
    // Dates compare the current time, whatever the name of the field.
    ...constraints.map(({ contextName, operator }) => (operator.startsWith('DATE_') ? 'currentTime' : contextName)),
  ]
  const set = [...contextFields.filter((name) => context[name] !== undefined), ...Object.keys(context.properties ?? {})]
  const names = new Set(['userId', ...read, ...set])
  for (const name of ['', 'default', 'random']) names.delete(name)
  return [...names]
}

const fieldsByStrategy = new Map([
  ['userWithId', 'userId'],
  ['gradualRolloutUserId', 'userId'],
  ['gradualRolloutSessionId', 'sessionId'],
  ['remoteAddress', 'remoteAddress'],
])

/** The context with another value of a field; an empty value removes it. */
export function withContextField(context: Context, name: string, value: string): Context {
  const standard = contextFields.find((field) => field === name)
  const { properties = {}, ...rest } = context
  if (!standard) {
    const others = Object.entries(properties).filter(([field]) => field !== name)
    const changed = Object.fromEntries(value === '' ? others : [...others, [name, value]])
    return { ...rest, ...(Object.keys(changed).length > 0 && { properties: changed }) }
  }
  const { [standard]: _old, ...others } = context
  return value === '' ? others : { ...others, [standard]: value }
}

/** Reads an Unleash context from JSON. Numbers and booleans become strings, as in SDKs. */
export function readContext(json: unknown): { context: Context; problems: Problem[] } {
  const reader = new JsonReader()
  const fields = reader.fields(json, '')
  const context: Context = {}
  for (const name of contextFields) {
    const value = fields.optionalScalar(name)
    if (value !== undefined) context[name] = value
  }
  const standard = new Set<string>([...contextFields, 'properties'])
  const others = fields.names().filter((name) => !standard.has(name))
  for (const name of others) {
    reader.warn(
      fields.pathOf(name),
      'This isn\'t a standard field of the context, so the lab reads it as one of "properties".',
    )
  }
  const properties = { ...fields.scalars(others), ...fields.stringMap('properties') }
  if (Object.keys(properties).length > 0) context.properties = properties
  return { context, problems: reader.problems }
}
