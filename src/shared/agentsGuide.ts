import type { AgentCapability, AgentFacts, AgentSdk } from './agentFacts'
import { markdownPath, sectionMarkdownPath } from './pageFiles'
import { planNames } from './plans'
import { compareVersions } from './versions'

/** What a project uses; empty where that isn't known. */
export interface AgentStack {
  sdk: string
  sdkVersion: string
  unleash: string
  plan: string
}

/** Bytes. An index that an agent always has in its context must be small. */
const maxSize = 8_000

/**
 * The text of an `AGENTS.md` for a project with Unleash: what its SDK has, what it lacks, and where to read. What this version of the SDK
 * or of Unleash, or the plan, lacks is named only as such.
 * @returns undefined for an unknown SDK
 */
export function agentsGuide(facts: AgentFacts, stack: AgentStack): string | undefined {
  const sdk = facts.sdks.find(({ name }) => name === stack.sdk)
  if (!sdk) return undefined
  const unleash = stack.unleash || facts.version
  const { has, lacks } = capabilitiesOf(facts, sdk, stack.sdkVersion)
  const missing = facts.features.filter((feature) => !isIncluded(feature, stack.plan, unleash))
  const url = (path: string) => facts.siteUrl + path
  const parts = [
    '# Feature flags: Unleash',
    `This project uses ${sdk.label} ${stack.sdkVersion || sdk.version} (${sdk.package}) with Unleash ${unleash}` +
      `${stack.plan === '' ? '' : `, plan ${planNames[stack.plan] ?? stack.plan}`}. Read these pages instead of relying on ` +
      'memory; each URL is Markdown.',
    '## How to',
    list(sdk.sections.map(({ id, title }) => `[${title}](${url(sectionMarkdownPath(sdk.path, id))})`)),
    ...(lacks.length > 0
      ? [
          `## Don't use: ${sdk.label} ${stack.sdkVersion || sdk.version} lacks it`,
          list(lacks.map(({ label }) => label)),
        ]
      : []),
    ...(has.length > 0 ? ['## This SDK has', list(has.map(({ label }) => label))] : []),
    ...(missing.length > 0
      ? ["## Don't use: not in this plan or version", missing.map(({ name }) => name).join('; ')]
      : []),
    '## More',
    list([
      `[SDKs compared](${url(sectionMarkdownPath('/reference/sdks', 'compare'))})`,
      `[HTTP API](${url(markdownPath('/reference/api/unleash'))})`,
      `[Error messages](${url(markdownPath('/using-unleash/troubleshooting/error-messages'))})`,
      `[All pages](${url('/llms.txt')})`,
    ]),
  ]
  return `${shortened(parts)}\n`
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

function capabilitiesOf({ capabilities }: AgentFacts, { name }: AgentSdk, version: string) {
  const stateOf = ({ support }: AgentCapability) => {
    const known = support[name]
    if (!known) return undefined
    const isOlder = version !== '' && known.since !== undefined && compareVersions(version, known.since) < 0
    return isOlder ? 'no' : known.state
  }
  return {
    has: capabilities.filter((capability) => ['yes', 'partly'].includes(stateOf(capability) ?? '')),
    lacks: capabilities.filter((capability) => stateOf(capability) === 'no'),
  }
}

function isIncluded(
  { plans, since, ossSince }: AgentFacts['features'][number],
  plan: string,
  unleash: string,
): boolean {
  const first = (plan === 'oss' && ossSince) || since
  return (plan === '' || plans.includes(plan)) && (first === null || compareVersions(unleash, first) >= 0)
}

/** Without the last items of the longest list, as long as it's too large. */
function shortened(parts: readonly string[]): string {
  const text = parts.join('\n\n')
  if (new TextEncoder().encode(text).length <= maxSize) return text
  const longest = parts.reduce((best, part, index) => (part.length > (parts[best]?.length ?? 0) ? index : best), 0)
  return shortened(parts.map((part, index) => (index === longest ? part.slice(0, part.lastIndexOf('\n')) : part)))
}
