import type { Flag, Strategy } from './definitions'

/** @returns for whom a flag is on in an environment, in one sentence, whatever the context is */
export function ruleOf({ enabled, strategies, dependencies }: Flag, environment: string): string {
  if (!enabled) return `Off in ${environment} for everyone.`
  const [only, ...others] = strategies
  const audience =
    only === undefined
      ? 'everyone'
      : others.length === 0
        ? audienceOf(only)
        : `users who meet one of ${strategies.length} strategies`
  const parents = dependencies.length === 0 ? '' : ', if the flags that it depends on are as required'
  return `On in ${environment} for ${audience}${parents}.`
}

function audienceOf({ name, parameters, constraints, segments }: Strategy): string {
  const conditions = constraints.length + segments.length
  const condition =
    conditions === 0 ? '' : conditions === 1 ? ' who meet a condition' : ` who meet ${conditions} conditions`
  if (name === 'userWithId') return `listed users${condition}`
  if (name === 'default') return condition === '' ? 'everyone' : `users${condition}`
  if (name !== 'flexibleRollout') return `users who meet the strategy ${name}`
  const { rollout = '100', stickiness } = parameters
  if (Number(rollout) === 100) return condition === '' ? 'everyone' : `users${condition}`
  const field =
    stickiness === undefined || stickiness === 'default'
      ? ''
      : stickiness === 'random'
        ? ', at random'
        : `, by ${stickiness}`
  return `${rollout}% of users${condition}${field}`
}
