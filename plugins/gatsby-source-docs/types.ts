import type { ComponentRules, Glossary } from '../markdown-tree'

export interface DocsOptions {
  /** From the project's root: `content/docs`. */
  root: string
  components: ComponentRules
  glossary: Glossary
  /** The list of pictures whose source is not the running product, as JSON: `content/data/pictures.json`. */
  pictureList: string
  /** Prefix of a page's path that makes the URL where it is edited. */
  editUrlBase: string
}
