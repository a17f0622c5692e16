import { compileDialect } from '../../gatsby-markdown-tree/src/compileDialect'
import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import type { Problem } from '../../gatsby-problem-report/src/Problem'

/** Compiles Markdown that stands within a line; `problems` lack the place, which is that of the fact. */
export async function compileCell(markdown: string): Promise<{ tree: TreeNode[]; problems: Pick<Problem, 'what' | 'fix'>[] }> {
  // Most cells are plain words.
  if (/^[\p{L}\p{N} .,;'’()/–-]*$/u.test(markdown) && !/^\d+[.)] |^[-–] /.test(markdown)) return { tree: [markdown], problems: [] }
  const { tree, problems } = await compileDialect(markdown, {
    file: '',
    firstLine: 1,
    components: {},
    readFile: () => undefined,
    readImage: () => ({ problem: 'missing', beside: [] }),
    glossary: {},
  })
  const [only, ...more] = tree
  const isLine = Array.isArray(only) && only[0] === 'p' && more.length === 0
  if (!isLine) return { tree, problems }
  const [, , ...children] = only
  return { tree: children, problems }
}
