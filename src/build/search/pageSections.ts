import { contentOf, textOf, type TreeNode } from '../../../plugins/markdown-tree'
import { htmlText } from '../../shared/encoding'
import { componentText } from '../../markdown/text/componentTexts'
import type { PageSection } from '../../shared/search/searchIndex'

interface OpenSection extends Omit<PageSection, 'text'> {
  texts: string[]
  /** Code follows what is said about it: an excerpt shows the first of several matches, and prose says more. */
  codes: string[]
}

/** Elements whose text continues the word or line around them; `<br>` is not one of them. */
const inlineElements = new Set('a abbr b code del em i kbd mark q s small span strong sub sup u var wbr'.split(' '))

/** The heads of a table of symptoms: of its first column, and of one of the others. */
const symptomHead = /^(symptom|message|log line|missing|(what )?you see)$/i
const cureHead = /\b(causes?|fix)\b/i

/** Excerpts show what these contain in one line. */
const separated = new Set('td th li dt dd h4 h5 h6'.split(' '))
const separator = ' · '

const elementsWithoutText = new Set(['svg', 'style', 'script', 'input', 'img'])

/**
 * Headings of levels 2 and 3 begin a section, and so do rows with an ID and symptoms: a pasted message finds its cause. What follows a
 * table belongs to the heading above it.
 */
export function pageSections(tree: readonly TreeNode[]): PageSection[] {
  const page: OpenSection = { anchor: null, headings: [], texts: [], codes: [] }
  const sections = [page]
  readAll(tree, page, sections)
  return sections.map(({ texts, codes, ...section }) => ({
    ...section,
    text: collapseSpace(`${separate(texts)} ${codes.join('')}`),
  }))
}

/** @returns the section that what follows the nodes belongs to. */
function readAll(nodes: readonly TreeNode[], open: OpenSection, sections: OpenSection[]): OpenSection {
  return nodes.reduce((section, node) => read(node, section, sections), open)
}

function read(node: TreeNode, open: OpenSection, sections: OpenSection[]): OpenSection {
  if (typeof node === 'string') {
    open.texts.push(node)
    return open
  }
  const [tag, attributes, ...children] = node
  if (elementsWithoutText.has(tag)) return open
  const id = idOf(node)
  const depth = Number(/^h([23])$/.exec(tag)?.[1] ?? 0)
  if (depth > 0 && id !== undefined) {
    const section = { anchor: id, headings: [...headingsAbove(open, depth), lineOf(children)], texts: [], codes: [] }
    sections.push(section)
    return section
  }
  if (tag === 'tr' && id !== undefined) {
    sections.push(rowSection(id, contentsOf(children, 'code')[0] ?? children.slice(0, 1), children, open))
    return open
  }
  if (tag === 'table' && open.anchor !== null && hasSymptoms(children)) {
    readAll(children.slice(0, 1), open, sections)
    sections.push(
      ...contentsOf(children.slice(1), 'tr').map((cells): OpenSection => ({
        ...rowSection(open.anchor, cells.slice(0, 1), cells, open),
        isSymptom: true,
      })),
    )
    return open
  }
  if (!inlineElements.has(tag)) open.texts.push('\n')
  if (tag === 'CodeBlock' && attributes !== 0) {
    open.codes.push('\n', htmlText(String(attributes.html)), '\n', ...attributeTexts(node))
    return open
  }
  open.texts.push(...attributeTexts(node))
  const last = readAll(children, open, sections)
  if (!inlineElements.has(tag)) last.texts.push(separated.has(tag) ? separator : '\n')
  return last
}

function idOf(node: TreeNode): string | undefined {
  const id = typeof node === 'string' || node[1] === 0 ? undefined : node[1].id
  return typeof id === 'string' ? id : undefined
}

/** Whether it is a table of symptoms; rows with an ID are sections anyway. */
function hasSymptoms(table: readonly TreeNode[]): boolean {
  const [first = '', ...others] = contentsOf(table, 'th').map(lineOf)
  const rows = contentsOf(table, 'tbody').flat()
  return (
    symptomHead.test(first) &&
    others.some((name) => cureHead.test(name)) &&
    rows.every((row) => idOf(row) === undefined)
  )
}

function rowSection(
  anchor: string | null,
  title: readonly TreeNode[],
  cells: readonly TreeNode[],
  above: OpenSection,
): OpenSection {
  const name = lineOf(title)
  const row: OpenSection = { anchor, headings: [...headingsAbove(above, 3), name], texts: [], codes: [] }
  readAll(cells, row, [])
  const text = collapseSpace(row.texts.join(''))
  return { ...row, texts: [text.startsWith(name) ? text.slice(name.length) : text] }
}

function contentsOf(nodes: readonly TreeNode[], wanted: string): TreeNode[][] {
  return nodes.flatMap((node) => {
    const children = contentOf(node)
    return node[0] === wanted ? [children] : contentsOf(children, wanted)
  })
}

function headingsAbove(section: OpenSection, depth: number): readonly string[] {
  return depth === 2 ? [] : section.headings.slice(0, 1)
}

/** @throws for a component that isn't in the table. */
function attributeTexts([tag, attributes, ...children]: Exclude<TreeNode, string>): string[] {
  const names = componentText(tag)?.searched ?? []
  // The words of a page are those that it shows: the text of a term takes the place of its name.
  if (attributes === 0 || (tag === 'Term' && children.length > 0)) return []
  return names.flatMap((name) => {
    const value = attributes[name]
    return typeof value === 'string' ? [value, '\n'] : []
  })
}

/** In one line, without a separator at its start, at its end, after a sentence, or for a cell without a value. */
function separate(texts: readonly string[]): string {
  const parts = collapseSpace(texts.join(''))
    .split(/(?:^| )·(?= |$)/)
    .filter((text) => /[^\s–]/.test(text))
  return parts
    .map((part, place) => (place === 0 || /[.:!?]$/.test(parts[place - 1] ?? '') ? part : ` ·${part}`))
    .join('')
}

/** Text in one line. */
export function lineOf(nodes: readonly TreeNode[]): string {
  return collapseSpace(textOf(nodes))
}

function collapseSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
