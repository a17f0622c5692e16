import type { ElementType } from 'react'
import { SiteLink } from '../ui/SiteLink'
import { Admonition } from './Admonition'
import { Card } from './Card'
import { CardGrid } from './CardGrid'
import { CodeBlock } from './CodeBlock'
import type { contentComponentRules } from './contentComponentRules'
import { Details } from './Details'
import { Diagram } from './Diagram'
import { FactExample } from './facts/FactExample'
import { FactTable } from './facts/FactTable'
import { Figure } from './Figure'
import { FileName } from './FileName'
import { FileTree } from './FileTree'
import { Heading2, Heading3, Heading4 } from './Heading'
import { SidebarCards } from './SidebarCards'
import { Steps } from './Steps'
import { Tab } from './Tab'
import { TableBox } from './TableBox'
import { Tabs } from './Tabs'
import { Term } from './Term'
import { Video } from './Video'

/** What pages may write themselves, by the rules that the build checks. */
const written: Record<keyof typeof contentComponentRules, ElementType> = {
  Tabs,
  Tab,
  Steps,
  FileTree,
  CardGrid,
  Card,
  Details,
  Figure,
  Video,
  Term,
  SidebarCards,
}

/** What the build makes of Markdown. */
const made: Record<string, ElementType> = {
  a: SiteLink,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  details: Details,
  Admonition,
  CodeBlock,
  Diagram,
  FactExample,
  FactTable,
  FileName,
  TableBox,
}

/** How each tag of a content tree is drawn; tags that are missing here are plain elements. */
export const contentComponents: Readonly<Record<string, ElementType>> = { ...made, ...written }
