import { z } from 'zod'
import { needsText } from '../../shared'
import type { FactLists } from '../../types'
import { type FactKind, text, unknownNames } from '../FactKind'
import { drawMatrix } from './drawMatrix'

const sdkSchema = z.strictObject({
  name: text,
  label: text,
  side: z
    .enum(['server', 'client', 'proxy'])
    .describe('server, client, proxy; a proxy evaluates for client-side SDKs.'),
  page: text.describe('Its page on this site.'),
  repository: text.describe('Below github.com/Unleash.'),
  version: text.describe('The release that the facts are about.'),
  newestVersion: text
    .optional()
    .describe('The newest release that is known, of newestReleases.json; null where none is.'),
  newestSeen: z.iso.date().optional().describe('The day on which that was the newest.'),
  package: text.describe('Where to get it.'),
  needs: text.optional().describe('What it runs on at least; null where it declares nothing, or is a program itself.'),
  alsoServer: z
    .literal(true)
    .optional()
    .describe('A client-side SDK that also evaluates flags on a server, with a client token.'),
  interval: text.describe('How often it looks for changes by default.'),
})

type Sdk = z.infer<typeof sdkSchema>

export const sdks: FactKind<Sdk> = {
  type: 'Sdk',
  schema: sdkSchema,
  names: ({ name }) => [name],
  summary: ({ label, version }) => `${label} ${version}`,
  table: {
    component: 'Sdks',
    label: 'SDKs',
    filter: { attribute: 'side', refersTo: 'sdk-kind' },
    columns: ({ side }) => ['SDK', 'Package', 'Version', ...(side === 'proxy' ? [] : ['Needs']), 'Polls every'],
    cells: ({ label, page, side, package: source, version, needs = '–', interval }) => [
      `[${label}](${page})`,
      source,
      version,
      ...(side === 'proxy' ? [] : [needs]),
      interval,
    ],
  },
}

/** Below /blob/ of the repository: a tag or commit, a file, and mostly a line. */
const proof = z.string().regex(/^[\w.-]+\/[^\s#]+(#L\d+)?$/)

const cellSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.enum(['yes', 'partly']), since: text, proof, note: text.optional() }),
  z.strictObject({ state: z.literal('no'), proof, note: text.optional() }),
])

const sdkCapabilitySchema = z.strictObject({
  name: text,
  side: z
    .enum(['server', 'client'])
    .describe('server, client; server is about evaluation, also in Edge and the Proxy.'),
  label: text,
  capabilities: z
    .record(z.string(), cellSchema)
    .describe('By SDK: state, since, proof, note. A missing SDK was not confirmed either way.'),
})

type SdkCapability = z.infer<typeof sdkCapabilitySchema>

export const sdkCapabilities: FactKind<SdkCapability> = {
  type: 'SdkCapability',
  refersTo: 'sdk-capability',
  schema: sdkCapabilitySchema,
  names: ({ name }) => [name],
  summary: ({ label }) => label,
  problems: ({ capabilities }, lists) => [
    ...unknownNames('SDK', Object.keys(capabilities), lists.sdks, 'See sdks.ts.'),
    ...Object.entries(capabilities).flatMap(([name, cell]) => {
      if (cell.state === 'no' || provesRelease(cell)) return []
      const what = `The proof of "${name}", ${cell.proof}, isn't from release ${cell.since}.`
      return [{ what, fix: 'Start it with the tag of the release, or with a commit if there is no tag.' }]
    }),
  ],
  table: {
    component: 'SdkCapabilities',
    label: 'What SDKs can do, and since which release',
    one: { attribute: 'name', columns: ['SDK', 'Since'] },
    filter: { attribute: 'side', refersTo: 'sdk-side' },
    columns: ({ side }, lists) => ['', ...sdksOf(side, lists).map(({ label, page }) => `[${label}](${page})`)],
    cells: ({ side, label, capabilities }, lists) => [
      label,
      ...sdksOf(side, lists).map((sdk) => cellText(capabilities[sdk.name], sdk)),
    ],
    cellAttributes: ({ side, capabilities }, lists) => [
      {},
      ...sdksOf(side, lists).map(({ name }) => {
        const cell = capabilities[name]
        return cell ? { sdk: needsText({ [name]: cell }) } : {}
      }),
    ],
    columnAttributes: ({ side }, lists) => [{}, ...sdksOf(side, lists).map(({ name }) => ({ sdk: name }))],
    draw: drawMatrix,
  },
}

/** Tags contain the version: `v4.1.0`, `unleash-edge-v16.1.0`, `v2.2.072`. */
function provesRelease({ since, proof: place }: { since: string; proof: string }): boolean {
  const [revision = ''] = place.split('/')
  return revision.includes(since) || /^[0-9a-f]{40}$/.test(revision)
}

/** The columns of a side: proxies are compared with the server-side SDKs. */
function sdksOf(side: SdkCapability['side'], lists: FactLists): Sdk[] {
  return lists.sdks.filter((sdk) => (sdk.side === 'client') === (side === 'client'))
}

function cellText(cell: z.infer<typeof cellSchema> | undefined, { repository }: Sdk): string {
  if (!cell) return 'unknown'
  const shown = cell.state === 'no' ? 'no' : `since\u00a0${cell.since}`
  const link = `[${shown}](https://github.com/Unleash/${repository}/blob/${cell.proof})`
  return cell.note ? `${link}, ${cell.note}` : link
}
