import { z } from 'zod'
import type { FactKind } from '../FactKind'
import { text } from './text'

export const sdkSchema = z.strictObject({
  name: text,
  label: text,
  /** `proxy`: evaluates for client-side SDKs of others. */
  side: z.enum(['server', 'client', 'proxy']),
  /** Its page on this site. */
  page: text,
  /** Below github.com/Unleash. */
  repository: text,
  /** The release that was looked at. */
  version: text,
  /** Where to get it. */
  package: text,
  /** What it runs on at least. */
  needs: text.optional(),
  /** How often it looks for changes by default. */
  interval: text,
})

type Sdk = z.infer<typeof sdkSchema>

export const sdks: FactKind<Sdk> = {
  list: 'sdks',
  type: 'Sdk',
  schema: sdkSchema,
  names: ({ name }) => [name],
  summary: ({ label, version }) => `${label} ${version}`,
  table: {
    component: 'Sdks',
    label: 'SDKs',
    filter: { attribute: 'side', refersTo: 'sdk-kind', of: ({ side }) => [side] },
    columns: ({ side }) => {
      const needs = side === 'server' ? ['Needs'] : []
      return ['SDK', 'Package', 'Version', ...needs, side === 'client' ? 'Asks every' : 'Looks for changes every']
    },
    cells: ({ label, page, side, package: source, version, needs = '–', interval }) => [
      `[${label}](${page})`,
      source,
      version,
      ...(side === 'server' ? [needs] : []),
      interval,
    ],
  },
}
