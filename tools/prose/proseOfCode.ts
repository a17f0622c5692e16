import { type Node, parseSync, visitorKeys } from 'oxc-parser'

/** Attributes and properties that people read even when the value is a single word. */
const readNames =
  /^(alt|aria-(description|label|roledescription|valuetext)|caption|description|fix|hint|label|legend|message|placeholder|summary|text|title|what)$/

/** A space between two words. */
const phrase = /[\p{L}\d)}"”’][,.:;!?]? [("“$]*\p{L}/u

/** A query, a script or a style sheet. Its descriptions, as GraphQL has them in quotation marks, are read. */
const program = /\n[^]*[{;]/

/** A path, a selector, an assignment, a tag or an identifier within a sentence. */
const codeWord = /\S*([=_\\{}<>@#$|/]|\w\[|\w\.\w)\S*/g

/**
 * What readers, writers and operators see of a program, at its place:
 *
 * - text in JSX, except in `<code>`
 * - strings with a space between two words; a string without one is a name, a key or a path
 * - single words in an attribute or property of `readNames`, and between JSX tags
 *
 * In `content` every string is read. Class names, types, imports and word lists that are split are code. Dots take the place of
 * `${…}`, of quotation marks and of code in a sentence, spaces that of everything else.
 */
export function proseOfCode(file: string, source: string): string {
  const isContent = file.startsWith('content/')
  const prose = source.replace(/[^\n]/g, ' ').split('')
  const show = (start: number, end: number, character?: string) => {
    for (let index = start; index < end; index += 1)
      if (prose[index] !== '\n') prose[index] = character ?? source[index] ?? ' '
  }
  const textOf = ({ start, end }: Node) => source.slice(start, end)

  const visit = (node: Node, name: string): void => {
    if (isCode(node)) return
    const { start, end } = node
    if (node.type === 'JSXElement' && node.closingElement && /^(code|kbd|pre)$/.test(textOf(node.openingElement.name)))
      return show(start, end, '·')
    if (node.type === 'JSXText') show(start, end)
    if ((node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral') {
      const text = textOf(node)
      if (!isContent && !readNames.test(name) && !phrase.test(text)) return
      show(start, end, '·')
      const parts = program.test(text) ? text.matchAll(/"[^"\n]*"/g) : [{ 0: text, index: 0 }]
      for (const { 0: part, index } of parts) show(start + index + 1, start + index + part.length - 1)
      const expressions = node.type === 'TemplateLiteral' ? node.expressions : []
      for (const expression of expressions)
        show(source.lastIndexOf('${', expression.start), source.indexOf('}', expression.end) + 1, '·')
    }
    const nameOfChildren = nameFor(node, name, textOf)
    for (const child of childrenOf(node)) visit(child, nameOfChildren)
  }
  visit(parseSync(file, source, { preserveParens: false }).program, '')
  const shown = prose.join('')
  return isContent ? shown : shown.replace(codeWord, (word) => '·'.repeat(word.length))
}

function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Record<string, Node | (Node | null)[] | null | undefined>
  return (visitorKeys[node.type] ?? []).flatMap((key) => fields[key] ?? []).filter((child) => child !== null)
}

function isCode(node: Node): boolean {
  if (node.type === 'JSXAttribute')
    return node.name.type === 'JSXIdentifier' && /^(className|rel)$/.test(node.name.name)
  if (node.type === 'MemberExpression') return node.property.type === 'Identifier' && node.property.name === 'split'
  if (node.type === 'ExportNamedDeclaration') return node.declaration === null
  // Types; what is left wraps an expression, such as `as`.
  return (
    node.type === 'ImportDeclaration' ||
    node.type === 'ExportAllDeclaration' ||
    (node.type.startsWith('TS') && !('expression' in node))
  )
}

/** The attribute or property that the value of a child belongs to; `text` between JSX tags. */
function nameFor(node: Node, name: string, textOf: (node: Node) => string): string {
  if (node.type === 'Property') return node.shorthand || node.method || node.computed ? name : textOf(node.key)
  if (node.type === 'JSXAttribute') return textOf(node.name)
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return 'text'
  return node.type === 'JSXOpeningElement' || node.type === 'CallExpression' ? '' : name
}
