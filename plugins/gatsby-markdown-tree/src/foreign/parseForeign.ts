import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { footnoteOptions } from '../footnoteOptions'
import { sanitizeSchema } from './sanitizeSchema'

/** GitHub's Markdown with its HTML; `{braces}` and `import` are text here. The prefix of ids comes with sanitising. */
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { ...footnoteOptions, clobberPrefix: '', allowDangerousHtml: true })
  .use(rehypeRaw)
  .freeze()

/** Foreign Markdown as a tree in which nothing can run, whatever the text holds. */
export async function parseForeign(markdown: string, idPrefix: string): Promise<Root> {
  const tree = await reader.run(reader.parse(markdown))
  return unified().use(rehypeSanitize, sanitizeSchema(idPrefix)).run(tree)
}
