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
  ['a summary', '<details>\n<summary>a</summary>\n\nb\n\n</details>'],
])('right: %s', async (_, source) => {
  expect(await problemsOf(source)).toBe('')
})
