import { activationStrategies } from '../../../content/data/activationStrategies'
import { strategyParameters as data } from '../../../content/data/strategyParameters'
import type { Derived } from '../Derived'
import type { ProductSource } from '../ProductSource'

interface StoredStrategy {
  name: string
  parameters: { name: string }[]
}

/** Parameters of the strategies that a new instance has; the deprecated ones came with older versions. */
export function strategyParameters(source: ProductSource): Derived {
  const stored = ['default-strategies', 'flexible-rollout-strategy'].flatMap((file): StoredStrategy[] => {
    const json = JSON.parse(source.read(`src/migrations/${file}.json`) ?? '[]') as StoredStrategy | StoredStrategy[]
    return Array.isArray(json) ? json : [json]
  })
  const theirs = stored.flatMap(({ name, parameters }) => parameters.map((parameter) => [`${name}.${parameter.name}`, {}] as const))
  const kept = activationStrategies.filter(({ status }) => status !== 'deprecated since v4').map(({ name }) => name)
  const ours = data
    .filter(({ strategy }) => kept.includes(strategy))
    .map(({ strategy, name }) => [`${strategy}.${name}`, {}] as const)
  return { list: 'strategyParameters', ours: Object.fromEntries(ours), theirs: Object.fromEntries(theirs) }
}
