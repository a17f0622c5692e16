import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { cleanVersion, compareVersions } from '../shared/versions'
import type { AgentCapability, AgentError, AgentFacts, AgentSdk } from '../shared/agentFacts'
import { agentsGuide } from '../shared/agentsGuide'
import { ToolFault, toolResult } from './toolResult'
import type { DocsSite } from './docsSite'

/** Tools that look up the facts of `content/data`. */
export function factTools(server: McpServer, { facts }: DocsSite): void {
  server.registerTool(
    'sdk_support',
    {
      description: 'What an SDK supports, since which release.',
      inputSchema: z.object({
        sdk: z.string().max(60).describe('ruby, or ruby@4.2'),
        feature: z.string().max(200).optional().describe('variants; all features if omitted'),
      }),
      annotations: { readOnlyHint: true },
    },
    ({ sdk, feature }) => toolResult(() => supportText(facts, sdk, feature)),
  )
  server.registerTool(
    'explain_error',
    {
      description: 'Cause and fix of an error message or HTTP status of Unleash, Edge or an SDK.',
      inputSchema: z.object({ message: z.string().min(1).max(2000), status: z.int().optional() }),
      annotations: { readOnlyHint: true },
    },
    ({ message, status }) => toolResult(() => errorText(facts, message, status)),
  )
}

/** `AGENTS.md` for the stack of a project, as a resource. */
export function guideResource(server: McpServer, { facts }: DocsSite): void {
  server.registerResource(
    'agents-guide',
    new ResourceTemplate('unleash-docs://agents/{sdk}/{unleash}/{plan}', { list: undefined }),
    {
      title: 'AGENTS.md for a project with Unleash',
      description: 'SDK with or without version (ruby@4.2), version of Unleash (5.8), plan (oss, pro, enterprise)',
      mimeType: 'text/markdown',
    },
    (uri, variables) => {
      const [named, unleash, plan] = ['sdk', 'unleash', 'plan'].map((name) =>
        decodeURIComponent(String(variables[name])),
      )
      const { sdk, version = '' } = findSdk(facts, named ?? '')
      const stack = { sdk: sdk.name, sdkVersion: version, unleash: cleanVersion(unleash ?? '') ?? '', plan: plan ?? '' }
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: agentsGuide(facts, stack) ?? '' }] }
    },
  )
}

/**
 * The SDK that a text such as `ruby`, `Node.js` or `ruby@4.2` names, and its version.
 * @throws ToolFault for an unknown one
 */
export function findSdk({ sdks }: AgentFacts, text: string): { sdk: AgentSdk; version: string | undefined } {
  const [named = '', written = ''] = text.trim().split(/\s*@\s*v?|\s+v?(?=\d)/)
  const name = (words: string) => words.toLowerCase().replace(/[^a-z+#]|js$|sdk$/g, '')
  const sdk = sdks.find((candidate) => [candidate.name, candidate.label].some((own) => name(own) === name(named)))
  if (!sdk) throw new ToolFault(`There is no SDK "${named}". Use one of: ${sdks.map((one) => one.name).join(', ')}.`)
  return { sdk, version: cleanVersion(written) }
}

/** The capabilities that can be said of an SDK. */
function capabilitiesOf({ capabilities }: AgentFacts, { name }: AgentSdk): AgentCapability[] {
  return capabilities.filter(({ support }) => name in support)
}

/** "yes, since 3.14.0", "no", or that the version is too old. */
export function supportWords({ support }: AgentCapability, { name }: AgentSdk, version: string | undefined): string {
  const known = support[name]
  if (!known) return 'not known'
  const { state, since, note } = known
  const isOlder = version !== undefined && since !== undefined && compareVersions(version, since) < 0
  const words = isOlder ? `no in ${version}; ${state}` : state
  return words + (since === undefined ? '' : ` since ${since}`) + (note === undefined ? '' : ` (${note})`)
}

function supportText(facts: AgentFacts, text: string, feature: string | undefined): string {
  const { sdk, version } = findSdk(facts, text)
  const known = capabilitiesOf(facts, sdk)
  const shown = feature === undefined ? known : bestMatches(known, feature, ({ label, name }) => `${label} ${name}`, 5)
  if (shown.length === 0)
    throw new ToolFault(
      `Nothing is known about "${feature}" in ${sdk.label}. Known features: ${known.map(({ name }) => name).join(', ')}.`,
    )
  return [
    `${sdk.label}, described as of release ${sdk.version} (${sdk.package}): ${facts.siteUrl}${sdk.path}`,
    ...shown.map((one) => `- ${one.label}: ${supportWords(one, sdk, version)}`),
    `All SDKs: ${facts.siteUrl}/reference/sdks#compare`,
  ].join('\n')
}

function errorText(facts: AgentFacts, text: string, stated: number | undefined): string {
  const status = stated ?? Number(/\b[45]\d\d\b/.exec(text)?.[0] ?? 0)
  const words = text.replace(/\b[45]\d\d\b/g, '').trim()
  const ofStatus = facts.errors.filter((error) => status === 0 || error.status === null || error.status === status)
  const exact = ofStatus.filter(({ message }) => messagePattern(message).test(text))
  const similar = bestMatches(ofStatus, words, ({ message }) => message, 3)
  const byStatus = facts.errors.filter((error) => status > 0 && error.status === status)
  const found = [exact, similar, byStatus].find((errors) => errors.length > 0)
  if (!found)
    throw new ToolFault(`No known message is like "${text.slice(0, 200)}". Try \`search\` with its distinctive words.`)
  return found
    .slice(0, found === byStatus ? 8 : 3)
    .map((error) => explanation(facts, error))
    .join('\n\n')
}

function explanation({ siteUrl }: AgentFacts, { message, status, cause, fix, path }: AgentError): string {
  return `${message}${status === null ? '' : ` (${status})`}\nCause: ${cause}\nFix: ${fix}\n${siteUrl}${path}`
}

/** Matches what a program has written: a part in angle brackets is anything. */
function messagePattern(message: string): RegExp {
  const parts = message.replace(/^`+ ?| ?`+$/g, '').split(/<[^>]*>/)
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+'), 'i')
}

/** What has the most words of a query, the rare ones before the common ones; nothing if it has less than half of them. */
function bestMatches<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
  count: number,
): Item[] {
  const texts = items.map((item) => new Set(wordsOf(textOf(item))))
  const wanted = [...new Set(wordsOf(query))]
  const weights = wanted.map((word) => {
    const uses = texts.filter((words) => words.has(word)).length
    return uses === 0 ? 0.5 : Math.log(1 + items.length / uses)
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return items
    .map((item, index) => ({
      item,
      score: wanted.reduce((sum, word, place) => sum + (texts[index]?.has(word) ? (weights[place] ?? 0) : 0), 0),
    }))
    .filter(({ score }) => score > 0 && score >= total / 2)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ item }) => item)
}

/** In lowercase, plurals as singulars; without what a query has in every case. */
function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/\]\([^)]*\)/g, ' ')
      .match(/[\p{L}\p{N}_]+/gu) ?? []
  return words.map((word) => word.replace(/(?<=..[^s])s$/, '')).filter((word) => !commonWords.has(word))
}

const commonWords = new Set(
  'a an and are do does for from has have in is it my of on or support the to what with error http statu'.split(' '),
)
