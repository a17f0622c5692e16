import anyAscii from 'any-ascii'
import type { Blockquote, Code, Heading, InlineCode, Paragraph, Parents, Table, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { type DialectPlugin, report, sourceOf } from './DialectPlugin'

/** Reports syntax that Markdown accepts, but reads as something else than its author meant: usually as plain text. */
export const checkMisreadSyntax: DialectPlugin = () => (tree, file) => {
  checkCharacters(file)
  visit(tree, (node, _index, parent) => {
    if (node.type === 'paragraph' && parent && !isLabel(node) && isIndentedCode(node, parent)) {
      const what = 'The indented lines are shown as a paragraph: MDX has no indented code.'
      report(
        file,
        node,
        what,
        'Put code between ``` fences with a language, or remove the spaces at the start of text.',
      )
      return SKIP
    }
    if (node.type === 'paragraph') checkParagraph(node, file)
    else if (node.type === 'blockquote') checkAlert(node, file)
    else if (node.type === 'heading') checkHeadingId(node, file)
    else if (node.type === 'text') checkText(node, file)
    else if (node.type === 'code') checkFenceEnd(node, file)
    else if (node.type === 'inlineCode') checkSpaces(node, file)
    else if (node.type === 'table') checkRows(node, file)
    else if (
      node.type === 'mdxJsxFlowElement' &&
      node.name === 'details' &&
      !sourceOf(file, node).includes('<summary')
    ) {
      report(file, node, '<details> has no <summary>.', 'Start it with <summary>What it contains</summary>.')
    }
    return undefined
  })
}

/** Characters that no one types on purpose: text that was copied, or a file that isn't UTF-8. */
function checkCharacters(file: VFile): void {
  for (const [index, text] of String(file).split('\n').entries()) {
    const [character] =
      // oxlint-disable-next-line no-control-regex
      /[\0-\x08\v\f\x0e-\x1f\x7f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/.exec(text) ?? []
    if (character === undefined) continue
    const place = { line: index + 1, column: 1 }
    const code = codePoint(character)
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

/** `U+00A0` */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** The title of an admonition, on the line of its mark. */
function isLabel({ data }: Paragraph): boolean {
  return data !== undefined && 'directiveLabel' in data
}

/**
 * Whether a paragraph would be code in Markdown without JSX: four spaces to the right of the text around it. Within a component writers may
 * indent everything, so that only the paragraphs beside it tell.
 */
function isIndentedCode(node: Paragraph, parent: Parents): boolean {
  const columns = parent.children.flatMap(({ position }) => position?.start.column ?? [])
  const base = parent.type === 'root' ? 1 : Math.min(...columns)
  return (node.position?.start.column ?? 1) >= base + 4
}

const admonitionOfAlert = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'info',
  WARNING: 'caution',
  CAUTION: 'danger',
} as const

/** GitHub's own syntax for what is an admonition here. */
function checkAlert(node: Blockquote, file: VFile): void {
  const [mark = '', name] = /^>\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/i.exec(sourceOf(file, node)) ?? []
  if (name === undefined) return
  const kind = admonitionOfAlert[name.toUpperCase() as keyof typeof admonitionOfAlert]
  const fix = `Write :::${kind} on the line before the text and ::: on the line after it, without > at the start of lines.`
  report(file, node, `The alert "${mark.replace(/^>\s*/, '')}" is shown as a quotation.`, fix)
}

/** An ID in brackets that `markHeadings` doesn't take. */
function checkHeadingId(node: Heading, file: VFile): void {
  const last = node.children.at(-1)
  const [, ids] = (last?.type === 'text' && /\[(#[^\][]*)\]\s*$/.exec(last.value)) || []
  const id = ids
    ?.split(/\s+#?/)
    .map((each) => each.replace(/^#/, ''))
    .find((each) => !/^[A-Za-z0-9_.-]+$/.test(each))
  if (id === undefined) return
  const form = anyAscii(id)
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '')
  const what = `The ID "${id}" has other characters than letters a to z, digits, "-", "_" and ".", so it is shown as text.`
  report(file, node, what, `Write [#${form || 'another-id'}].`)
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

/** Spaces of other widths and the soft hyphen: in code that readers copy, they aren't what they look like. */
export const lookalike = /[\u00a0\u00ad\u1680\u2000-\u200a\u202f\u205f\u3000]/

function checkSpaces(node: InlineCode, file: VFile): void {
  const [space] = lookalike.exec(node.value) ?? []
  if (space === undefined) return
  const what = `Code contains ${codePoint(space)}, which looks like a space or like nothing, and makes copied code fail.`
  report(file, node, what, 'Replace it with a normal space, or delete it.')
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
