import type { ElementType, ReactNode } from 'react'
import type { TreeNode } from '../../plugins/markdown-tree'
import type { TreeComponent } from '../shared/componentRules'
import { Lab, RolloutSimulator } from './onDemand'
import { Card, CardGrid } from '../ui/CardGrid'
import { SidebarPages } from './SidebarPages'
import { Diagram, Figure } from './Figure'
import { FileName, FileTree } from './FileTree'
import * as styles from './MarkdownTree.module.css'
import { CourseProgress, Lesson } from './Lesson'
import { SdkMatrix } from './SdkMatrix'
import { Cell, HeadCell, TableBox } from './TableBox'
import { Tab, Tabs } from './Tabs'
import { Term } from './Term'
import { ThemedImage } from './ThemedImage'
import { Details, renderTree, untrustedComponents } from './UntrustedTree'
import { VersionTable } from './VersionTable'
import { Video } from './Video'

/** Renders the content tree of a page of content/docs, or of a README. */
export function MarkdownTree({ tree }: { tree: readonly TreeNode[] }) {
  return <>{renderTree(tree, components)}</>
}

/** Around a numbered list: steps to take one after the other. */
function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>
}

/** Around a short list of terms: where a concept is put to use, what an SDK needs. */
function FactBox({ children }: { children: ReactNode }) {
  return <div className={styles.factBox}>{children}</div>
}

/** A short example, highlighted at build. A page may have more than a hundred, so it has no controls. */
function FactExample({ html }: { html: string }) {
  return (
    <pre className={styles.example}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  )
}

/** Components by tag; a tag without one is an HTML element. */
const components: Readonly<Record<TreeComponent | keyof typeof untrustedComponents | 'td' | 'th', ElementType>> = {
  ...untrustedComponents,
  Card,
  CardGrid,
  CourseProgress,
  Details,
  Diagram,
  FactBox,
  FactExample,
  FactTable: TableBox,
  Figure,
  FileName,
  FileTree,
  Lab,
  Lesson,
  RolloutSimulator,
  SdkMatrix,
  SidebarPages,
  Steps,
  Tab,
  Tabs,
  td: Cell,
  th: HeadCell,
  Term,
  ThemedImage,
  VersionTable,
  Video,
}
