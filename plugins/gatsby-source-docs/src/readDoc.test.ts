import { parseFrontmatter } from 'gatsby-plugin-mdx/dist/frontmatter'
import { expect, test } from 'vitest'
import { formatProblems } from '../../problem-report'
import { docPath, isPartial, readDoc } from './readDoc'

const options = {
  root: 'content/docs',
  components: { SidebarCards: { attributes: {}, children: false } },
  glossary: {},
  pictureList: '',
  editUrlBase: 'https://example.com/edit/',
}
const description = 'What a reader gets from this page, in fifty characters or some more.'

function read(relativePath: string, frontMatter: string, body: string, files: Record<string, string> = {}) {
  const text = frontMatter === '' ? body : `---\n${frontMatter}\n---\n${body}`
  const { frontmatter } = parseFrontmatter(text, text)
  return readDoc({ relativePath, frontmatter, body, text }, options, {
    components: options.components,
    glossary: options.glossary,
    readFile: (name) => files[name],
    readImage: () => ({ problem: 'missing', beside: [] }),
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
    hasSidebar: true,
    headings: [{ id: 'structure', text: 'Structure', depth: 2 }],
    sourceFile: 'content/docs/reference/Segments.mdx',
    editUrl: 'https://example.com/edit/content/docs/reference/Segments.mdx',
    tree: [
      ['h2', { id: 'structure' }, 'Structure'],
      ['SidebarCards', 0],
    ],
    takes: null,
    keywords: ['groups'],
    availability: { plans: ['pro'], since: null, ossSince: null },
    deprecated: false,
    problems: [],
    dependencies: [],
    references: [],
    links: [],
  })
})

test.each([
  ['index.mdx', '/', ''],
  ['how-to/index.mdx', '/how-to', 'how-to'],
])('%s is at %s in the section "%s"', async (file, path, section) => {
  expect(await read(file, `title: A\ndescription: ${description}`, '')).toMatchObject({ path, section })
})

test('a page that says what it takes', async () => {
  const doc = await read('a.mdx', `title: A\ndescription: ${description}\ntakes: about ten minutes`, '')
  expect(doc.takes).toBe('about ten minutes')
})

test('a page without a sidebar, with its own label', async () => {
  const doc = await read(
    'a.mdx',
    `title: A\ndescription: ${description}\nsidebar: false\nsidebarLabel: B\ndeprecated: true`,
    '',
  )
  expect(doc).toMatchObject({ hasSidebar: false, sidebarLabel: 'B', deprecated: true })
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

test('a page with only mistakes is still a page', async () => {
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
      Did you mean "title"?

    content/docs/a/Bad-Page.mdx:5
      "# A" is a second title: the page's title is the one in the front matter.
      Start with ##.

    content/docs/a/Bad-Page.mdx:7
      The expression \`{1}\` is not evaluated.
      Write the text itself. Write a literal brace as \\{, or in \`code\`."
  `)
})

test.each([
  ['index.mdx', '/'],
  ['quickstart.mdx', '/quickstart'],
  ['reference/index.mdx', '/reference'],
  ['reference/segments.mdx', '/reference/segments'],
  ['contributing/ADRs/index.mdx', '/contributing/ADRs'],
  ['contributing/ADRs/Back-End.mdx', '/contributing/ADRs/Back-End'],
  ['reference/my-index.mdx', '/reference/my-index'],
  ['index/a.mdx', '/index/a'],
  ['a.mdx.mdx', '/a.mdx'],
])('%s is at %s', (file, path) => expect(docPath(file)).toBe(path))

test.each([
  ['_limits.mdx', true],
  ['reference/_limits.mdx', true],
  ['_shared/limits.mdx', false],
  ['reference/a_b.mdx', false],
])('%s is a partial: %s', (file, expected) => expect(isPartial(file)).toBe(expected))
