import { expect, test } from 'vitest'
import { llmsFiles, llmsFullText, type IndexedPage } from './writeDiscoveryFiles'

const site = { siteUrl: 'https://docs.example.com', title: 'Example docs', summary: 'How to use Example.' }

function page(path: string, ...trail: IndexedPage['trail']): IndexedPage {
  return { path, title: path.slice(1), description: `About ${path}.`, trail }
}

const guides = { label: 'Guides', path: '/guides' }

test('pages without a group are in the first list, groups have their own', () => {
  const files = llmsFiles(
    [page('/start'), page('/guides'), page('/a', guides), page('/b', guides, { label: 'More' })],
    site,
  )
  expect(Object.fromEntries(files)).toMatchInlineSnapshot(`
    {
      "/guides/llms.txt": "# Guides

    > Part of Example docs: https://docs.example.com/llms.txt

    - [a](https://docs.example.com/a.md): About /a.

    ## More

    - [b](https://docs.example.com/b.md): About /b.
    ",
      "/llms.txt": "# Example docs

    > How to use Example.

    Each page is also available as Markdown: add \`.md\` to its URL. All pages in one file: https://docs.example.com/llms-full.txt

    - [start](https://docs.example.com/start.md): About /start.
    - [guides](https://docs.example.com/guides.md): About /guides.

    ## Guides

    - [Guides](https://docs.example.com/guides/llms.txt): 2 pages
    ",
    }
  `)
})

test('a list that is too long with descriptions has titles only', () => {
  const pages = Array.from({ length: 900 }, (_, index) => page(`/a-${index}`, guides, { label: 'More', path: '/more' }))
  const files = llmsFiles(pages, site)
  expect([...files.keys()].sort()).toEqual(['/guides/llms.txt', '/llms.txt'])
  expect(files.get('/guides/llms.txt')).toContain('## More\n\n- [a-0](https://docs.example.com/a-0.md)\n- [a-1](')
})

test('a list that is too long without them, too, names the lists of its groups', () => {
  const tags = ['x', 'y'].map((label) => ({ label, path: `/${label}` }))
  const pages = tags.flatMap((tag) =>
    Array.from({ length: 700 }, (_, index) => page(`/${tag.label}-${index}`, guides, tag)),
  )
  const files = llmsFiles(pages, site)
  expect([...files.keys()].sort()).toEqual(['/guides/llms.txt', '/llms.txt', '/x/llms.txt', '/y/llms.txt'])
  expect(Math.max(...[...files.values()].map(({ length }) => length))).toBeLessThan(50_000)
  expect(files.get('/guides/llms.txt')).toContain('- [x](https://docs.example.com/x/llms.txt): 700 pages')
})

test('every page is in one list only', () => {
  const pages = [page('/start'), page('/a', guides), page('/b', guides, { label: 'More', path: '/more' })]
  const all = [...llmsFiles(pages, site).values()].join('')
  expect(pages.map(({ path }) => all.split(`${path}.md)`).length - 1)).toEqual([1, 1, 1])
})

test('the full text has the request of an operation in one language, and a link to the others', () => {
  const markdown =
    '# A\n\n## Code sample {#code-sample}\n\ncurl\n\n## Others {#other-languages}\n\n**Go**\n\n## No {#no}\n'
  expect(llmsFullText([{ path: '/a', markdown }], site.siteUrl)).toBe(
    '<!-- https://docs.example.com/a -->\n\n# A\n\n## Code sample {#code-sample}\n\ncurl\n\n' +
      'The request in other languages: https://docs.example.com/a/other-languages.md\n',
  )
})

test('the full text has each page below its URL', () => {
  const copies = [
    { path: '/', markdown: '# Home\n' },
    { path: '/a', markdown: '# A\n' },
  ]
  expect(llmsFullText(copies, site.siteUrl)).toBe(
    '<!-- https://docs.example.com -->\n\n# Home\n\n<!-- https://docs.example.com/a -->\n\n# A\n',
  )
})
