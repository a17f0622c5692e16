import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { proseOfCode } from './proseOfCode'

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective)
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)

/**
 * The prose of a file at its place: what is not prose (code, links' targets, tags, keys) is replaced by spaces, so that lines
 * and columns stay those of the file. Inline code becomes dots, because it takes part in its sentence.
 *
 * @param file name of the file; `.mdx` and `.md` are Markdown, in `.json` the descriptions and summaries count, elsewhere strings
 */
export function proseOf(file: string, source: string): string {
  if (/\.mdx?$/.test(file)) return proseOfMarkdown(source, file.endsWith('.mdx'))
  const strings = /"(?:description|summary|title|when)": "((?:[^"\\\n]|\\.)*)"/dg
  const ranges = [...source.matchAll(strings)].flatMap(
    ({ indices }) => indices?.slice(1).filter((range) => range !== undefined) ?? [],
  )
  const prose = file.endsWith('.json') ? onlyRanges(source, ranges) : proseOfCode(file, source)
  return prose.replace(/`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>|\\n/g, (code) => '·'.repeat(code.length))
}

function proseOfMarkdown(source: string, isMdx: boolean): string {
  const frontMatter = /^---\n[\s\S]*?\n---\n/.exec(source)?.[0] ?? ''
  const body = frontMatter.replace(/[^\n]/g, ' ') + source.slice(frontMatter.length)
  const ranges = [...frontMatter.matchAll(/^(?:title|description|sidebarLabel): (.*)$/dgm)].flatMap(({ indices }) =>
    indices?.[1] ? [indices[1]] : [],
  )
  const code: [number, number][] = []
  visit(
    (isMdx ? mdx : markdown).parse(
      isMdx ? body : body.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' ')),
    ),
    (node) => {
      const { start, end } = node.position ?? {}
      if (start?.offset === undefined || end?.offset === undefined) return
      if (node.type === 'text') ranges.push([start.offset, end.offset])
      if (node.type === 'inlineCode') code.push([start.offset, end.offset])
      if (node.type === 'image' && node.alt) ranges.push([start.offset + 2, start.offset + 2 + node.alt.length])
      if (components.has(node.type) || (node.type === 'code' && node.lang === 'dot'))
        ranges.push(...attributesIn(source, start.offset))
    },
  )
  const withCode = source.split('')
  for (const [start, end] of code) withCode.fill('·', start, end)
  return onlyRanges(withCode.join(''), [...ranges, ...code]).replace(/https?:\/\/\S+|\[#[\w #-]+\]/g, (url) =>
    '·'.repeat(url.length),
  )
}

/** Nodes whose first line can have attributes with prose; others are code. */
const components: ReadonlySet<string> = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement'])

/** What readers see or hear of the attributes of a component or a diagram, in the line that begins at an offset. */
function attributesIn(source: string, offset: number): [number, number][] {
  const line = /.*/y
  line.lastIndex = offset
  const values = (line.exec(source)?.[0] ?? '').matchAll(/\b(?:alt|label|summary|title)="([^"]*)"/dg)
  return [...values].flatMap(({ indices }) => (indices?.[1] ? [[indices[1][0] + offset, indices[1][1] + offset]] : []))
}

function onlyRanges(text: string, ranges: readonly (readonly [number, number])[]): string {
  const kept = text.replace(/[^\n]/g, ' ').split('')
  for (const [start, end] of ranges) for (let index = start; index < end; index += 1) kept[index] = text[index] ?? ' '
  return kept.join('')
}
