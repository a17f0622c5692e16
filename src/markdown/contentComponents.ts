import type { ElementType } from 'react'
import { SiteLink } from '../ui/SiteLink'
import { Admonition } from './Admonition'
import { CodeBlock } from './CodeBlock'
import type { contentComponentRules } from './contentComponentRules'
import { Diagram } from './Diagram'
import { Heading2, Heading3, Heading4 } from './Heading'
import { SidebarCards } from './SidebarCards'
import { Tab } from './Tab'
import { TableBox } from './TableBox'
import { Tabs } from './Tabs'

/** What pages may write themselves, by the rules that the build checks. */
const written: Record<keyof typeof contentComponentRules, ElementType> = { Tabs, Tab, SidebarCards }

/** What the build makes of Markdown. */
const made: Record<string, ElementType> = {
  a: SiteLink,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  Admonition,
  CodeBlock,
  Diagram,
  TableBox,
}

/** How each tag of a content tree is drawn; tags that are missing here are plain elements. */
export const contentComponents: Readonly<Record<string, ElementType>> = { ...made, ...written }
