import type { Redirects } from '../site-links'

export type { Redirects }

/** A path of this site: starts with a slash, has no trailing slash. */
type SitePath = string

export type SidebarEntry =
  /** The label is the page's own. */
  | SitePath
  | { page: SitePath; label: string }
  /** A group; `page` is the page its name leads to. */
  | { category: string; page?: SitePath; entries: readonly SidebarEntry[] }
  /** Pages that a source makes, in the source's own order. */
  | { generated: GeneratedEntries }

export const generatedEntries = ['api-tags', 'server-side-sdks', 'client-side-sdks'] as const
export type GeneratedEntries = (typeof generatedEntries)[number]

/** Sidebars by name; a page says by name which one it shows. */
export type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>

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
    /** With only one language or version, shows that one. On pages that have versions of their own (`edition`), lists those. */
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
  /** Hides on scrolling down, and returns on scrolling up. */
  hidesOnScroll: boolean
  languages: readonly Edition[]
  /** The newest one first. */
  versions: readonly Edition[]
  items: readonly NavbarItem[]
}

export type FooterLink = { label: string; to: SitePath } | { label: string; href: string }

export interface Footer {
  logo: { src: string; alt: string }
  /** `dark` is dark on light pages too; `light` has the colors of the page. */
  style: 'light' | 'dark'
  groups: readonly { title: string; links: readonly FooterLink[] }[]
  /** Holder only; the year is that of the build. */
  copyright: string
}

/** The part of the home page above the text of `content/docs/index.mdx`. */
export interface Home {
  lead: string
  cardsTitle: string
  cards: readonly { title: string; text: string; to: SitePath }[]
  sdksTitle: string
}

/** The bar above the navbar; `null` in `content/site/announcement.ts` means there is none. */
export interface Announcement {
  /** A new id shows the bar again to those who closed the last one. */
  id: string
  text: string
  link?: FooterLink
  isCloseable: boolean
  /** Two colors as `#rrggbb`, both or none, which stay the same in light and dark. */
  backgroundColor?: string
  textColor?: string
}

export const thirdPartyKinds = ['analytics', 'tag-manager', 'visitor-tracking', 'assistant'] as const

/** A third-party script, loaded after the page with the reader's consent, an assistant only when opened. The page doesn't depend on it. */
export interface ThirdParty {
  /** Readers consent to this name. */
  name: string
  kind: (typeof thirdPartyKinds)[number]
  /** `https://…` */
  src: string
  /** Servers beside that of `src` that it may use: `https://api.example.com`, `https://*.example.com`. */
  hosts?: readonly string[]
  /** Attributes of the script element: `{ 'data-domain': 'docs.getunleash.io' }`. */
  attributes?: Readonly<Record<string, string>>
  /** Global variables that it finds: `{ dataLayer: [{ event: 'gtm.js' }] }`. */
  globals?: Readonly<Record<string, unknown>>
}

export interface SiteOptions {
  sidebars: Sidebars
  /** Paths of older versions of this site. */
  oldPaths: Redirects
  /** Paths that shipped products link to and that aren't pages. */
  productPaths: Redirects
  /** Paths of pages without a node, from src/pages. */
  otherPages: readonly string[]
  navbar: Navbar
  footer: Footer
  home: Home
  announcement: Announcement | null
  thirdParties: readonly ThirdParty[]
}
