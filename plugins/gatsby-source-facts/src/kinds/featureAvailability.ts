import { z } from 'zod'
import type { FactKind } from '../FactKind'
import { text } from './text'

const planNames = { oss: 'Open source', pro: 'Pro', enterprise: 'Enterprise' } as const

export const featureAvailabilitySchema = z.strictObject({
  name: text,
  /** The page about it; its front matter says the same. */
  page: text,
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
  summary: ({ plans }) => plans.map((plan) => planNames[plan]).join(', '),
  table: {
    component: 'FeatureAvailability',
    label: 'Plans and versions of features',
    columns: ['Feature', ...Object.values(planNames), 'Since', ''],
    cells: ({ name, page, plans, since = '–', note = '' }) => [
      `[${name}](${page})`,
      ...(Object.keys(planNames) as (keyof typeof planNames)[]).map((plan) => (plans.includes(plan) ? 'yes' : '–')),
      since,
      note,
    ],
  },
}
