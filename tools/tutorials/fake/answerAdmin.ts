import { randomUUID } from 'node:crypto'
import type { FakeStrategy } from './FakeFlag'
import type { FakeState } from './FakeState'

export interface Answer {
  status: number
  body?: unknown
}

type Call = (state: FakeState, body: unknown, parts: readonly string[]) => Answer

const features = '/api/admin/projects/default/features'
const development = `${features}/([\\w.-]+)/environments/development`

/** The calls of the Admin API that tutorials make. */
const calls: readonly (readonly [method: string, path: RegExp, call: Call])[] = [
  ['POST', exactly(features), createFlag],
  ['POST', exactly('/api/admin/api-tokens'), createToken],
  ['POST', exactly(`${development}/on`), switchOn],
  ['GET', exactly(`${development}/strategies`), ({ flags }, _, [name = '']) => found(flags.get(name)?.strategies)],
  ['PATCH', exactly(`${development}/strategies/([\\w-]+)`), patchStrategy],
]

/** Answers a call of the Admin API and changes the state; undefined for a call that is not known here. */
export function answerAdmin(state: FakeState, method: string, path: string, body: unknown): Answer | undefined {
  for (const [knownMethod, pattern, call] of calls) {
    const match = method === knownMethod ? pattern.exec(path) : null
    if (match) return call(state, body, match.slice(1))
  }
  return undefined
}

function exactly(path: string): RegExp {
  return new RegExp(`^${path}$`)
}

function found(body: unknown): Answer {
  return body === undefined ? { status: 404 } : { status: 200, body }
}

function createFlag({ flags }: FakeState, body: unknown): Answer {
  const { name } = body as { name: string }
  if (flags.has(name)) return { status: 409, body: { message: 'A toggle with that name already exists' } }
  const flag = { name, enabled: false, strategies: [] }
  flags.set(name, flag)
  return { status: 201, body: flag }
}

function createToken({ tokens }: FakeState, body: unknown): Answer {
  const { tokenName, type } = body as { tokenName: string; type: string }
  const secret = `default:development.${randomUUID().replaceAll('-', '')}`
  tokens.set(secret, type)
  return { status: 201, body: { secret, tokenName, type, environment: 'development', projects: ['default'] } }
}

/** A flag without a strategy gets a gradual rollout to everybody. */
function switchOn({ flags }: FakeState, _: unknown, [name = '']: readonly string[]): Answer {
  const flag = flags.get(name)
  if (!flag) return { status: 404 }
  flag.enabled = true
  if (flag.strategies.length === 0) flag.strategies.push(rolloutToEverybody(name))
  return { status: 200 }
}

function rolloutToEverybody(groupId: string): FakeStrategy {
  const parameters = { rollout: '100', stickiness: 'default', groupId }
  return { id: randomUUID(), name: 'flexibleRollout', parameters, constraints: [], segments: [], variants: [] }
}

/** JSON Patch, of which tutorials need to replace the value of a member that is there. */
function patchStrategy({ flags }: FakeState, body: unknown, [name = '', id]: readonly string[]): Answer {
  const strategy = flags.get(name)?.strategies.find((candidate) => candidate.id === id)
  if (!strategy) return { status: 404 }
  for (const { op, path, value } of body as { op: string; path: string; value: unknown }[]) {
    const members = path.split('/').slice(1)
    const last = members.pop() ?? ''
    const target = members.reduce<unknown>((parent, member) => (parent as Record<string, unknown> | undefined)?.[member], strategy)
    if (op !== 'replace' || typeof target !== 'object' || target === null || !(last in target)) return { status: 400 }
    ;(target as Record<string, unknown>)[last] = value
  }
  return { status: 200, body: strategy }
}
