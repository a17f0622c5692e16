import { z } from 'zod'

const text = z.string().trim().min(1)

export const plans = ['oss', 'pro', 'enterprise'] as const

/** What the front matter of a page may hold. */
export const frontMatterSchema = z.strictObject({
  /** The page's h1, and its name in search results. */
  title: text,
  description: text,
  /** Its shorter name in the sidebar. */
  sidebarLabel: text.optional(),
  availability: z.strictObject({ plans: z.array(z.enum(plans)).optional(), since: text.optional() }).optional(),
  deprecated: z.boolean().optional(),
  /** Old names that people search for. */
  keywords: z.array(text).optional(),
  /** The page shows no sidebar. */
  sidebar: z.literal(false).optional(),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>

/** How each entry is written, for problems that name it. */
export const frontMatterExamples: Readonly<Record<string, string>> = {
  title: 'title: Feature flags',
  description: 'description: How segments group users, and how strategies use them.',
  sidebarLabel: 'sidebarLabel: Flags',
  availability: 'availability: { plans: [pro, enterprise], since: "4.19" }',
  'availability.plans': 'plans: [oss, pro, enterprise]',
  'availability.since': 'since: "4.19"',
  deprecated: 'deprecated: true',
  keywords: 'keywords: [toggle, switch]',
  sidebar: 'sidebar: false',
}
