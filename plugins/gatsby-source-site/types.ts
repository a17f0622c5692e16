/** A path of this site: starts with a slash, has no trailing slash. */
type SitePath = string

/** One line of a sidebar. */
export type SidebarEntry =
  /** A page by its path; its label is the page's own. */
  | SitePath
  /** A page under another label. */
  | { page: SitePath; label: string }
  /** A group; `page` is the page its name leads to. */
  | { category: string; page?: SitePath; entries: readonly SidebarEntry[] }
  /** Pages that a source makes, in the source's own order. */
  | { generated: GeneratedEntries }

export const generatedEntries = ['api-tags', 'server-side-sdks', 'client-side-sdks'] as const
export type GeneratedEntries = (typeof generatedEntries)[number]

/** Sidebars by name; a page says by name which one it shows. */
export type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>

/** Old paths and where they lead now (a path, or a path with an anchor). */
export type Redirects = Readonly<Record<string, string>>

interface NavbarPlace {
  label: string
  position: 'left' | 'right'
}

export type NavbarItem = NavbarPlace &
  (
    | { type: 'link'; to: SitePath }
    | { type: 'link'; href: string }
    | { type: 'icon-link'; icon: 'github'; href: string }
    /** Leads to the first page of a sidebar. */
    | { type: 'sidebar'; sidebarId: string }
    /** A list of the site's languages or versions; with one of them it shows that one. */
    | { type: 'languages' }
    | { type: 'versions' }
  )

/** A language or version of the whole site. */
export interface Edition {
  /** `en`, `5.8`: what it is remembered by; for a language its BCP 47 tag. */
  name: string
  label: string
  /** What its pages' paths begin with: `/v4`; empty for the edition at the root. */
  path: string
}

export interface Navbar {
  title: string
  logo: { src: string; alt: string }
  /** Whether the bar leaves when the reader scrolls down, and returns on scrolling up. */
  hidesOnScroll: boolean
  languages: readonly Edition[]
  /** The newest one first. */
  versions: readonly Edition[]
  items: readonly NavbarItem[]
}

export type FooterLink = { label: string; to: SitePath } | { label: string; href: string }

export interface Footer {
  logo: { src: string; alt: string }
  /** `dark` is dark on light pages too; `light` has the colours of the page. */
  style: 'light' | 'dark'
  groups: readonly { title: string; links: readonly FooterLink[] }[]
  /** Who holds the copyright; the year is the build's. */
  copyright: string
}

/** The home page: what it says above the text of `content/docs/index.mdx`. */
export interface Home {
  /** What Unleash is, in one sentence. */
  lead: string
  doorsTitle: string
  /** The ways in. */
  doors: readonly { title: string; text: string; to: SitePath }[]
  sdksTitle: string
}

/** The bar above the navbar; `null` in `content/site/announcement.ts` means there is none. */
export interface Announcement {
  /** A new id shows the bar again to those who closed the last one. */
  id: string
  text: string
  link?: FooterLink
  isCloseable: boolean
  /** Two colours as `#rrggbb`, both or none, which stay the same in light and dark. */
  backgroundColor?: string
  textColor?: string
}

export const thirdPartyKinds = ['analytics', 'tag-manager', 'visitor-tracking', 'assistant'] as const

/**
 * A script of somebody else. Readers are asked first; it is loaded after the page, an assistant only when it is opened.
 * Whether it comes, late or not at all, makes no difference to the page.
 */
export interface ThirdParty {
  /** What readers know it by; consent is given to this name. */
  name: string
  kind: (typeof thirdPartyKinds)[number]
  /** The address of the script: `https://…`. */
  src: string
  /** Servers beside that of `src` that it may use: `https://api.example.com`, `https://*.example.com`. */
  hosts?: readonly string[]
  /** Attributes of the script element: `{ 'data-domain': 'docs.getunleash.io' }`. */
  attributes?: Readonly<Record<string, string>>
  /** Global variables that it finds: `{ dataLayer: [{ event: 'gtm.js' }] }`. */
  globals?: Readonly<Record<string, unknown>>
}

/** What `gatsby-config.ts` hands to this plugin: the contents of `content/site`. */
export interface SiteOptions {
  sidebars: Sidebars
  /** Addresses of older versions of this site. */
  oldPaths: Redirects
  /** Addresses that shipped products link to and that are no page. */
  productPaths: Redirects
  navbar: Navbar
  footer: Footer
  home: Home
  announcement: Announcement | null
  thirdParties: readonly ThirdParty[]
}
