import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileDialect, type ComponentRules } from '../../plugins/markdown-tree'
import { formatProblems } from '../../plugins/problem-report'
import { contentComponentRules } from '../../src/shared/componentRules'
import { addToSidebar, newPage, sidebarGroups } from './newPage'
import { pageKinds } from './pageKinds'

test('a page has the headings of its kind', () => {
  expect(newPage('troubleshooting', 'Flags: "off" after an upgrade')).toMatchInlineSnapshot(`
    {
      "file": "content/docs/using-unleash/troubleshooting/flags-off-after-an-upgrade.mdx",
      "path": "/using-unleash/troubleshooting/flags-off-after-an-upgrade",
      "text": "---
    title: "Flags: \\"off\\" after an upgrade"
    description:
    ---

    <Todo>The symptom, in the reader's words.</Todo>

    ## Causes

    <Todo>From likely to rare: how to confirm each, and how to fix it.</Todo>
    ",
    }
  `)
})

test('a tutorial has a folder of its own', () => {
  expect(newPage('tutorial', 'Svelte').file).toBe('content/docs/feature-flag-tutorials/svelte/index.mdx')
})

test('what is unfinished is an error of the build, and nothing else is', async () => {
  const unavailable = () => Promise.resolve(undefined)
  for (const kind of Object.keys(pageKinds)) {
    const { file, text } = newPage(kind, 'Rotate tokens')
    const [, frontMatter = '', body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(text) ?? []
    const { problems } = await compileDialect(body, {
      file,
      firstLine: frontMatter.split('\n').length,
      components: contentComponentRules as unknown as ComponentRules,
      readFile: unavailable,
      readImage: unavailable as never,
      glossary: {},
    } as never)
    const notes = pageKinds[kind]?.sections.length ?? 0
    expect(formatProblems(problems).match(/A <Todo> of a new page is left/g)).toHaveLength(notes + 1)
    expect(problems).toHaveLength(notes + 1)
  }
})

test('errors say what to write', () => {
  expect(() => newPage('howto', 'Rotate tokens')).toThrowErrorMatchingInlineSnapshot(
    `[Error: There is no kind of page "howto". Did you mean "how-to"? Kinds: reference, how-to, concept, tutorial, troubleshooting, decision-record.]`,
  )
  expect(() => newPage('how-to', '秘密')).toThrowErrorMatchingInlineSnapshot(
    `[Error: The title "秘密" can't become a URL. Write it with letters of the English alphabet.]`,
  )
  expect(() => addToSidebar(source, 'Guide', '/a')).toThrowErrorMatchingInlineSnapshot(
    `[Error: content/site/sidebars.ts has no group "Guide". Did you mean "Guides"?]`,
  )
  expect(() => addToSidebar(`${source}${source}`, 'Guides', '/a')).toThrowErrorMatchingInlineSnapshot(
    `[Error: content/site/sidebars.ts has 2 groups "Guides". Add '/a' to one of them yourself.]`,
  )
})

const source = `
  docs: [
    { category: 'Guides', page: '/guides', entries: ['/guides/a', { category: "What's new", entries: [] }] },
  ],
`

test('a path becomes the last entry of its group', () => {
  expect(addToSidebar(source, 'Guides', '/guides/b')).toContain("entries: [] }, '/guides/b',] },")
  expect(addToSidebar(source, "What's new", '/b')).toContain("entries: [ '/b',] }")
})

test('the groups of the site are found', () => {
  const sidebars = readFileSync('content/site/sidebars.ts', 'utf8')
  expect(sidebarGroups(sidebars)).toContain('Unleash API')
  expect(addToSidebar(sidebars, 'Unleash API', '/how-to/x')).toMatch(
    /'\/how-to\/how-to-download-login-history',\s+'\/how-to\/x',/,
  )
})
