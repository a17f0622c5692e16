import type { ElementType } from 'react'
import { Admonition } from './Admonition'
import { Card } from './Card'
import { CardGrid } from './CardGrid'
import type { contentComponentRules } from './contentComponentRules'
import { Details } from './Details'
import { Diagram } from './Diagram'
import { FactExample } from './facts/FactExample'
import { FactTable } from './facts/FactTable'
import { Figure } from './Figure'
import { FileName } from './FileName'
import { FileTree } from './FileTree'
import { foreignComponents } from './foreignComponents'
import { SidebarCards } from './SidebarCards'
import { Steps } from './Steps'
import { Tab } from './Tab'
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

/** What the build makes of Markdown that is written here. */
const made: Record<string, ElementType> = {
  ...foreignComponents,
  Admonition,
  Diagram,
  FactExample,
  FactTable,
  FileName,
}

/** How each tag of a content tree is drawn; tags that are missing here are plain elements. */
export const contentComponents: Readonly<Record<string, ElementType>> = { ...made, ...written }
