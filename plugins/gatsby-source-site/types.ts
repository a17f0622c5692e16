import type { z } from 'zod'
import type { Redirects } from '../site-links'
import type { settingsSchemas } from './src/settings'

export type { Redirects }

type Schemas = typeof settingsSchemas

/** What the files in `content/site` export, as their schemas (`src/settings.ts`) return it: with defaults. */
export type Settings = { [Name in keyof Schemas]: z.output<Schemas[Name]> }
/** As they are written. */
export type SiteOptions = { [Name in keyof Schemas]: z.input<Schemas[Name]> }

export type Sidebars = SiteOptions['sidebars']
export type Sidebar = Sidebars[string]
export type SidebarEntry = Sidebar['entries'][number]
export type GeneratedEntries = Extract<SidebarEntry, { generated: unknown }>['generated']
export type Navbar = SiteOptions['navbar']
export type NavbarItem = Navbar['items'][number]
export type Edition = Navbar['versions'][number]
export type Footer = SiteOptions['footer']
export type Home = SiteOptions['home']
export type Announcement = NonNullable<SiteOptions['announcement']>
export type ThirdParty = SiteOptions['thirdParties'][number]
