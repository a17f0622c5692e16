import { expect, test } from 'vitest'
import { copyFiles, markdownSections } from './copyFiles'

const site = { siteUrl: 'https://docs.example.com', version: '5.8' }
const page = { path: '/reference/segments', title: 'Segments', lastUpdated: '2026-11-28T18:51:32.000Z' }
const markdown = `# Segments

A segment is a list.

## Use cases {#use-cases}

Groups of users.

### Betas {#betas}

Beta testers.

## Structure {#structure}

Fields.
`

test('a page has a file for all of it and for each section, with front matter', () => {
  const files = copyFiles({ ...page, plans: ['pro', 'enterprise'] }, markdown, site)
  expect([...files.keys()]).toEqual([
    '/reference/segments.md',
    '/reference/segments/use-cases.md',
    '/reference/segments/betas.md',
    '/reference/segments/structure.md',
  ])
  expect(files.get('/reference/segments.md')?.slice(0, 310)).toMatchInlineSnapshot(`
    "---
    title: Segments
    url: https://docs.example.com/reference/segments
    version: Unleash 5.8
    plans: Pro, Enterprise
    tokens: 56
    lastUpdated: 2026-11-28
    ---

    # Segments

    > [All pages of this documentation](https://docs.example.com/llms.txt)

    A segment is a list.

    ## Use cases {#use-cases}

    Groups of users.

    ### Be"
  `)
  expect(files.get('/reference/segments/use-cases.md')).toMatchInlineSnapshot(`
    "---
    title: "Segments: Use cases"
    url: https://docs.example.com/reference/segments#use-cases
    version: Unleash 5.8
    plans: Pro, Enterprise
    tokens: 20
    lastUpdated: 2026-11-28
    ---

    ## Use cases {#use-cases}

    Groups of users.

    ### Betas {#betas}

    Beta testers.
    "
  `)
})

test('the home page has no path, and a page of an older version the URL of the current one', () => {
  const home = copyFiles({ path: '/', title: 'Docs', lastUpdated: null }, '# Docs\n\n## Start {#start}\n', site)
  expect([...home.keys()]).toEqual(['/index.md', '/index/start.md'])
  expect(home.get('/index.md')).toContain('url: https://docs.example.com\nversion: Unleash 5.8\ntokens: ')
  const versions = [
    { name: '5.8', isCurrent: true, path: '/api/a', hasPage: true },
    { name: '5.6', isCurrent: false, path: '/api/5.6/a', hasPage: true },
  ]
  const edition = { name: '5.6', path: '/api/5.6', isCurrent: false, versions }
  const older = copyFiles({ path: '/api/5.6/a', title: 'A', lastUpdated: null, edition }, '# A\n', site)
  expect(older.get('/api/5.6/a.md')).toContain('url: https://docs.example.com/api/a\nversion: Unleash 5.6\n')
})

test('headings are found outside of code, and may be their own ID', () => {
  const text =
    '# A\n\n```md\n## No {#no}\n```\n\n### feature-created\n\n````\n```\n## No {#no}\n````\n\n## List\n\n## `A` and *b* {#a-b}\n'
  expect(markdownSections(text).map(({ id, title }) => [id, title])).toEqual([
    ['feature-created', 'feature-created'],
    ['a-b', 'A and b'],
  ])
})
