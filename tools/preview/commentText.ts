import { z } from 'zod'

/** What the comparison of two builds writes. It comes from the code of a pull request: nothing in it is trusted. */
export const previewSchema = z.object({
  pages: z
    .array(
      z.object({
        path: z
          .string()
          .regex(/^\/[\w./-]*$/)
          .max(300),
        title: z.string().max(200),
        kind: z.enum(['added', 'removed', 'changed']),
        /** Names of pictures of the page before and after. */
        before: z
          .string()
          .regex(/^[\w-]+\.before\.png$/)
          .optional(),
        after: z
          .string()
          .regex(/^[\w-]+\.after\.png$/)
          .optional(),
      }),
    )
    .max(2000),
})

export type Preview = z.infer<typeof previewSchema>

/** By this, the comment of an earlier push is found and replaced. */
const commentMark = '<!-- changed pages -->'

const maxListed = 100

interface Urls {
  /** Of the deployed preview, without a slash at the end; undefined if there is none. */
  preview?: string | undefined
  /** Of the folder with the pictures. */
  pictures: string
}

/** Markdown of a comment on a pull request: changed pages with links, and pictures before and after. */
export function commentText({ pages }: Preview, { preview, pictures }: Urls): string {
  if (pages.length === 0) return `${commentMark}\nNo page has changed.\n`
  const listed = pages.slice(0, maxListed).map((page) => {
    const title = page.title.replace(/[\\`*_{}[\]<>()#+!|@&~]/g, '\\$&').replace(/\s+/g, ' ')
    const url = preview !== undefined && page.kind !== 'removed' ? `[${title}](${preview}${page.path})` : title
    return `- ${page.kind}: ${url} \`${page.path}\``
  })
  const more = pages.length > maxListed ? [`- and ${pages.length - maxListed} more`] : []
  const shown = pages.filter(({ before, after }) => before ?? after)
  const details = shown.map(({ path, before, after }) => {
    const cell = (file: string | undefined) => (file ? `<img src="${pictures}/${file}" width="400">` : '–')
    return [
      '<details>',
      `<summary><code>${path}</code> before and after</summary>`,
      '',
      '| Before | After |',
      '|---|---|',
      `| ${cell(before)} | ${cell(after)} |`,
      '',
      '</details>',
    ].join('\n')
  })
  const count = pages.length === 1 ? '1 page has changed.' : `${pages.length} pages have changed.`
  return [commentMark, count, '', ...listed, ...more, ...(details.length > 0 ? ['', ...details] : []), ''].join('\n')
}
