import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { type Flag, flagsOf, type Segment } from '../lab/engine/definitions'
import { evaluate } from '../lab/engine/evaluate'
import { bucketOf, rolloutSeed, variantSeed } from '../lab/engine/hash'
import type { Problem } from '../lab/engine/problems'
import type { Step } from '../lab/engine/step'
import { readDefinitions, unnamedEnvironment } from '../lab/reading/readDefinitions'
import { readContext } from '../lab/state/labState'
import type { AgentCapability, AgentFacts } from '../shared/agentFacts'
import { ToolFault, toolResult } from './toolResult'
import type { DocsSite } from './docsSite'
import { findSdk, supportWords } from './factTools'

const json = z.record(z.string(), z.unknown())

/** Tools that compute, with the engine of the lab: what an SDK would say, and why. */
export function evaluationTools(server: McpServer, { facts }: DocsSite): void {
  server.registerTool(
    'evaluate_flag',
    {
      description: 'Evaluate a flag as SDKs do: result, variant, and which strategy decided why.',
      inputSchema: z.object({
        definitions: json.describe('Response of /api/client/features, or one flag with its strategies'),
        context: json.optional().describe('userId, properties …'),
        flag: z.string().optional(),
        environment: z.string().optional(),
        sdk: z.string().optional().describe('Also say what this SDK lacks: ruby@4.2'),
      }),
      annotations: { readOnlyHint: true },
    },
    (input) => toolResult(() => evaluation(facts, input)),
  )
  server.registerTool(
    'explain_rollout',
    {
      description: 'Hash values of stickiness: whether a gradual rollout includes them, and their variant.',
      inputSchema: z.object({
        groupId: z.string().describe("Usually the flag's name"),
        values: z.array(z.string()).min(1).max(50).describe('user IDs …'),
        percentage: z.number().min(0).max(100).optional(),
        variants: z.record(z.string(), z.int().min(0)).optional().describe('Weights by name'),
      }),
      annotations: { readOnlyHint: true },
    },
    (input) => toolResult(() => rolloutText(input)),
  )
}

interface EvaluationInput {
  definitions: Record<string, unknown>
  context?: Record<string, unknown> | undefined
  flag?: string | undefined
  environment?: string | undefined
  sdk?: string | undefined
}

function evaluation(facts: AgentFacts, input: EvaluationInput): { text: string; data: Record<string, unknown> } {
  const { definitions, problems } = readDefinitions(input.definitions)
  const { context, problems: contextProblems } = readContext(input.context ?? {})
  refuseErrors('definitions', problems)
  refuseErrors('context', contextProblems)
  const name = input.flag ?? definitions.flags[0]?.name ?? ''
  const known = definitions.flags.find((flag) => flag.name === name)
  const environments = known?.environments.map((environment) => environment.name) ?? []
  const environment = input.environment ?? environments[0] ?? unnamedEnvironment
  if (known && !environments.includes(environment))
    throw new ToolFault(`"${name}" has no environment "${environment}". It has: ${environments.join(', ')}.`)
  const flags = flagsOf(definitions.flags, environment)
  const options = { now: new Date(), random: Math.random, hostname: 'localhost' }
  const { enabled, variant, trace } = evaluate(flags, definitions.segments, name, context, options)
  const flag = flags.find((candidate) => candidate.name === name)
  const text = [
    `${name} is ${enabled ? 'on' : 'off'}${variant.enabled ? `, variant ${variant.name}` : ''}.`,
    ...traceLines(trace),
    ...(flag ? needLines(facts, needsOf(facts, flag, definitions.segments), input.sdk) : []),
    `How strategies are evaluated: ${facts.siteUrl}/reference/activation-strategies`,
  ].join('\n')
  return { text, data: { enabled, variant } }
}

function refuseErrors(what: string, problems: readonly Problem[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const lines = errors.slice(0, 5).map(({ path, message }) => `- ${[what, path].filter(Boolean).join('.')}: ${message}`)
  throw new ToolFault(`These ${what} can't be evaluated:\n${lines.join('\n')}`)
}

const outcomes = { passed: 'yes', failed: 'no', skipped: 'not checked', noted: 'note' } as const

function traceLines({ title, text, outcome, steps }: Step, depth = 0): string[] {
  return [
    `${'  '.repeat(depth)}- ${title} (${outcomes[outcome]}): ${text}`,
    ...steps.flatMap((step) => traceLines(step, depth + 1)),
  ]
}

/** The names of capabilities that an SDK needs to evaluate a flag as this tool does. */
function needsOf({ operators }: AgentFacts, flag: Flag, segments: readonly Segment[]): string[] {
  const { strategies, variants, dependencies } = flag
  const used = segments.filter(({ id }) => strategies.some((strategy) => strategy.segments.includes(id)))
  const constraints = [...strategies, ...used].flatMap((owner) => owner.constraints)
  const ownVariants = strategies.flatMap((strategy) => strategy.variants)
  const stickiness = [
    ...strategies.map(({ parameters }) => parameters['stickiness']),
    ...[...variants, ...ownVariants].map((variant) => variant.stickiness),
  ]
  const usual = [undefined, '', 'default', 'userId', 'sessionId', 'random']
  return [
    ...new Set([
      ...constraints.flatMap(({ operator }) => operators[operator] ?? []),
      ...(used.length > 0 ? ['segments'] : []),
      ...(dependencies.length > 0 ? ['dependencies'] : []),
      ...(variants.length > 0 ? ['variants'] : []),
      ...(ownVariants.length > 0 ? ['strategy-variants'] : []),
      ...(variants.length + ownVariants.length > 0 ? ['variant-seed'] : []),
      ...(stickiness.some((value) => !usual.includes(value)) ? ['custom-stickiness'] : []),
    ]),
  ]
}

function needLines(facts: AgentFacts, needs: readonly string[], sdk: string | undefined): string[] {
  const capabilities = facts.capabilities.filter(({ name, side }) => side === 'server' && needs.includes(name))
  if (capabilities.length === 0) return []
  if (sdk === undefined) return capabilities.map((capability) => generations(facts, capability))
  const chosen = findSdk(facts, sdk)
  // Client-side SDKs get the result of a server.
  const own = chosen.sdk.side === 'client' ? [] : capabilities
  return own.map(
    (capability) =>
      `${capability.label} in ${chosen.sdk.label}: ${supportWords(capability, chosen.sdk, chosen.version)}`,
  )
}

/** Since which release each SDK evaluates it. */
function generations({ sdks }: AgentFacts, { label, support }: AgentCapability): string {
  const releases = sdks.flatMap((sdk) => {
    const known = support[sdk.name]
    return known ? [`${sdk.label} ${known.since ?? known.state}`] : []
  })
  return `Needs ${label}, in SDKs since: ${releases.join(', ')}`
}

interface RolloutInput {
  groupId: string
  values: string[]
  percentage?: number | undefined
  variants?: Record<string, number> | undefined
}

function rolloutText({ groupId, values, percentage, variants = {} }: RolloutInput): string {
  const weights = Object.entries(variants)
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  if (weights.length > 0 && total === 0) throw new ToolFault('All weights are 0. Give at least one variant a weight.')
  const lines = values.map((value) => {
    const { input, hash, bucket } = bucketOf(groupId, value, 100, rolloutSeed)
    const isIn = percentage !== undefined && bucket <= percentage
    const rollout = percentage === undefined ? '' : `: ${isIn ? 'on' : 'off'} at ${percentage}%`
    const chosen = total > 0 ? `, variant ${variantOf(groupId, value, weights, total)}` : ''
    return `- ${value}: bucket ${bucket} of 100${rollout}${chosen} (MurmurHash3 of "${input}" is ${hash})`
  })
  return ['A value is in the rollout if its bucket, hash modulo 100 plus 1, is at most the percentage.', ...lines].join(
    '\n',
  )
}

function variantOf(groupId: string, value: string, weights: readonly [string, number][], total: number): string {
  const { bucket } = bucketOf(groupId, value, total, variantSeed)
  let end = 0
  const found = weights.find(([, weight]) => bucket <= (end += weight))
  return `${found?.[0]} (bucket ${bucket} of ${total})`
}
