import type { Evaluation } from './evaluate'
import type { Step } from './step'

/** @returns the result with its main reason, for readers who don't need the steps */
export function summaryOf({ enabled, variant, trace }: Evaluation): string {
  const reason = enabled ? reasonForOn(trace) : reasonForOff(trace)
  const chosen = variant.enabled ? ` The user gets the variant ${variant.name}.` : ''
  return `With this context, the flag is ${enabled ? 'on' : 'off'}, because ${reason}.${chosen}`
}

function reasonForOn({ steps }: Step): string {
  const strategies = steps.find(({ title }) => title === 'Strategies')?.steps ?? []
  if (strategies.length === 0) return 'it is enabled and has no strategies that limit it'
  if (strategies.length === 1) return 'all conditions of its only strategy are met'
  const satisfied = strategies.findIndex(({ outcome }) => outcome === 'passed') + 1
  return `all conditions of strategy ${satisfied} are met, and one strategy is enough`
}

function reasonForOff({ steps }: Step): string {
  const failed = steps.find(({ outcome }) => outcome === 'failed')
  if (!failed) return 'there is no flag with this name'
  if (failed.title === 'Environment') return 'it is disabled in this environment'
  if (failed.title === 'Parent flags') return "a flag that it depends on isn't in the required state"
  if (failed.steps.length > 1) return `none of its ${failed.steps.length} strategies is satisfied`
  return `its only strategy has a condition that isn't met: ${firstFailed(failed).title}`
}

/** The innermost step that failed. */
function firstFailed(step: Step): Step {
  const part = step.steps.find(({ outcome }) => outcome === 'failed')
  return part ? firstFailed(part) : step
}
