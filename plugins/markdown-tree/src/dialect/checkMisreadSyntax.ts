import type { Code, Paragraph, Table, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { type DialectPlugin, report, sourceOf } from './DialectPlugin'

/** Reports syntax that Markdown accepts, but reads as something else than its author meant: usually as plain text. */
export const checkMisreadSyntax: DialectPlugin = () => (tree, file) => {
  checkCharacters(file)
  visit(tree, (node) => {
    if (node.type === 'paragraph') checkParagraph(node, file)
    else if (node.type === 'text') checkText(node, file)
    else if (node.type === 'code') checkFenceEnd(node, file)
    else if (node.type === 'table') checkRows(node, file)
    else if (
      node.type === 'mdxJsxFlowElement' &&
      node.name === 'details' &&
      !sourceOf(file, node).includes('<summary')
    ) {
      report(file, node, '<details> has no <summary>.', 'Start it with <summary>What it contains</summary>.')
    }
  })
}

/** Characters that no one types on purpose: text that was copied, or a file that isn't UTF-8. */
function checkCharacters(file: VFile): void {
  for (const [index, text] of String(file).split('\n').entries()) {
    // oxlint-disable-next-line no-control-regex
    const [character] = /[\0-\x08\v\f\x0e-\x1f\x7f\u200b\u2028\u2029\u2060\ufeff\ufffd]/.exec(text) ?? []
    if (character === undefined) continue
    const place = { line: index + 1, column: 1 }
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    const isDamaged = character === '\ufffd'
    const what = isDamaged
      ? 'The line contains a character that could not be read (U+FFFD).'
      : `The line contains the invisible character ${code}.`
    report(
      file,
      { position: { start: place, end: place } },
      what,
      isDamaged ? 'Save the file as UTF-8, and write the character again.' : 'Delete it.',
    )
  }
}

function checkParagraph(node: Paragraph, file: VFile): void {
  const source = sourceOf(file, node)
  const [, marks, title] = /^(#{2,6}(?=[^#\s])|#{1,6}\u00a0)(.*)/.exec(source) ?? []
  if (marks !== undefined) {
    const fix = marks.endsWith('\u00a0')
      ? 'Replace the non-breaking space after the last # with a normal one.'
      : 'Write a space after the last #.'
    report(file, node, `The heading "${title}" is shown as text.`, fix)
  }
  if (/^\|.*\|[ \t]*(\n|$)/.test(source)) {
    const fix =
      'Write a second line with as many cells as the first, such as |---|---|, and no blank lines between rows.'
    report(file, node, 'The table is shown as text.', fix)
  }
}

/** Brackets that the author escaped are meant as text. */
function checkText(node: Text, file: VFile): void {
  const source = sourceOf(file, node)
  for (const [link] of source.matchAll(/(?:!?\[[^\][\n]*)?(?<!\\)\]\([^()\n]*\)/g)) {
    report(
      file,
      node,
      `"${link}" is shown as text, not as a link.`,
      'Write spaces in the URL as %20, or a literal bracket as \\[.',
    )
  }
  for (const [reference, name] of source.matchAll(/(?<!\\)\[[^\][\n]+\]\[([^\][\n]+)\]/g)) {
    const fix = 'Write the URL in parentheses: [text](/path), or a literal bracket as \\[.'
    report(file, node, `"${reference}" is shown as text: nothing defines the link "${name}".`, fix)
  }
}

function checkFenceEnd(node: Code, file: VFile): void {
  const source = sourceOf(file, node)
  const [fence] = /^(`{3,}|~{3,})/.exec(source) ?? []
  if (fence === undefined || new RegExp(`\\n[ \\t>]*${fence}[\`~]*[ \\t]*$`).test(source)) return
  report(
    file,
    node,
    'A code block is never closed, so what follows is part of it.',
    `Close it with ${fence} on a separate line.`,
  )
}

function checkRows({ children: [head, ...rows] }: Table, file: VFile): void {
  const columns = head?.children.length ?? 0
  for (const row of rows) {
    const cells = row.children.length
    if (cells <= columns) continue
    report(
      file,
      row,
      `A row has ${cells} cells, but its table has ${columns} columns: the others aren't shown.`,
      'Write a literal | as \\|, or add a column.',
    )
  }
}
