import type { RootContentMap } from 'mdast'

type JsxAttribute = Extract<RootContentMap['mdxJsxFlowElement']['attributes'][number], { type: 'mdxJsxAttribute' }>

/**
 * The value of a JSX attribute, when it is written literally: `a="text"`, `a={3}`, `a={true}`, or `a` alone for true.
 *
 * @returns undefined for everything that would have to be evaluated.
 */
export function literalValue({ value }: JsxAttribute): string | number | boolean | undefined {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  const [statement, ...others] = value.data?.estree?.body ?? []
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined
  const { expression } = statement
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? undefined
  }
  if (expression.type === 'UnaryExpression' && expression.operator === '-' && expression.argument.type === 'Literal') {
    return typeof expression.argument.value === 'number' ? -expression.argument.value : undefined
  }
  if (expression.type !== 'Literal') return undefined
  return isPrimitive(expression.value) ? expression.value : undefined
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
