import { parseFrontmatter } from 'gatsby-plugin-mdx/dist/frontmatter'
import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../problem-report'
import { readFrontMatter } from './readFrontMatter'

const description = 'What a reader gets from this page, in fifty characters or some more.'
const right = `title: A title\ndescription: ${description}`
const readText = (text: string, frontMatter: unknown = parseFrontmatter(text, text).frontmatter) =>
  readFrontMatter(frontMatter, text, 'content/docs/a.mdx')
const read = (yaml: string) => readText(`---\n${yaml}\n---\n\nBody`)
const problemsOf = (yaml: string) => formatProblems(read(yaml).problems)

test.each([
  ['the least', right, { title: 'A title', description }],
  [
    'everything',
    `${right}\nsidebarLabel: A\navailability: { plans: [oss, pro], since: "4.19" }\ndeprecated: true\nkeywords: [b, c]\nsidebar: false`,
    {
      title: 'A title',
      description,
      sidebarLabel: 'A',
      availability: { plans: ['oss', 'pro'], since: '4.19' },
      deprecated: true,
      keywords: ['b', 'c'],
      sidebar: false,
    },
  ],
  [
    'a value over several lines',
    `title: A title\ndescription: >-\n  ${description}`,
    { title: 'A title', description },
  ],
  ['space around a value', `title: "  A title "\ndescription: ${description}`, { title: 'A title', description }],
])('%s', (_, yaml, values) => expect(read(yaml)).toEqual({ values, problems: [] }))

describe('problems', () => {
  test('missing entries', () => {
    expect(problemsOf('keywords: [a]')).toMatchInlineSnapshot(`
      "content/docs/a.mdx:1
        The front matter has no "title".
        Write it as in \`title: Feature flags\`.

      content/docs/a.mdx:1
        The front matter has no "description".
        Write it as in \`description: How segments group users, and how strategies use them.\`."
    `)
  })
  test('no front matter', () => {
    expect(formatProblems(readText('Body').problems)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:1
        The front matter has no "title".
        Write it as in \`title: Feature flags\`.

      content/docs/a.mdx:1
        The front matter has no "description".
        Write it as in \`description: How segments group users, and how strategies use them.\`."
    `)
  })
  test('unknown keys', () => {
    const yaml = `${right}\nsidebar_label: A\navailability:\n  plans: [pro]\n  plan: pro\nconstructor: 1\n__proto__: 2`
    expect(problemsOf(yaml)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:4
        The front matter has an unknown key "sidebar_label".
        Did you mean "sidebarLabel"?

      content/docs/a.mdx:7
        The front matter has an unknown key "availability.plan".
        Did you mean "plans"?

      content/docs/a.mdx:8
        The front matter has an unknown key "constructor".
        Use one of "title", "description", "sidebarLabel", "availability", "takes", "deprecated", "keywords", "sidebar".

      content/docs/a.mdx:9
        The front matter has an unknown key "__proto__".
        Use one of "title", "description", "sidebarLabel", "availability", "takes", "deprecated", "keywords", "sidebar"."
    `)
  })
  test('wrong types', () => {
    const yaml = [
      'title: 404',
      'description: [a]',
      'sidebarLabel: { a: b }',
      'availability: { plans: pro, since: 4.10 }',
      'deprecated: "yes"',
      'keywords: toggle',
      'sidebar: docs',
    ].join('\n')
    expect(problemsOf(yaml)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:2
        The front matter's "title" is the number 404.
        Write it as in \`title: Feature flags\`.

      content/docs/a.mdx:3
        The front matter's "description" is a list.
        Write it as in \`description: How segments group users, and how strategies use them.\`.

      content/docs/a.mdx:4
        The front matter's "sidebarLabel" is a map.
        Write it as in \`sidebarLabel: Flags\`.

      content/docs/a.mdx:5
        The front matter's "availability.plans" is the string pro.
        Write it as in \`plans: [oss, pro, enterprise]\`.

      content/docs/a.mdx:5
        The front matter's "availability.since" is the number 4.10.
        Write it as in \`since: "4.19"\`.

      content/docs/a.mdx:6
        The front matter's "deprecated" is the string yes.
        Write it as in \`deprecated: true\`.

      content/docs/a.mdx:7
        The front matter's "keywords" is the string toggle.
        Write it as in \`keywords: [toggle, switch]\`.

      content/docs/a.mdx:8
        The front matter's "sidebar" is the string docs.
        Write it as in \`sidebar: false\`."
    `)
  })
  test('values that YAML 1.1 reads as something else than text', () => {
    const yaml = `title: 2024-01-08\ndescription: ${description}\navailability: { since: 4:20 }`
    expect(problemsOf(yaml)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:2
        The front matter's "title" is the date 2024-01-08.
        Write it as in \`title: Feature flags\`.

      content/docs/a.mdx:4
        The front matter's "availability.since" is the number 4:20.
        Write it as in \`since: "4.19"\`."
    `)
  })
  test('empty values', () => {
    expect(problemsOf('title: ""\ndescription:\navailability:\nkeywords:\n  - a\n  -\n  - ""')).toMatchInlineSnapshot(`
      "content/docs/a.mdx:2
        The front matter's "title" is empty.
        Write it as in \`title: Feature flags\`.

      content/docs/a.mdx:3
        The front matter's "description" is empty.
        Write it as in \`description: How segments group users, and how strategies use them.\`.

      content/docs/a.mdx:4
        The front matter's "availability" is empty.
        Write it as in \`availability: { plans: [pro, enterprise], since: "4.19" }\`.

      content/docs/a.mdx:7
        An entry of the front matter's "keywords" is empty.
        Write it as in \`keywords: [toggle, switch]\`.

      content/docs/a.mdx:8
        An entry of the front matter's "keywords" is empty.
        Write it as in \`keywords: [toggle, switch]\`."
    `)
  })
  test('plans', () => {
    expect(problemsOf(`${right}\navailability:\n  plans:\n    - pro\n    - enterprize\n    - free`))
      .toMatchInlineSnapshot(`
      "content/docs/a.mdx:7
        An entry of the front matter's "availability.plans" has the unknown value "enterprize".
        Did you mean "enterprise"?

      content/docs/a.mdx:8
        An entry of the front matter's "availability.plans" has the unknown value "free".
        Use one of "oss", "pro", "enterprise"."
    `)
  })
  test('lengths', () => {
    const { problems } = read(`title: ${'Long '.repeat(13)}\ndescription: Short`)
    expect(problems.map(({ severity }) => severity)).toEqual(['error', 'error'])
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:2
        The title has 64 characters.
        Shorten it to at most 60.

      content/docs/a.mdx:3
        The description has 5 characters.
        Describe what the reader learns in 50 to 160 characters."
    `)
    expect(problemsOf(`title: A\ndescription: ${'x'.repeat(161)}`)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:3
        The description has 161 characters.
        Describe what the reader learns in 50 to 160 characters."
    `)
  })
  test('a title of several lines, or with Markdown', () => {
    expect(problemsOf(`title: |\n  A\n  B\ndescription: ${description}`)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:2
        The title has more than one line.
        Write it in one line."
    `)
    expect(problemsOf(`title: Use **A**\ndescription: ${description}`)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:2
        The title contains Markdown or HTML, which readers would see as it is written.
        Write plain text."
    `)
  })
  test.each([50, 160])('a description of %i characters is right', (length) => {
    expect(problemsOf(`title: ${'😀'.repeat(60)}\ndescription: ${'é'.repeat(length)}`)).toBe('')
  })
  test('not keys and values', () => {
    expect(problemsOf('- title')).toMatchInlineSnapshot(`
      "content/docs/a.mdx:1
        The front matter must be a YAML mapping.
        Write title: and description:, each on a separate line."
    `)
    expect(problemsOf('title')).toBe(problemsOf('- title'))
  })
})

test('what is right is kept beside what is wrong', () => {
  expect(read('title: A\ndescription: 3\nkeywords: [a, 3]\nsidebar: false\ntags: [b]').values).toEqual({
    title: 'A',
    sidebar: false,
  })
})

describe('what gatsby-plugin-mdx could not parse', () => {
  const invalidYaml = { line: 3, reason: 'the stream contains non-printable characters' }

  test('is explained with the line of the mistake', () => {
    const text = '---\ntitle: A\ndescription: b: c\n---\n'
    expect(formatProblems(readText(text, { invalidYaml }).problems)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:3
        The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.
        Put values that contain ": " in quotes, and start every key at the beginning of a line."
    `)
  })

  test('is explained in its own words when our parser finds no mistake', () => {
    const text = '---\ntitle: A\ndescription: b\b\n---\n'
    expect(formatProblems(readText(text, { invalidYaml }).problems)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:3
        The front matter is not valid YAML: the stream contains non-printable characters.
        Write it again without invisible characters and without aliases (& and *)."
    `)
  })

  test('is never closed', () => {
    expect(formatProblems(readText(`---\n${right}\n`).problems)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:1
        The front matter is never closed.
        End it with a line that contains only ---."
    `)
  })

  test('names a language', () => {
    expect(formatProblems(readText(`---yaml\n${right}\n---\n`).problems)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:1
        The front matter has text after the opening ---, so it is not read as YAML.
        Remove the text."
    `)
  })
})
