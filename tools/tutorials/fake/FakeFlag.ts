/** A flag in one environment, in the words of the client API. */
export interface FakeFlag {
  name: string
  enabled: boolean
  strategies: FakeStrategy[]
}

/** A gradual rollout: there is no other strategy here. */
export interface FakeStrategy {
  id: string
  name: 'flexibleRollout'
  parameters: { rollout: string; stickiness: string; groupId: string }
  constraints: never[]
  segments: never[]
  variants: FakeVariant[]
}

export interface FakeVariant {
  name: string
  weight: number
  stickiness: string
  payload?: { type: string; value: string }
}

/** Whom a flag is evaluated for. */
export interface FakeContext {
  userId?: string | null
  sessionId?: string | null
}
