import ts from 'typescript'

/** Attributes and properties that people read even when the value is a single word. */
const readNames = /^(alt|aria-(description|label|roledescription|valuetext)|caption|description|fix|hint|label|legend|message|placeholder|summary|text|title|what)$/

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
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const isContent = file.startsWith('content/')
  const prose = source.replace(/[^\n]/g, ' ').split('')
  const show = (start: number, end: number, character?: string) => {
    for (let index = start; index < end; index += 1) if (prose[index] !== '\n') prose[index] = character ?? source[index] ?? ' '
  }

  const visit = (node: ts.Node, name: string): void => {
    if (isCode(node)) return
    const [start, end] = [node.getStart(), node.end]
    if (ts.isJsxElement(node) && /^(code|kbd|pre)$/.test(node.openingElement.tagName.getText())) return show(start, end, '·')
    if (ts.isJsxText(node)) show(start, end)
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = node.getText()
      if (!isContent && !readNames.test(name) && !phrase.test(text)) return
      show(start, end, '·')
      const parts = program.test(text) ? text.matchAll(/"[^"\n]*"/g) : [{ 0: text, index: 0 }]
      for (const { 0: part, index } of parts) show(start + index + 1, start + index + part.length - 1)
      if (ts.isTemplateExpression(node)) for (const { expression } of node.templateSpans) show(expression.pos - 2, expression.end + 1, '·')
    }
    ts.forEachChild(node, (child) => visit(child, nameFor(node, name)))
  }
  visit(tree, '')
  const shown = prose.join('')
  return isContent ? shown : shown.replace(codeWord, (word) => '·'.repeat(word.length))
}

function isCode(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return /^(className|rel)$/.test(node.name.getText())
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'split'
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)
}

/** The attribute or property that the value of a child belongs to; `text` between JSX tags. */
function nameFor(node: ts.Node, name: string): string {
  if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) return node.name.getText()
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return 'text'
  return ts.isCallExpression(node) || ts.isJsxOpeningLikeElement(node) || ts.isJsxElement(node) ? '' : name
}
