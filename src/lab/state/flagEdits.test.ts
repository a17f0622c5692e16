import { expect, test } from 'vitest'
import { environmentNames, withEnvironmentCopy, withName, withNewFlag, withoutFlag } from './flagEdits'
import { emptyState, type LabState } from './labState'

const flag = (name: string, ...environments: string[]): LabState['flags'][number] => ({
  name,
  dependencies: [],
  environments: environments.map((environment) => ({ name: environment, enabled: true, strategies: [], variants: [] })),
})
const state: LabState = {
  ...emptyState,
  flags: [flag('checkout', 'production', 'test'), flag('flag-3', 'production')],
  flag: 'checkout',
  environment: 'production',
}

/** Flags with their environments. */
const summary = ({ flags = [] }: Partial<LabState>) =>
  flags.map(({ name, environments }) => [name, ...environments.map((environment) => environment.name)].join(' '))

test('the environments of all flags are listed once', () => {
  expect(environmentNames({ ...state, environment: 'staging' })).toEqual(['staging', 'production', 'test'])
})

test('only the shown flag gets another name', () => {
  const edit = withName(state, 'cart')
  expect(edit.flag).toBe('cart')
  expect(summary(edit)).toEqual(['cart production test', 'flag-3 production'])
})

test('a new flag has a name that no other has, and the shown environment', () => {
  const edit = withNewFlag(state)
  expect(edit.flag).toBe('flag-4')
  expect(summary(edit)).toEqual(['checkout production test', 'flag-3 production', 'flag-4 production'])
})

test('after a flag is removed, the first one is shown in the same environment', () => {
  const edit = withoutFlag(state)
  expect(edit).toMatchObject({ flag: 'flag-3', environment: 'production' })
  expect(summary(edit)).toEqual(['flag-3 production'])
})

test('flags that have the shown environment have its copy, too', () => {
  const edit = withEnvironmentCopy({ ...state, environment: 'test' })
  expect(edit.environment).toBe('environment-3')
  expect(summary(edit)).toEqual(['checkout production test environment-3', 'flag-3 production'])
})
