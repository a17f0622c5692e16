import type { ComponentRules } from '../gatsby-markdown-tree/src/dialect/ComponentRules'
import type { GlossaryEntry } from '../gatsby-markdown-tree/src/dialect/Glossary'

/** What `gatsby-config.ts` hands to this plugin. */
export interface DocsOptions {
  /** The folder of the pages, from the project's root: `content/docs`. */
  root: string
  /** The components that pages may use. */
  components: ComponentRules
  /** What `<Term>` explains, by id. */
  glossary: Glossary
  /** What stands before a page's path to make the address where a person edits it. */
  editUrlBase: string
  /** The sidebar of pages whose front matter does not say `sidebar: false`. */
  sidebar: string
}

/** The terms that pages may explain in place, by the id that `<Term>` names. */
export type Glossary = Readonly<Record<string, GlossaryEntry>>
