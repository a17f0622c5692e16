import { expect, test } from 'vitest'
import { formatProblems } from '../../../problem-report'
import { compileFixture } from '../../__fixtures__/compileFixture'

const problemsOf = async (source: string) => formatProblems((await compileFixture(source)).problems)

test('headings without a space', async () => {
  expect(await problemsOf('##Title\n\n##\u00a0Title')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:5
      The heading "Title" is shown as text.
      Write a space after the last #.

    content/docs/guide/page.mdx:7
      The heading "Title" is shown as text.
      Replace the non-breaking space after the last # with a normal one."
  `)
})

test('tables without a second line, with one of another width, or with blank lines', async () => {
  expect(await problemsOf('| a | b |\n| 1 | 2 |\n\n> | a | b |\n> |---|\n\n| a |\n|---|\n\n| 1 |'))
    .toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:5
      The table is shown as text.
      Write a second line with as many cells as the first, such as |---|---|, and no blank lines between rows.

    content/docs/guide/page.mdx:8
      The table is shown as text.
      Write a second line with as many cells as the first, such as |---|---|, and no blank lines between rows.

    content/docs/guide/page.mdx:14
      The table is shown as text.
      Write a second line with as many cells as the first, such as |---|---|, and no blank lines between rows."
  `)
})

test('rows with more cells than the head', async () => {
  expect(await problemsOf('| a | b |\n|---|---|\n| 1 |\n| 1 | `x|y` |')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:8
      A row has 3 cells, but its table has 2 columns: the others aren't shown.
      Write a literal | as \\|, or add a column."
  `)
})

test('links with spaces, and links that nothing defines', async () => {
  expect(await problemsOf('a [b](/c d) ![e](f g.png) [`h`](/i j)\n\n[k][nope] and [l][L]\n\n[l]: /m'))
    .toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:5
      "[b](/c d)" is shown as text, not as a link.
      Write spaces in the URL as %20, or a literal bracket as \\[.

    content/docs/guide/page.mdx:5
      "![e](f g.png)" is shown as text, not as a link.
      Write spaces in the URL as %20, or a literal bracket as \\[.

    content/docs/guide/page.mdx:5
      "](/i j)" is shown as text, not as a link.
      Write spaces in the URL as %20, or a literal bracket as \\[.

    content/docs/guide/page.mdx:7
      "[k][nope]" is shown as text: nothing defines the link "nope".
      Write the URL in parentheses: [text](/path), or a literal bracket as \\[."
  `)
})

test('code blocks that are not closed', async () => {
  expect(await problemsOf('- a\n\n  ```bash\n  b\n\nc\n\n````bash\nd\n```')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:7
      A code block is never closed, so what follows is part of it.
      Close it with \`\`\` on a separate line.

    content/docs/guide/page.mdx:12
      A code block is never closed, so what follows is part of it.
      Close it with \`\`\`\` on a separate line."
  `)
})

test('characters that cannot be seen, or could not be read', async () => {
  expect(await problemsOf('a\n\n`b\u200b`\n\ncaf\ufffd')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:7
      The line contains the invisible character U+200B.
      Delete it.

    content/docs/guide/page.mdx:9
      The line contains a character that could not be read (U+FFFD).
      Save the file as UTF-8, and write the character again."
  `)
})

test('indented code', async () => {
  const source =
    'Run:\n\n    npm install\n    npm start\n\n- a\n\n      b\n\n:::note\n\nc\n\n    d\n:::\n\n<Tabs>\n  <Tab value="e" label="E">\n    f\n\n        g\n  </Tab>\n</Tabs>'
  expect(await problemsOf(source)).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:7
      The indented lines are shown as a paragraph: MDX has no indented code.
      Put code between \`\`\` fences with a language, or remove the spaces at the start of text.

    content/docs/guide/page.mdx:12
      The indented lines are shown as a paragraph: MDX has no indented code.
      Put code between \`\`\` fences with a language, or remove the spaces at the start of text.

    content/docs/guide/page.mdx:18
      The indented lines are shown as a paragraph: MDX has no indented code.
      Put code between \`\`\` fences with a language, or remove the spaces at the start of text.

    content/docs/guide/page.mdx:25
      The indented lines are shown as a paragraph: MDX has no indented code.
      Put code between \`\`\` fences with a language, or remove the spaces at the start of text."
  `)
})

test("GitHub's alerts", async () => {
  expect(await problemsOf('> [!WARNING]\n> Back up first.\n\n- > [!tip] a')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:5
      The alert "[!WARNING]" is shown as a quotation.
      Write :::caution on the line before the text and ::: on the line after it, without > at the start of lines.

    content/docs/guide/page.mdx:8
      The alert "[!tip]" is shown as a quotation.
      Write :::tip on the line before the text and ::: on the line after it, without > at the start of lines."
  `)
})

test('IDs of headings in other scripts', async () => {
  expect(await problemsOf('## 部分 [#部分]\n\n## Größe [#size #größe]\n\n## A [#two words!]')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:5
      The ID "部分" has other characters than letters a to z, digits, "-", "_" and ".", so it is shown as text.
      Write [#bufen].

    content/docs/guide/page.mdx:7
      The ID "größe" has other characters than letters a to z, digits, "-", "_" and ".", so it is shown as text.
      Write [#grosse].

    content/docs/guide/page.mdx:9
      The ID "words!" has other characters than letters a to z, digits, "-", "_" and ".", so it is shown as text.
      Write [#words]."
  `)
})

test('code that fails when it is copied', async () => {
  const fences = [
    'npm\u00a0install',
    'npm start\ncurl –fsS x',
    'curl “https://example.com”',
    '$ npm install',
    'a\nPS C:\\> npm start',
  ]
  const source = fences.map((code) => `\`\`\`bash\n${code}\n\`\`\``).join('\n\n')
  expect(await problemsOf(`${source}\n\n\`a\u202fb\` \u200ec\n\n\`\`\`json\n{\u00a0"a": "“b” –c" }\n\`\`\``))
    .toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:6
      Code contains U+00A0, which looks like a space or like nothing, and makes copied code fail.
      Replace it with a normal space, or delete it.

    content/docs/guide/page.mdx:11
      A command contains the typographic sign –, which shells read as a part of the word.
      Write -.

    content/docs/guide/page.mdx:15
      A command contains the typographic sign “, which shells read as a part of the word.
      Write ".

    content/docs/guide/page.mdx:19
      A command starts with the prompt "$", which readers would copy.
      Remove it, and show output in a separate \`\`\`text block.

    content/docs/guide/page.mdx:24
      A command starts with the prompt "PS C:\\>", which readers would copy.
      Remove it, and show output in a separate \`\`\`text block.

    content/docs/guide/page.mdx:27
      The line contains the invisible character U+200E.
      Delete it.

    content/docs/guide/page.mdx:27
      Code contains U+202F, which looks like a space or like nothing, and makes copied code fail.
      Replace it with a normal space, or delete it.

    content/docs/guide/page.mdx:30
      Code contains U+00A0, which looks like a space or like nothing, and makes copied code fail.
      Replace it with a normal space, or delete it."
  `)
})

test('details without a summary', async () => {
  expect(await problemsOf('<details>\n\na\n\n</details>')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:5
      <details> has no <summary>.
      Start it with <summary>What it contains</summary>."
  `)
})

test.each([
  ['escaped brackets', 'a \\[b\\](/c d) and list\\[0\\][1]'],
  ['code', '`[a](/b c)` and `| a | b |`\n\n```text\n##a\n| a |\n```'],
  ['brackets', 'an array [1, 2] (of numbers)'],
  ['numbers with #', '#1 is a number'],
  ['fences in a quotation', '> ```bash\n> a\n> ```\n\n~~~bash\na\n~~~~'],
  ['a title of a link', '[a](/b "c d")'],
  ['characters of other languages', 'Zażółć 中文 é 👩‍💻'],
  ['deep but even indentation', '<Tabs>\n    <Tab value="e" label="E">\n        a\n\n        b\n    </Tab>\n</Tabs>'],
  ['text in a list', '1. a\n\n   b\n\n   - c\n\n     d\n\n10. e\n\n    f'],
  ['lines that go on indented', 'a\n    b'],
  ['a quotation', '> a [!NOTE]'],
  ['output and texts', '```text\n$ a\u00a0b –c\n```\n\n```json\n{ "a": "– “b”" }\n```'],
  ['shell', '```bash\na=$b\ncd $HOME\necho "$ 1" – end\n# $ comment\n```'],
  ['prose', 'a\u00a0b – “c”'],
  ['a summary', '<details>\n<summary>a</summary>\n\nb\n\n</details>'],
])('right: %s', async (_, source) => {
  expect(await problemsOf(source)).toBe('')
})
