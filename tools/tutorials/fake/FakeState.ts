import type { FakeFlag } from './FakeFlag'

/** What a fake Unleash remembers: the project `default` and the environment `development`. */
export interface FakeState {
  flags: Map<string, FakeFlag>
  /** Types of tokens by their secrets. */
  tokens: Map<string, string>
}
