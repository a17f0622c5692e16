import { isObject } from '../../shared/json'
import type {
  Constraint,
  Definitions,
  Dependency,
  FlagEnvironment,
  LabFlag,
  Override,
  Segment,
  Strategy,
  Variant,
} from '../engine/definitions'
import {
  constraintProblems,
  referenceProblems,
  segmentReferenceProblems,
  strategyProblems,
  variantProblems,
  type Problem,
} from '../engine/problems'
import { type Fields, JsonReader } from './jsonReader'

interface Reading {
  definitions: Definitions
  problems: Problem[]
}

/** The environment of flags from the client API, whose responses don't name it. */
export const unnamedEnvironment = 'default'

/** In characters. A response with 2,000 flags has about 2 million. */
export const maxJsonLength = 5_000_000

/** All of them are options of a list, which takes a slow phone a second to open. */
const maxFlags = 5_000

/**
 * Reads JSON that was pasted or dropped: a response of `GET /api/client/features`, an array of flags, one flag, or a flag of the
 * admin API with its environments.
 * @returns what could be read, and problems with the path of the value; with an error among them, the rest shouldn't be used
 */
export function readDefinitionsText(text: string): Reading {
  const refuse = (message: string) => refused({ severity: 'error', path: '', message })
  if (text.trim() === '') return refuse('There is nothing to read. Paste the JSON of a flag.')
  if (text.length > maxJsonLength) return refused(tooLargeProblem(text.length))
  try {
    return readDefinitions(JSON.parse(text))
  } catch (error) {
    return refuse(`This isn't valid JSON. ${(error as Error).message}`)
  }
}

/** @param length in characters or, of a file, in bytes */
export function tooLargeProblem(length: number): Problem {
  const [size, limit] = [length, maxJsonLength].map((characters) => (characters / 1_000_000).toFixed(1))
  const message = `The JSON has ${size} million characters; the lab reads up to ${limit} million. Paste only the flags that you need.`
  return { severity: 'error', path: '', message }
}

function refused(problem: Problem): Reading {
  return { definitions: { flags: [], segments: [] }, problems: [problem] }
}

export function readDefinitions(json: unknown): Reading {
  const reader = new JsonReader()
  const { flags, segments } = findFlags(json, reader)
  const readItem = (item: unknown, path: string) => readFlag(reader, reader.fields(item, path))
  const definitions = {
    flags: flags.isOne ? [readItem(flags.value, '')] : reader.list(flags.value, flags.path, readItem),
    segments: reader.list(segments, 'segments', (item, path) => readSegment(reader, reader.fields(item, path))),
  }
  const count = definitions.flags.length
  if (count > maxFlags) reader.error(flags.path, `There are ${count} flags; the lab reads up to ${maxFlags}. Remove some.`)
  if (definitions.flags.length === 0 && !reader.hasErrors) reader.error(flags.path, 'There are no flags in this JSON.')
  if (!reader.hasErrors) {
    reader.addBelow(
      flags.path,
      referenceProblems(definitions.flags).map((problem) =>
        flags.isOne ? { ...problem, path: problem.path.replace('[0].', '') } : problem,
      ),
    )
    addSegmentProblems(reader, definitions, flags)
  }
  return { definitions, problems: reader.problems }
}

interface FlagsPlace {
  value: unknown
  path: string
  isOne?: boolean
}

function findFlags(json: unknown, reader: JsonReader): { flags: FlagsPlace; segments?: unknown } {
  if (Array.isArray(json)) return { flags: { value: json, path: '' } }
  const fields = reader.fields(json, '')
  if (!isObject(json)) return { flags: { value: [], path: '' } }
  if (fields.has('features'))
    return { flags: { value: fields.raw('features'), path: 'features' }, segments: fields.raw('segments') }
  if (fields.has('strategies') || fields.has('environments')) return { flags: { value: json, path: '', isOne: true } }
  reader.error(
    '',
    'The object has neither "features", like a response from /api/client/features, nor "strategies" or "environments", like a flag.',
  )
  return { flags: { value: [], path: '' } }
}

function addSegmentProblems(reader: JsonReader, { flags, segments }: Definitions, { path, isOne }: FlagsPlace): void {
  const known = new Set(segments.map(({ id }) => id))
  flags.forEach(({ environments }, index) => {
    for (const [position, { strategies }] of environments.entries()) {
      const flagPath = isOne ? '' : `${path}[${index}]`
      const isNamed = environments.length > 1 || environments[0]?.name !== unnamedEnvironment
      const place = isNamed ? joinPath(flagPath, `environments[${position}]`) : flagPath
      strategies.forEach((strategy, number) => {
        reader.addBelow(joinPath(place, `strategies[${number}]`), segmentReferenceProblems(strategy, known))
      })
    }
  })
}

function joinPath(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`
}

function readFlag(reader: JsonReader, flag: Fields): LabFlag {
  const name = flag.string('name')
  const dependencies = flag.list('dependencies', (item, path) => readDependency(reader.fields(item, path)))
  const environments = flag.has('environments')
    ? flag.list('environments', (item, path) => readAdminEnvironment(reader, reader.fields(item, path)))
    : [{ name: unnamedEnvironment, ...readEnvironment(reader, flag) }]
  if (environments.length === 0) reader.error(flag.pathOf('environments'), 'The flag has no environments.')
  return { name, dependencies, environments }
}

function readAdminEnvironment(reader: JsonReader, environment: Fields): FlagEnvironment {
  return { name: environment.string('name'), ...readEnvironment(reader, environment) }
}

function readEnvironment(reader: JsonReader, fields: Fields): Omit<FlagEnvironment, 'name'> {
  if (!fields.has('strategies') && !fields.isReported)
    reader.error(fields.pathOf('strategies'), 'This field is missing. It must be an array; SDKs return false without it.')
  const strategies = fields.list('strategies', (item, path) => readStrategy(reader, reader.fields(item, path)))
  return {
    enabled: fields.boolean('enabled', false),
    // The server sends disabled strategies to no SDK; the admin API has them.
    strategies: strategies.filter((strategy) => strategy !== undefined),
    variants: readVariants(reader, fields),
  }
}

function readStrategy(reader: JsonReader, fields: Fields): Strategy | undefined {
  if (fields.boolean('disabled', false)) {
    reader.warn(fields.path, "The strategy is disabled, so SDKs don't receive it and the lab omits it.")
    return undefined
  }
  const strategy = {
    name: fields.string('name'),
    parameters: fields.stringMap('parameters'),
    constraints: readConstraints(reader, fields),
    segments: fields.list('segments', (item, path) => {
      if (typeof item === 'number') return item
      reader.error(path, 'This must be a segment ID, which is a number.')
      return 0
    }),
    variants: readVariants(reader, fields),
  }
  if (strategy.name !== '') reader.addBelow(fields.path, strategyProblems(strategy))
  return strategy
}

function readConstraints(reader: JsonReader, parent: Fields): Constraint[] {
  return parent.list('constraints', (item, path) => {
    const fields = reader.fields(item, path)
    const value = fields.optionalScalar('value')
    const constraint = {
      contextName: fields.string('contextName'),
      operator: fields.string('operator'),
      values: fields.strings('values'),
      ...(value !== undefined && { value }),
      inverted: fields.boolean('inverted', false),
      caseInsensitive: fields.boolean('caseInsensitive', false),
    }
    if (constraint.contextName !== '' && constraint.operator !== '') reader.addBelow(path, constraintProblems(constraint))
    return constraint
  })
}

function readVariants(reader: JsonReader, parent: Fields): Variant[] {
  const problemsBefore = reader.problems.length
  const variants = parent.list('variants', (item, path) => {
    const fields = reader.fields(item, path)
    const stickiness = fields.optionalScalar('stickiness')
    const payload = fields.raw('payload')
    return {
      name: fields.string('name'),
      weight: fields.number('weight'),
      ...(stickiness !== undefined && { stickiness }),
      ...(payload !== undefined && { payload: readPayload(reader.fields(payload, fields.pathOf('payload'))) }),
      overrides: fields.list('overrides', (override, overridePath) => readOverride(reader.fields(override, overridePath))),
    }
  })
  if (reader.problems.length === problemsBefore) reader.addBelow(parent.pathOf('variants'), variantProblems(variants))
  return variants
}

function readPayload(fields: Fields): { type: string; value: string } {
  return { type: fields.string('type'), value: fields.string('value') }
}

function readOverride(fields: Fields): Override {
  return { contextName: fields.string('contextName'), values: fields.strings('values') }
}

function readDependency(fields: Fields): Dependency {
  return { feature: fields.string('feature'), enabled: fields.boolean('enabled', true), variants: fields.strings('variants') }
}

function readSegment(reader: JsonReader, fields: Fields): Segment {
  const id = fields.number('id')
  return { id, name: fields.optionalScalar('name') ?? String(id), constraints: readConstraints(reader, fields) }
}
