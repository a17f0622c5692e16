import { z } from 'zod'

// One description of each file in content/site: TypeScript types (../types.ts), GraphQL types and messages for writers come from it. A
// schema with an ID is a GraphQL type of that name.

const text = z.string()
/** Starts with a slash, has no slash at the end. */
const sitePath = text
const paths = z.record(text, sitePath)
const logo = z.strictObject({ src: text, alt: text }).meta({ id: 'SiteLogo' })

const destination = 'Add either "to" (a path of this site) or "href" (a URL of another site).'
const labeledLink = z
  .union([z.strictObject({ label: text, to: sitePath }), z.strictObject({ label: text, href: text })], {
    error: `A link needs a destination. ${destination}`,
  })
  .meta({ id: 'LabeledLink' })

/** A list that a source makes, in the source's own order. */
const generatedEntries = z.enum(['api-tags', 'server-side-sdks', 'client-side-sdks'])

/** A path alone has the label of its page. */
const pageEntries = [
  sitePath,
  z.strictObject({
    page: sitePath,
    label: text,
    /** The page belongs to another section, where readers of this one may not look for it. */
    elsewhere: z.literal(true).optional(),
  }),
  z.strictObject({ generated: generatedEntries }),
] as const
const pageEntry = z.union(pageEntries, {
  error:
    'Write the path of a page, or an object with "page" and "label", or "generated". A group can\'t contain groups.',
})

const sidebarGroup = z.strictObject({
  category: text,
  /** A page about the whole group, shown as its first entry. */
  page: sitePath.optional(),
  /** The name of that page in the list, where its own would repeat that of the group. */
  label: text.optional(),
  /** Shows only the name until the reader opens the group or a page in it. */
  folded: z.literal(true).optional(),
  entries: z.array(pageEntry),
})

const sidebarEntry = z.union([...pageEntries, sidebarGroup], {
  error: 'Write the path of a page, or an object with "page" and "label", "category" and "entries", or "generated".',
})

const sidebarSetting = z.strictObject({
  title: text,
  page: sitePath,
  entries: z.array(sidebarEntry),
})

const place = { label: text, position: z.enum(['left', 'right']).describe('left or right') }
/** Below the list. */
const moreOfList = {
  note: text.optional().describe('A sentence below the list of languages or versions.'),
  links: z.array(labeledLink).optional().describe('What else there is about them, below the list.'),
}
const itemTypes = [
  z.strictObject({ type: z.literal('link'), ...place, to: sitePath }),
  z.strictObject({ type: z.literal('link'), ...place, href: text }),
  z.strictObject({ type: z.literal('icon-link'), ...place, icon: z.enum(['github']), href: text }),
  z.strictObject({
    type: z.literal('sidebar'),
    ...place,
    sidebarId: text.describe('The name of a sidebar, to whose page it leads.'),
  }),
  // With only one language or version they show that one. On pages that have versions of their own (`edition`), `versions` lists those.
  z.strictObject({ type: z.literal('languages'), ...place, ...moreOfList }),
  z.strictObject({ type: z.literal('versions'), ...place, ...moreOfList }),
] as const

const edition = z
  .strictObject({
    name: text.describe('en, 5.8: what it is remembered by; for a language its BCP 47 tag.'),
    label: text,
    path: text.describe('What the paths of its pages begin with: /v4. Empty at the root.'),
  })
  .meta({ id: 'Edition', description: 'A language or version of the whole site.' })

const navbar = z
  .strictObject({
    title: text,
    logo,
    hidesOnScroll: z.boolean().describe('Hides on scrolling down, and returns on scrolling up.'),
    languages: z.array(edition),
    versions: z.array(edition).describe('The newest one first.'),
    items: z.array(z.union(itemTypes, { error: destination }).meta({ id: 'NavbarItem' })),
  })
  .meta({ id: 'Navbar' })

const footerGroup = z.strictObject({ title: text, links: z.array(labeledLink) }).meta({ id: 'FooterGroup' })

const footer = z
  .strictObject({
    logo,
    style: z.enum(['light', 'dark']).describe('dark is dark on light pages too; light has the colors of the page.'),
    groups: z.array(footerGroup),
    copyright: text.describe('Holder only; the year is that of the build.'),
  })
  .meta({ id: 'Footer' })

const home = z
  .strictObject({
    eyebrow: text.describe('Above the title, in a few words.'),
    lead: text,
    actions: z
      .array(z.strictObject({ label: text, to: sitePath }).meta({ id: 'HomeAction' }))
      .describe('Buttons below the lead.'),
    flag: z
      .strictObject({
        name: text,
        type: text,
        environments: z.array(z.strictObject({ name: text, rule: text }).meta({ id: 'HomeEnvironment' })),
      })
      .meta({ id: 'HomeFlag' })
      .describe('An example beside the title, above the code with which content/docs/index.mdx begins.'),
    cardsTitle: text,
    cards: z.array(
      z
        .strictObject({
          title: text,
          text,
          to: sitePath,
          icon: z.enum(['start', 'concepts', 'guides', 'sdks', 'api', 'hosting', 'lab']),
        })
        .meta({ id: 'HomeCard' }),
    ),
    sdksTitle: text,
    tasksTitle: text,
    tasks: z
      .array(z.strictObject({ title: text, links: z.array(labeledLink) }).meta({ id: 'HomeTasks' }))
      .describe('A list for each role.'),
  })
  .meta({ id: 'Home', description: 'The part of the home page above the text of content/docs/index.mdx.' })

const color = text.regex(/^#[0-9a-f]{6}$/i, 'Write the color as "#1b1c26".')

const announcement = z
  .strictObject({
    // A new ID shows the bar again to those who closed the last one.
    id: text.regex(/^[\w.-]+$/, 'Use letters, digits, "_", "." and "-".'),
    text,
    link: labeledLink.optional(),
    isCloseable: z.boolean(),
    backgroundColor: color.optional().describe('Like the color of the text, the same in light and dark.'),
    textColor: color.optional(),
  })
  .meta({ id: 'Announcement', description: 'The bar above the navbar.' })

/** An origin in a content security policy, or all subdomains of one. */
const origin = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/
/** Attributes that configure a script; others would let it run early, or from another URL. */
const attribute = /^(data-[a-z0-9-]+|id|crossorigin|integrity|referrerpolicy)$/

const thirdParty = z
  .strictObject({
    name: text.regex(/\S/, 'Write the name that readers are asked about.'),
    kind: z
      .enum(['analytics', 'tag-manager', 'visitor-tracking', 'assistant'])
      .describe('analytics, tag-manager, visitor-tracking or assistant'),
    src: text.refine((src) => URL.canParse(src) && origin.test(new URL(src).origin), {
      error: 'Write the URL of the script in full: "https://count.example/script.js".',
    }),
    hosts: z
      .array(text.regex(origin, 'Write "https://api.count.example" or "https://*.count.example", without a path.'))
      .default([])
      .describe('Servers, besides that of src, that it may use.'),
    attributes: z
      .record(text.regex(attribute, 'Use data-…, id, crossorigin, integrity or referrerpolicy.'), text)
      .default({})
      .describe('Attributes of the script element, by name.'),
    globals: z
      .record(text.regex(/^[A-Za-z_$][\w$]*$/, 'Use letters, digits, "_" and "$".'), z.unknown())
      .default({})
      .describe('Global variables that it finds, by name.'),
  })
  .meta({
    id: 'ThirdParty',
    description:
      "A script that loads after the page with the reader's consent, an assistant only when opened. The page doesn't depend on it.",
  })

/** By the names of their exports, and of the plugin's options. What a single setting can't know is checked by `settingsProblems.ts`. */
export const settingsSchemas = {
  sidebars: z.record(text, sidebarSetting),
  /** Paths of older versions of this site. */
  oldPaths: paths,
  /** Paths that shipped products link to and that aren't pages. */
  productPaths: paths,
  /** Paths of pages without a node, from src/pages. */
  otherPages: z.array(sitePath),
  navbar,
  footer,
  home,
  announcement: announcement.nullable(),
  thirdParties: z.array(thirdParty),
}

const sidebar = z
  .strictObject({ name: text, ...sidebarSetting.shape })
  .meta({ id: 'Sidebar', description: 'The sidebar of a section as it is written in content/site/sidebars.ts.' })

const redirect = z
  .strictObject({ from: sitePath, to: sitePath, sourceFile: text })
  .meta({ id: 'Redirect', description: 'An old path in content/site and the page it leads to.' })

/** The nodes that are an entry of a setting with its key. */
export const entryNodes = [sidebar, redirect]
