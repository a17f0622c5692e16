import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { Heading } from './Heading'
import type { Reference } from './Reference'
import type { TreeNode } from './TreeNode'

/** What both compilers return; what could not be read is missing in `tree` and named in `problems`. */
export interface CompiledMarkdown {
  tree: TreeNode[]
  headings: Heading[]
  problems: Problem[]
  /**
   * Files the result depends on besides the text itself, as paths from the project's root; also those that do not exist
   * yet.
   */
  dependencies: string[]
}

/** A page of ours also names things that others know: see `Reference`. */
export interface CompiledDialect extends CompiledMarkdown {
  references: Reference[]
}
