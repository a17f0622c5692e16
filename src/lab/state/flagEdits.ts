import { chosen, type LabState } from './labState'

/** What an edit changes of the state of the lab. */
type Edit = Partial<LabState>

/** The environments of all flags, and the one that is shown. */
export function environmentNames({ flags, environment }: LabState): string[] {
  return [...new Set([environment, ...flags.flatMap(({ environments }) => environments.map(({ name }) => name))])]
}

/** The flag that is shown, with another name. */
export function withName({ flags, flag }: LabState, name: string): Edit {
  return { flag: name, flags: flags.map((other) => (other.name === flag ? { ...other, name } : other)) }
}

/** With another flag, which is enabled for everyone in the environment that is shown. */
export function withNewFlag({ flags, environment }: LabState): Edit {
  const name = freeName(
    'flag',
    flags.map((other) => other.name),
  )
  const strategies = [{ name: 'default', parameters: {}, constraints: [], segments: [], variants: [] }]
  const settings = { name: environment, enabled: true, strategies, variants: [] }
  return { flags: [...flags, { name, dependencies: [], environments: [settings] }], flag: name }
}

/** Without the flag that is shown. */
export function withoutFlag({ flags, flag, environment }: LabState): Edit {
  return chosen({ flags: flags.filter(({ name }) => name !== flag) }, { environment })
}

/** With another environment, in which all flags have the settings of the one that is shown. */
export function withEnvironmentCopy(state: LabState): Edit {
  const name = freeName('environment', environmentNames(state))
  const flags = state.flags.map((flag) => {
    const settings = flag.environments.find((environment) => environment.name === state.environment)
    return settings ? { ...flag, environments: [...flag.environments, { ...settings, name }] } : flag
  })
  return { flags, environment: name }
}

/** `flag-2`, or with the next number that no other name has. */
function freeName(noun: string, names: readonly string[]): string {
  let number = names.length + 1
  while (names.includes(`${noun}-${number}`)) number++
  return `${noun}-${number}`
}
