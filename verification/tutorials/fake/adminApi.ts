import { randomUUID } from 'node:crypto'
import type { FakeFlag, FakeStrategy } from './evaluateFlag'

/** The state of a fake Unleash with the project `default` and the environment `development`. */
export interface FakeState {
  flags: Map<string, FakeFlag>
  /** Types of tokens by their secrets. */
  tokens: Map<string, string>
}

export interface FakeResponse {
  status: number
  body?: unknown
}

type Handler = (state: FakeState, body: unknown, parts: readonly string[]) => FakeResponse

const features = '/api/admin/projects/default/features'
const development = `${features}/([\\w.-]+)/environments/development`

/** The requests of tutorials to the Admin API. */
const handlers: readonly (readonly [method: string, path: RegExp, handle: Handler])[] = [
  ['POST', exactly(features), createFlag],
  ['POST', exactly('/api/admin/api-tokens'), createToken],
  ['POST', exactly(`${development}/on`), switchOn],
  ['GET', exactly(`${development}/strategies`), ({ flags }, _, [name = '']) => found(flags.get(name)?.strategies)],
  ['PATCH', exactly(`${development}/strategies/([\\w-]+)`), patchStrategy],
]

/** Handles a request to the Admin API and changes the state. Returns undefined for an unknown endpoint. */
export function handleAdminRequest(
  state: FakeState,
  method: string,
  path: string,
  body: unknown,
): FakeResponse | undefined {
  for (const [knownMethod, pattern, handle] of handlers) {
    const match = method === knownMethod ? pattern.exec(path) : null
    if (match) return handle(state, body, match.slice(1))
  }
  return undefined
}

function exactly(path: string): RegExp {
  return new RegExp(`^${path}$`)
}

function found(body: unknown): FakeResponse {
  return body === undefined ? { status: 404 } : { status: 200, body }
}

function createFlag({ flags }: FakeState, body: unknown): FakeResponse {
  const { name } = body as { name: string }
  if (flags.has(name)) return { status: 409, body: { message: 'A toggle with that name already exists' } }
  const flag = { name, enabled: false, strategies: [] }
  flags.set(name, flag)
  return { status: 201, body: flag }
}

function createToken({ tokens }: FakeState, body: unknown): FakeResponse {
  const { tokenName, type } = body as { tokenName: string; type: string }
  const secret = `default:development.${randomUUID().replaceAll('-', '')}`
  tokens.set(secret, type)
  return { status: 201, body: { secret, tokenName, type, environment: 'development', projects: ['default'] } }
}

/** A flag without a strategy gets a gradual rollout to everyone. */
function switchOn({ flags }: FakeState, _: unknown, [name = '']: readonly string[]): FakeResponse {
  const flag = flags.get(name)
  if (!flag) return { status: 404 }
  flag.enabled = true
  if (flag.strategies.length === 0) flag.strategies.push(rolloutToEveryone(name))
  return { status: 200 }
}

function rolloutToEveryone(groupId: string): FakeStrategy {
  const parameters = { rollout: '100', stickiness: 'default', groupId }
  return { id: randomUUID(), name: 'flexibleRollout', parameters, constraints: [], segments: [], variants: [] }
}

/** JSON Patch as far as tutorials use it: `replace` of an existing member. */
function patchStrategy({ flags }: FakeState, body: unknown, [name = '', id]: readonly string[]): FakeResponse {
  const strategy = flags.get(name)?.strategies.find((candidate) => candidate.id === id)
  if (!strategy) return { status: 404 }
  for (const { op, path, value } of body as { op: string; path: string; value: unknown }[]) {
    const members = path.split('/').slice(1)
    const last = members.pop() ?? ''
    const target = members.reduce<unknown>(
      (parent, member) => (parent as Record<string, unknown> | undefined)?.[member],
      strategy,
    )
    if (op !== 'replace' || typeof target !== 'object' || target === null || !(last in target)) return { status: 400 }
    ;(target as Record<string, unknown>)[last] = value
  }
  return { status: 200, body: strategy }
}
