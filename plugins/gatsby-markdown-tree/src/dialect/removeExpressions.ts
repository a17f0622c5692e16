import type { Root, RootContentMap } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { report, type Part } from './Part'

type Expression = RootContentMap['mdxFlowExpression'] | RootContentMap['mdxTextExpression']

/** Content is data: of all code only comments are allowed, and those are dropped too. */
export function removeExpressions(tree: Root, part: Part): void {
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'], (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === 'mdxjsEsm') {
      report(
        part,
        node,
        `Content cannot import or export: \`${firstLine(node.value)}\`.`,
        'Remove it. Components need no import; text of another file comes by <Include file="_name.mdx" />.',
      )
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (!isComment(node)) {
        report(
          part,
          node,
          `Content cannot hold the expression \`{${firstLine(node.value)}}\`: nothing is evaluated.`,
          'Write the text itself. A brace that is meant literally is written \\{, or stands in `code`.',
        )
      }
    }
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

function isComment({ data }: Expression): boolean {
  return data?.estree?.body.length === 0 && (data.estree.comments?.length ?? 0) > 0
}

function firstLine(code: string): string {
  const [line = '', ...more] = code.trim().split('\n')
  return more.length > 0 || line.length > 60 ? `${line.slice(0, 60)} …` : line
}
