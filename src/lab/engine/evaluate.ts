import type { Context, Dependency, Flag, Payload, Segment, Variant } from './definitions'
import { check, combine, note, quote, quoteList, skipped, type Step } from './step'
import { checkStrategy, type Surroundings } from './strategy'
import { chooseVariant, type Choice } from './variant'

/** What `getVariant` of the Node.js SDK returns. */
export interface VariantResult {
  name: string
  enabled: boolean
  payload?: Payload
  feature_enabled: boolean
}

export interface Evaluation {
  /** What `isEnabled` returns. */
  enabled: boolean
  variant: VariantResult
  trace: Step
}

/**
 * Evaluates a flag as the Node.js SDK 6.12 does, except that fields of the context are never looked up in a prototype.
 * @param flags of the environment; the last one of a name counts
 * @param options random values and time, so that a test can repeat an evaluation
 */
export function evaluate(
  flags: readonly Flag[],
  segments: readonly Segment[],
  name: string,
  context: Context,
  options: Omit<Surroundings, 'segments'>,
): Evaluation {
  const surroundings = { ...options, segments: new Map(segments.map((segment) => [segment.id, segment])) }
  const evaluation = new FlagEvaluation(new Map(flags.map((flag) => [flag.name, flag])), context, surroundings)
  const { step, variant } = evaluation.withVariant(name)
  const enabled = step.outcome === 'passed'
  return {
    enabled,
    variant: variant
      ? {
          name: variant.name,
          ...(variant.payload && { payload: variant.payload }),
          enabled: true,
          feature_enabled: enabled,
        }
      : { name: 'disabled', enabled: false, feature_enabled: enabled },
    trace: step,
  }
}

const enabledText = 'The flag is enabled in this environment.'
const disabledText = "The flag is disabled in this environment. SDKs don't check its strategies."

class FlagEvaluation {
  constructor(
    private readonly flags: ReadonlyMap<string, Flag>,
    private readonly context: Context,
    private readonly surroundings: Surroundings,
  ) {}

  /** As `getVariant`: the strategy's variants come before the flag's. */
  withVariant(name: string): Choice {
    const result = this.withoutVariant(name)
    const flag = this.flags.get(name)
    if (!flag || result.step.outcome === 'failed' || result.variant) return result
    if (flag.variants.length === 0) {
      result.step.steps.push(
        note('No variant', 'The flag has no variants, so getVariant returns the disabled variant.'),
      )
      return result
    }
    const { random } = this.surroundings
    const choice = chooseVariant(flag.name, flag.variants[0]?.stickiness, flag.variants, this.context, random)
    result.step.steps.push(choice.step)
    return { ...result, variant: choice.variant }
  }

  /** As `isEnabled`, which chooses a variant only if the strategy has variants. */
  withoutVariant(name: string): Choice {
    const title = `Flag ${quote(name)}`
    const flag = this.flags.get(name)
    if (!flag) {
      const text =
        'The data contains no flag with this name. SDKs return the fallback value, which is off unless your code sets another.'
      return { step: check(title, false, text) }
    }
    const steps: Step[] = []
    if (flag.dependencies.length > 0) steps.push(this.parents(flag))
    const areParentsMet = steps.every(({ outcome }) => outcome === 'passed')
    if (areParentsMet) steps.push(check('Environment', flag.enabled, flag.enabled ? enabledText : disabledText))
    const strategies = areParentsMet && flag.enabled ? this.strategies(flag) : undefined
    if (strategies) steps.push(strategies.step)
    const step = combine('all', title, steps, {
      passed: 'The flag is on for this context.',
      failed: 'The flag is off for this context.',
    })
    return { step, variant: strategies?.variant }
  }

  private strategies({ strategies }: Flag): Choice {
    if (strategies.length === 0) {
      return { step: check('Strategies', true, "The flag has no strategies, so it's on for everyone.") }
    }
    let variant: Variant | undefined
    let enabledBy: number | undefined
    const steps = strategies.map((strategy, index) => {
      if (enabledBy !== undefined)
        return skipped(`Strategy ${index + 1}`, `Not checked, because strategy ${enabledBy} is satisfied.`)
      const result = checkStrategy(strategy, index, this.context, this.surroundings)
      if (result.step.outcome === 'passed') {
        enabledBy = index + 1
        variant = result.variant
      }
      return result.step
    })
    const step = combine('any', 'Strategies', steps, {
      passed: `Strategy ${enabledBy} is satisfied, and one is enough.`,
      failed: 'None of the strategies is satisfied.',
    })
    return { step, variant }
  }

  private parents({ dependencies }: Flag): Step {
    let hasFailed = false
    const steps = dependencies.map((dependency) => {
      if (hasFailed)
        return skipped(
          `Parent ${quote(dependency.feature)}`,
          "Not checked, because the parent above doesn't meet its requirement.",
        )
      const step = this.parent(dependency)
      hasFailed = step.outcome === 'failed'
      return step
    })
    return combine('all', 'Parent flags', steps, {
      passed: 'Every parent flag meets its requirement.',
      failed: "A parent flag doesn't meet its requirement, so the flag is off. SDKs don't check its strategies.",
    })
  }

  private parent({ feature, enabled, variants }: Dependency): Step {
    const title = `Parent ${quote(feature)}`
    const parent = this.flags.get(feature)
    if (!parent) return check(title, false, "The data contains no flag with this name, so the requirement isn't met.")
    if (parent.dependencies.length > 0) {
      const text =
        "The parent itself depends on another flag. SDKs support one level of dependencies, so the requirement isn't met."
      return check(title, false, text)
    }
    if (!enabled || variants.length === 0) {
      const texts = enabled
        ? { passed: 'The parent must be on, and it is on.', failed: 'The parent must be on, but it is off.' }
        : { passed: 'The parent must be off, and it is off.', failed: 'The parent must be off, but it is on.' }
      return combine(enabled ? 'all' : 'none', title, [this.withoutVariant(feature).step], texts)
    }
    const { step, variant } = this.withVariant(feature)
    const name = variant?.name ?? 'disabled'
    const isListed = variants.includes(name)
    const text = `The variant is ${quote(name)}, which ${isListed ? 'is' : "isn't"} one of the required variants: ${quoteList(variants)}.`
    return combine('all', title, [step, check('Variant of the parent', isListed, text)], {
      passed: 'The parent must be on with one of the required variants, and it is.',
      failed: "The parent must be on with one of the required variants, but it isn't.",
    })
  }
}
