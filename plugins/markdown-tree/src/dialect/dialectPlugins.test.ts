import type { Node } from 'gatsby'
import { createSchemaCustomization } from 'gatsby-plugin-mdx/dist/gatsby-node'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm-3'
import { describe, expect, test } from 'vitest'
import { compileFixture, fixtureFile, fixtureOptions } from '../../__fixtures__/compileFixture'
import { componentElements } from './componentElements'
import { dialectPlugins } from './dialectPlugins'

interface MdxField {
  resolve(node: object, args: object): Promise<unknown>
}
type SchemaHook = NonNullable<typeof createSchemaCustomization>

/** What gatsby-plugin-mdx derives from a page, with its own compiler: MDX 2. */
async function deriveFields(body: string, files: Readonly<Record<string, string>> = {}, pruneLength = 1000) {
  let fields: Record<string, MdxField> = {}
  const options = fixtureOptions(files)
  const remarkPlugins = [remarkGfm, remarkDirective, ...dialectPlugins(options), [componentElements, options]]
  const errors: string[] = []
  const gatsby = {
    getNode: (): Partial<Node> => ({ absolutePath: `${process.cwd()}/${fixtureFile}` }),
    reporter: {
      panicOnBuild: (error: { context: { errorMeta: unknown } }) => errors.push(String(error.context.errorMeta)),
    },
    cache: { get: () => Promise.resolve('mdx') },
    pathPrefix: '',
    store: { getState: () => ({ config: { jsxRuntime: 'automatic' } }) },
    schema: { buildObjectType: (type: { fields: typeof fields }) => type },
    actions: { createTypes: (types: { fields: typeof fields }[]) => void (fields = types[0]?.fields ?? {}) },
  }
  const pluginOptions = { plugins: [], extensions: ['.mdx'], mdxOptions: { remarkPlugins } }
  await createSchemaCustomization?.(gatsby as unknown as Parameters<SchemaHook>[0], pluginOptions, () => undefined)
  const node = { parent: 'file', body }
  const excerpt = await fields.excerpt?.resolve(node, { pruneLength })
  const toc = (await fields.tableOfContents?.resolve(node, { maxDepth: 6 })) as Toc | null
  return { excerpt, toc: entriesOf(toc), errors }
}

interface Toc {
  url?: string
  title?: string
  items?: Toc[]
}

function entriesOf(toc: Toc | null): [anchor: string, title: string][] {
  if (!toc) return []
  const below = (toc.items ?? []).flatMap(entriesOf)
  return toc.url === undefined ? below : [[toc.url, toc.title ?? ''], ...below]
}

const everything = `
An **introduction** with <Term id="flag" />, [a link](/a), \`code\` and <Kbd keys="Ctrl+K" />{/* a comment */}.

:::tip[Mind *this*]
An admonition at 10:30, a:b.
:::

## A title [#explicit #old-id]

| A | B |
| - | - |
| 1 | \`2\` |

- [x] done, ~~struck~~, https://example.com, a note[^1]

[^1]: The note.

## A title

\`\`\`ts title="a.ts" {1}
const hidden = '## no title'
\`\`\`

\`\`\`npm
npm install hidden
\`\`\`

\`\`\`dot alt="Two parts"
digraph { hidden }
\`\`\`

## A title

<Tabs groupId="sdk">
<Tab value="a" label="A">

In a tab.

</Tab>
<Tab value="b" label="B">In one line.</Tab>
</Tabs>

![A flag](./flag.png "Caption")

### With \`code\` & <Kbd keys="K" />

<Include file="_part.mdx" />
`
const files = { '_part.mdx': 'From a partial.\n\n## Of the partial [#partial]\n\n| A |\n| - |\n| 1 |\n' }

describe("the dialect in gatsby-plugin-mdx's compiler", () => {
  test('has no syntax in excerpts', async () => {
    const { excerpt, errors } = await deriveFields(everything, files)
    expect(errors).toEqual([])
    expect(excerpt).toMatchInlineSnapshot(`
      "An introduction with feature flag, a link, code and Ctrl+K. An admonition at 10:30, a:b.

      A title
      A	 B 1	 2
       done, struck, https://example.com, a note1
      A title
      A title

      In a tab.

      In one line.
      With code & K

      From a partial.

      Of the partial
      A 1
      Footnotes

      The note. ↩"
    `)
  })

  test('has the anchors and titles of the page', async () => {
    const [{ toc }, { headings, problems }] = await Promise.all([
      deriveFields(everything, files),
      compileFixture(everything, files),
    ])
    expect(problems).toEqual([])
    expect(toc).toMatchInlineSnapshot(`
      [
        [
          "#explicit",
          "A title",
        ],
        [
          "#a-title",
          "A title",
        ],
        [
          "#a-title-1",
          "A title",
        ],
        [
          "#with-code-",
          "With code & K",
        ],
        [
          "#partial",
          "Of the partial",
        ],
      ]
    `)
    expect(toc.map(([anchor]) => anchor)).toEqual(headings.map(({ id }) => `#${id}`))
  })

  test('cuts an excerpt', async () => {
    const { excerpt } = await deriveFields('One <Term id="flag" /> two three four.\n\n## Five [#six]', {}, 20)
    expect(excerpt).toBe('One feature flag two…')
  })

  test.each([
    ['an empty page', '', ''],
    ['an unknown component', 'a\n\n<Nope>b</Nope>', 'a b'],
    ['code', 'import fs from "fs"\n\na {process.env.HOME} b\n\nexport const c = 1', 'a b'],
    ['a spread attribute', 'a\n\n<Card {...process.env} />', 'a'],
    ['a script', 'a\n\n<script>alert(1)</script>', 'a alert(1)'],
    ['a link that runs code', '[a](javascript:alert(1))', 'a'],
    ['a missing partial', 'a\n\n<Include file="_no.mdx" />', 'a'],
    ['a file outside of the content', 'a\n\n<Include file="../../../../etc/_passwd.mdx" />', 'a'],
    ['an unclosed admonition', ':::tip[A]\n\nb', 'b'],
    ['directives that are text', 'a:b at 10:30 and ::c', 'a:b at 10:30 and ::c'],
    ['a fence without end', 'a\n\n```ts\nb', 'a'],
    ['a table without end', 'a\n\n| b |\n| - |\n| c', 'a b c'],
    ['wrong line marks', 'a\n\n```ts {9}\nb\n```', 'a'],
  ])('compiles %s, and evaluates nothing', async (_, body, expected) => {
    const { excerpt, errors } = await deriveFields(body)
    expect(errors).toEqual([])
    expect(String(excerpt).replace(/\s+/g, ' ')).toBe(expected)
  })

  test('reports a tag that is never closed, as for every compiler', async () => {
    const { excerpt, toc, errors } = await deriveFields('<Tabs>\n\na')
    expect({ excerpt, toc }).toEqual({ excerpt: null, toc: [] })
    expect(errors).toHaveLength(2)
  })
})
