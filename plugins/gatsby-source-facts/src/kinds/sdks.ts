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
    columns: ['SDK', 'Release looked at'],
    cells: ({ label, page, version }) => [`[${label}](${page})`, version],
  },
}
