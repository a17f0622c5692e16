import { expect, test } from 'vitest'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import { readDoc } from './readDoc'

const options = {
  root: 'content/docs',
  components: { SidebarCards: { attributes: {}, children: false } },
  glossary: {},
  editUrlBase: 'https://example.com/edit/',
  sidebar: 'docs',
}
const description = 'What a reader gets from this page, in fifty characters or some more.'

function read(relativePath: string, frontMatter: string, body: string, files: Record<string, string> = {}) {
  const text = frontMatter === '' ? body : `---\n${frontMatter}\n---\n${body}`
  return readDoc({ relativePath, text, body }, options, {
    file: (name) => files[name],
    image: () => ({ problem: 'missing', beside: [] }),
  })
}

test('a page', async () => {
  const doc = await read(
    'reference/Segments.mdx',
    `title: Segments\ndescription: ${description}\nkeywords: [groups]\navailability: { plans: [pro] }`,
    '\n## Structure [#structure]\n\n<SidebarCards />\n',
  )
  expect(doc).toEqual({
    path: '/reference/Segments',
    title: 'Segments',
    description,
    sidebarLabel: 'Segments',
    section: 'reference',
    sidebar: 'docs',
    headings: [{ id: 'structure', text: 'Structure', depth: 2 }],
    sourceFile: 'content/docs/reference/Segments.mdx',
    editUrl: 'https://example.com/edit/content/docs/reference/Segments.mdx',
    tree: [
      ['h2', { id: 'structure' }, 'Structure'],
      ['SidebarCards', 0],
    ],
    keywords: ['groups'],
    availability: { plans: ['pro'], since: null },
    deprecated: false,
    problems: [],
    dependencies: [],
    references: [],
  })
})

test.each([
  ['index.mdx', '/', ''],
  ['how-to/index.mdx', '/how-to', 'how-to'],
])('%s is at %s in the section "%s"', async (file, path, section) => {
  expect(await read(file, `title: A\ndescription: ${description}`, '')).toMatchObject({ path, section })
})

test('a page without sidebar, with a label of its own', async () => {
  const doc = await read(
    'a.mdx',
    `title: A\ndescription: ${description}\nsidebar: false\nsidebarLabel: B\ndeprecated: true`,
    '',
  )
  expect(doc).toMatchObject({ sidebar: null, sidebarLabel: 'B', deprecated: true })
})

test('files beside the page, and lines below the front matter', async () => {
  const doc = await read(
    'a/b.mdx',
    `title: A\ndescription: ${description}`,
    '\n<Include file="_c.mdx" />\n\n<Nope />\n',
    {
      'content/docs/a/_c.mdx': 'c',
    },
  )
  expect(doc.tree).toEqual([['p', 0, 'c']])
  expect(doc.dependencies).toEqual(['content/docs/a/_c.mdx'])
  expect(doc.problems).toEqual([expect.objectContaining({ file: 'content/docs/a/b.mdx', line: 8 })])
})

test('a page with nothing right is a page still', async () => {
  const doc = await read('a/Bad-Page.mdx', 'titel: A', '\n# A\n\n{1}\n\nb')
  expect(doc).toMatchObject({ path: '/a/Bad-Page', title: 'Bad-Page', sidebarLabel: 'Bad-Page', description: '' })
  expect(doc.tree.at(-1)).toEqual(['p', 0, 'b'])
  expect(formatProblems(doc.problems)).toMatchInlineSnapshot(`
    "content/docs/a/Bad-Page.mdx:1
      The front matter has no "title".
      Write it as in \`title: Feature flags\`.

    content/docs/a/Bad-Page.mdx:1
      The front matter has no "description".
      Write it as in \`description: How segments group users, and how strategies use them.\`.

    content/docs/a/Bad-Page.mdx:2
      The front matter has an unknown key "titel".
      Nearest: "title".

    content/docs/a/Bad-Page.mdx:5
      "# A" is a second title: the title in the front matter is the page's only one.
      Start at ##.

    content/docs/a/Bad-Page.mdx:7
      Content cannot hold the expression \`{1}\`: nothing is evaluated.
      Write the text itself. A brace that is meant literally is written \\{, or stands in \`code\`."
  `)
})
