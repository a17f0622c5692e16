import { z } from 'zod'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { FactLists, Sdk } from '../../types'
import type { FactKind } from '../FactKind'
import { text } from './text'

const cellSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.enum(['yes', 'partly']), since: text, proof: text, note: text.optional() }),
  z.strictObject({ state: z.literal('no'), proof: text, note: text.optional() }),
])

export const sdkCapabilitySchema = z.strictObject({
  name: text,
  /** `server`: what evaluating takes, also for Edge and the Proxy. */
  side: z.enum(['server', 'client']),
  label: text,
  /** By name of an SDK. An SDK that is missing was not confirmed either way. */
  capabilities: z.record(z.string(), cellSchema),
})

type SdkCapability = z.infer<typeof sdkCapabilitySchema>

export const sdkCapabilities: FactKind<SdkCapability> = {
  list: 'sdkCapabilities',
  type: 'SdkCapability',
  refersTo: 'sdk-capability',
  schema: sdkCapabilitySchema,
  names: ({ name }) => [name],
  summary: ({ label }) => label,
  problems: ({ capabilities }, { sdks }) => {
    const known = sdks.map(({ name }) => name)
    return Object.keys(capabilities)
      .filter((name) => !known.includes(name))
      .map((name) => ({ what: `There is no SDK "${name}".`, fix: nearestSentence(name, known, 'See sdks.ts.') }))
  },
  table: {
    component: 'SdkCapabilities',
    label: 'What SDKs can do, and since which release',
    one: { attribute: 'name', columns: ['SDK', 'Since'] },
    filter: { attribute: 'side', refersTo: 'sdk-side', of: ({ side }) => [side] },
    columns: ({ side }, lists) => ['', ...sdksOf(side, lists).map(({ label, page }) => `[${label}](${page})`)],
    cells: ({ side, label, capabilities }, lists) => [
      label,
      ...sdksOf(side, lists).map((sdk) => cellText(capabilities[sdk.name], sdk)),
    ],
  },
}

/** The columns of a side: whoever evaluates for others is compared with the server-side SDKs. */
function sdksOf(side: SdkCapability['side'], { sdks }: FactLists): Sdk[] {
  return sdks.filter((sdk) => (sdk.side === 'client') === (side === 'client'))
}

function cellText(cell: z.infer<typeof cellSchema> | undefined, { repository }: Sdk): string {
  if (!cell) return 'unknown'
  const shown = cell.state === 'no' ? 'no' : cell.since
  const link = `[${shown}](https://github.com/Unleash/${repository}/blob/${cell.proof})`
  return cell.note ? `${link}, ${cell.note}` : link
}
