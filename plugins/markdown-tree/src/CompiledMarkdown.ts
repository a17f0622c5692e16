import type { Problem } from '../../problem-report'
import type { TreeNode } from './TreeNode'

/** What could not be read is missing in `tree` and reported in `problems`. */
export interface CompiledMarkdown {
  tree: TreeNode[]
  headings: Heading[]
  problems: Problem[]
  /** Other files the result depends on, as paths from the project's root; also files that don't exist yet. */
  dependencies: string[]
}

export interface CompiledPage extends CompiledMarkdown {
  references: Reference[]
  links: WrittenLink[]
}

/** A link as its author wrote it. Where it leads is checked when all pages are known. */
export interface WrittenLink {
  /** `/reference/segments#structure`, `#structure`, `https://example.com`. */
  target: string
  /** Of the link, or the component that is one: `<Card>`. */
  text: string
  /** The page or partial, from the project's root. */
  file: string
  /** 1-based. */
  line?: number
}

/** A heading of a compiled page; `typeDefs` declares it for GraphQL. */
export interface Heading {
  id: string
  text: string
  /** 2 to 6. */
  depth: number
}

/** A name in a page that another plugin has to know: an API operation, an environment variable, an event type. */
export interface Reference {
  /** As in the component's rule (`refersTo`): `operation`, `event-type`. */
  kind: string
  name: string
  /** The page or partial, from the project's root. */
  file: string
  /** 1-based. */
  line?: number
  example?: CodeExample
}

export interface CodeExample {
  /** Language of the fence: `bash`, `http`, `json`. */
  language: string
  code: string
  /** Which request of the code it is, when the fence names several operations. */
  call?: { index: number; of: number }
  /** Status of the response whose body the code is; absent for a request. */
  response?: string
}
