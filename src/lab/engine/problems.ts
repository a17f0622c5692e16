import { operatorKind, type Constraint, type Flag, type Strategy, type Variant } from './definitions'
import { parseVersion } from './constraint'
import { builtInStrategies } from './strategy'
import { quote } from './step'

/** A mistake in definitions. SDKs evaluate a `warning`, but hardly as intended; an `error` can't be evaluated. */
export interface Problem {
  severity: 'error' | 'warning'
  /** Where, from the place that was checked: `value`, `variants[1].weight`. */
  path: string
  message: string
}

function warning(path: string, message: string): Problem {
  return { severity: 'warning', path, message }
}

/** What is missing or malformed in a constraint. */
export function constraintProblems({ contextName, operator, values, value }: Constraint): Problem[] {
  const kind = operatorKind(operator)
  if (contextName === '') return [warning('contextName', 'The name of the context field is missing.')]
  if (!kind)
    return [
      warning('operator', `${quote(operator)} isn't an operator of Unleash 5.8, so the constraint is never satisfied.`),
    ]
  if (kind === 'list' || kind === 'string') {
    return values.some((entry) => entry.trim() !== '') ? [] : [warning('values', 'The constraint has no values.')]
  }
  if (value === undefined || value === '') return [warning('value', `The operator ${operator} requires a value.`)]
  if (kind === 'number' && Number.isNaN(Number(value))) return [warning('value', `${quote(value)} isn't a number.`)]
  if (kind === 'date' && Number.isNaN(Date.parse(value))) {
    return [warning('value', `${quote(value)} isn't a date. Use the format 2024-02-01T12:00:00Z.`)]
  }
  if (kind === 'semver' && !parseVersion(value)) {
    return [warning('value', `${quote(value)} isn't a semantic version. Use the format 1.2.3.`)]
  }
  return []
}

/** Problems of the strategy itself, without those of its constraints and variants. */
export function strategyProblems({ name, parameters }: Strategy): Problem[] {
  if (!builtInStrategies.has(name)) {
    return [warning('name', `Unleash has no built-in strategy ${quote(name)}, so the lab treats it as not satisfied.`)]
  }
  const parameter =
    name === 'flexibleRollout' ? 'rollout' : name.startsWith('gradualRollout') ? 'percentage' : undefined
  if (!parameter) return []
  const text = parameters[parameter]
  const percentage = Number(text)
  if (text === undefined || text.trim() === '' || !(percentage >= 0 && percentage <= 100)) {
    return [
      warning(`parameters.${parameter}`, `The percentage is ${quote(text ?? '')}. It must be a number from 0 to 100.`),
    ]
  }
  return []
}

/** Weights that aren't valid or don't add up, names that occur twice, and payloads that don't match their type. */
export function variantProblems(variants: readonly Variant[]): Problem[] {
  const problems: Problem[] = []
  const names = new Set<string>()
  variants.forEach(({ name, weight, payload }, index) => {
    if (!Number.isFinite(weight) || weight < 0) {
      const message = `The weight is ${weight}. It must be a number from 0 to 1000.`
      problems.push({ severity: 'error', path: `[${index}].weight`, message })
    }
    if (names.has(name)) problems.push(warning(`[${index}].name`, `Another variant is also named ${quote(name)}.`))
    names.add(name)
    if (payload?.type === 'json' && !isJson(payload.value)) {
      problems.push(
        warning(`[${index}].payload.value`, 'The payload has the type json, but its value is not valid JSON.'),
      )
    }
    if (payload?.type === 'number' && (payload.value.trim() === '' || Number.isNaN(Number(payload.value)))) {
      problems.push(
        warning(`[${index}].payload.value`, 'The payload has the type number, but its value is not a number.'),
      )
    }
  })
  const total = variants.reduce((sum, { weight }) => sum + weight, 0)
  if (variants.length > 0 && total !== 1000 && problems.every(({ severity }) => severity === 'warning')) {
    problems.push(
      warning('', `The weights add up to ${total} instead of 1000. SDKs use the sum as the number of buckets.`),
    )
  }
  return problems
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Problems between flags: names that occur twice, parents that are missing or have parents themselves, missing segments. */
export function referenceProblems(flags: readonly Pick<Flag, 'name' | 'dependencies'>[]): Problem[] {
  const byName = new Map(flags.map((flag) => [flag.name, flag]))
  return flags.flatMap((flag, index) => {
    const duplicate = warning(
      `[${index}].name`,
      `Another flag is also named ${quote(flag.name)}. The last one is used.`,
    )
    const parents = flag.dependencies.flatMap(({ feature }, position) => {
      const path = `[${index}].dependencies[${position}].feature`
      const parent = byName.get(feature)
      if (!parent)
        return [warning(path, `The data contains no flag ${quote(feature)}, so the dependency is never satisfied.`)]
      if (feature === flag.name)
        return [warning(path, 'The flag depends on itself, so the dependency is never satisfied.')]
      if (parent.dependencies.length === 0) return []
      const isCycle = parent.dependencies.some((dependency) => dependency.feature === flag.name)
      const reason = isCycle
        ? `${quote(flag.name)} and ${quote(feature)} depend on each other`
        : `${quote(feature)} itself depends on another flag`
      return [
        warning(path, `${reason}. Unleash supports one level of dependencies, so the dependency is never satisfied.`),
      ]
    })
    return byName.get(flag.name) === flag ? parents : [duplicate, ...parents]
  })
}

/** @param known IDs of all segments */
export function segmentReferenceProblems({ segments }: Strategy, known: ReadonlySet<number>): Problem[] {
  return segments.flatMap((id, index) =>
    known.has(id)
      ? []
      : [
          warning(
            `segments[${index}]`,
            `The data contains no segment with the ID ${id}, so the strategy is never satisfied.`,
          ),
        ],
  )
}
