import type {
  Constraint,
  Definitions,
  FlagEnvironment,
  LabFlag,
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
  const refuse = (message: string): Reading => ({
    definitions: { flags: [], segments: [] },
    problems: [{ severity: 'error', path: '', message }],
  })
  if (text.trim() === '') return refuse('There is nothing to read. Paste the JSON of a flag.')
  if (text.length > maxJsonLength) return refuse(tooLargeProblem(text.length).message)
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

/** Where strategies are, as their segments are read after them. */
type StrategyPaths = Map<Strategy, string>

export function readDefinitions(json: unknown): Reading {
  const reader = new JsonReader()
  const paths: StrategyPaths = new Map()
  const { isOne, path, value, segments: segmentList } = findFlags(json, reader)
  const flags = isOne
    ? [readFlag(reader.fields(value, ''), paths)]
    : reader.objects(value, path, (flag) => readFlag(flag, paths))
  const segments = reader.objects(segmentList, 'segments', readSegment)
  if (flags.length > maxFlags)
    reader.error(path, `There are ${flags.length} flags; the lab reads up to ${maxFlags}. Remove some.`)
  if (flags.length === 0 && !reader.hasErrors) reader.error(path, 'There are no flags in this JSON.')
  if (!reader.hasErrors) {
    for (const problem of referenceProblems(flags)) {
      reader.addBelow(path, [isOne ? { ...problem, path: problem.path.replace('[0].', '') } : problem])
    }
    const known = new Set(segments.map(({ id }) => id))
    for (const [strategy, place] of paths) reader.addBelow(place, segmentReferenceProblems(strategy, known))
  }
  // Of several flags with one name, the last is evaluated: the editor must not show another one.
  const byName = new Map(flags.map((flag) => [flag.name, flag]))
  return { definitions: { flags: [...byName.values()], segments }, problems: reader.problems }
}

interface FoundFlags {
  value: unknown
  path: string
  /** The value is one flag instead of a list. */
  isOne?: boolean
  segments?: unknown
}

function findFlags(json: unknown, reader: JsonReader): FoundFlags {
  if (Array.isArray(json)) return { value: json, path: '' }
  const fields = reader.fields(json, '')
  if (fields.has('features'))
    return { value: fields.raw('features'), path: 'features', segments: fields.raw('segments') }
  if (fields.has('strategies') || fields.has('environments')) return { value: json, path: '', isOne: true }
  if (!fields.isReported) {
    reader.error(
      '',
      'The object has neither "features", like a response from /api/client/features, nor "strategies" or "environments", like a flag.',
    )
  }
  return { value: [], path: '' }
}

function readFlag(flag: Fields, paths: StrategyPaths): LabFlag {
  const name = flag.string('name')
  const dependencies = flag.objects('dependencies', (parent) => ({
    feature: parent.string('feature'),
    enabled: parent.boolean('enabled', true),
    variants: parent.strings('variants'),
  }))
  const environments = flag.has('environments')
    ? flag.objects('environments', (settings) => ({ name: settings.string('name'), ...readSettings(settings, paths) }))
    : [{ name: unnamedEnvironment, ...readSettings(flag, paths) }]
  if (environments.length === 0) flag.reader.error(flag.pathOf('environments'), 'The flag has no environments.')
  return { name, dependencies, environments }
}

function readSettings(fields: Fields, paths: StrategyPaths): Omit<FlagEnvironment, 'name'> {
  if (!fields.has('strategies') && !fields.isReported)
    fields.reader.error(
      fields.pathOf('strategies'),
      'This field is missing. It must be an array; SDKs return false without it.',
    )
  const strategies = fields.objects('strategies', (strategy) => readStrategy(strategy, paths))
  return {
    enabled: fields.boolean('enabled', false),
    // The server sends disabled strategies to no SDK; the admin API has them.
    strategies: strategies.filter((strategy) => strategy !== undefined),
    variants: readVariants(fields),
  }
}

function readStrategy(fields: Fields, paths: StrategyPaths): Strategy | undefined {
  const { reader, path } = fields
  if (fields.boolean('disabled', false)) {
    reader.warn(path, "The strategy is disabled, so SDKs don't receive it and the lab omits it.")
    return undefined
  }
  const strategy = {
    name: fields.string('name'),
    parameters: fields.stringMap('parameters'),
    constraints: readConstraints(fields),
    segments: fields.list('segments', (item, itemPath) => {
      if (typeof item === 'number') return item
      reader.error(itemPath, 'This must be a segment ID, which is a number.')
      return 0
    }),
    variants: readVariants(fields),
  }
  if (strategy.name !== '') reader.addBelow(path, strategyProblems(strategy))
  paths.set(strategy, path)
  return strategy
}

function readConstraints(parent: Fields): Constraint[] {
  return parent.objects('constraints', (fields) => {
    const value = fields.optionalScalar('value')
    const constraint = {
      contextName: fields.string('contextName'),
      operator: fields.string('operator'),
      values: fields.strings('values'),
      ...(value !== undefined && { value }),
      inverted: fields.boolean('inverted', false),
      caseInsensitive: fields.boolean('caseInsensitive', false),
    }
    if (constraint.contextName !== '' && constraint.operator !== '')
      fields.reader.addBelow(fields.path, constraintProblems(constraint))
    return constraint
  })
}

function readVariants(parent: Fields): Variant[] {
  const { reader } = parent
  const problemsBefore = reader.problems.length
  const variants = parent.objects('variants', (fields) => {
    const stickiness = fields.optionalScalar('stickiness')
    const payload = fields.raw('payload')
    return {
      name: fields.string('name'),
      weight: fields.number('weight'),
      ...(stickiness !== undefined && { stickiness }),
      ...(payload !== undefined && { payload: readPayload(reader.fields(payload, fields.pathOf('payload'))) }),
      overrides: fields.objects('overrides', (override) => ({
        contextName: override.string('contextName'),
        values: override.strings('values'),
      })),
    }
  })
  if (reader.problems.length === problemsBefore) reader.addBelow(parent.pathOf('variants'), variantProblems(variants))
  return variants
}

function readPayload(fields: Fields): { type: string; value: string } {
  return { type: fields.string('type'), value: fields.string('value') }
}

function readSegment(fields: Fields): Segment {
  const id = fields.number('id')
  return { id, name: fields.optionalScalar('name') ?? String(id), constraints: readConstraints(fields) }
}
