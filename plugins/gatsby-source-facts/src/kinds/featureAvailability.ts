import { z } from 'zod'
import type { FactKind } from '../FactKind'
import { text } from './text'

const planNames = { oss: 'Open source', pro: 'Pro', enterprise: 'Enterprise' } as const

export const featureAvailabilitySchema = z.strictObject({
  name: text,
  /** The page about it, or the part of a page; its front matter says the same, unless it is a part. */
  page: text,
  /** Other pages about it, whose front matter says the same. */
  pages: z.array(text).optional(),
  plans: z.array(z.enum(['oss', 'pro', 'enterprise'])).min(1),
  since: text.optional(),
  note: text.optional(),
})

type FeatureAvailability = z.infer<typeof featureAvailabilitySchema>

export const featureAvailability: FactKind<FeatureAvailability> = {
  list: 'featureAvailability',
  type: 'FeatureAvailability',
  schema: featureAvailabilitySchema,
  names: ({ name }) => [name],
  summary: ({ plans, since }) =>
    `${plans.map((plan) => planNames[plan]).join(', ')}${since === undefined ? '' : `, since ${since}`}`,
  table: {
    component: 'FeatureAvailability',
    label: 'Plans and versions of features',
    columns: ['Feature', ...Object.values(planNames), 'Since', 'Note'],
    cells: ({ name, page, plans, since = '–', note = '' }) => [
      `[${name}](${page})`,
      ...(Object.keys(planNames) as (keyof typeof planNames)[]).map((plan) => (plans.includes(plan) ? 'yes' : '–')),
      since,
      note,
    ],
  },
}
