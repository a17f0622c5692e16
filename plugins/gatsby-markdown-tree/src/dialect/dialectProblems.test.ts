import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../../gatsby-problem-report/src/formatProblems'
import { compileFixture } from './compileFixture'

const problemsOf = async (source: string, files?: Record<string, string>) => {
  const { problems } = await compileFixture(source, files)
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  return (
    formatProblems(problems) + (warnings.length > 0 ? `\n(${warnings.length} of ${problems.length} a warning)` : '')
  )
}

describe('components', () => {
  test('unknown', async () => {
    expect(await problemsOf('<Tabz>\n\n<Constructor />\n\n<A.B />\n\n</Tabz>')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        There is no component <Tabz>.
        Nearest: "Tabs".

      content/docs/guide/page.mdx:7
        There is no component <Constructor>.
        Use one of "Tabs", "Tab", "SidebarCards", "Card", "Steps", "FileTree", "CardLink", "Figure", "Video", "Term", "Include", "Kbd".

      content/docs/guide/page.mdx:9
        There is no component <A.B>.
        Nearest: "Tab"."
    `)
  })
  test('in another letter case', async () => {
    expect(await problemsOf('<tabs>\n</tabs>')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        There is no component <tabs>.
        Nearest: "Tabs"."
    `)
  })
  test('attributes: unknown, missing, of a wrong type or value', async () => {
    const source =
      '<Tab valu="a"\n  toString="x"\n  label={3} />\n\n<Card kind="plan" size="2" wide="yes" tall={1} />\n\n<SidebarCards all />'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        <Tab> has no attribute "valu".
        Nearest: "value".

      content/docs/guide/page.mdx:5
        <Tab> has no "value", which it needs.
        Add value="…".

      content/docs/guide/page.mdx:5
        <Tab> stands outside of <Tabs>.
        Put it right within <Tabs>.

      content/docs/guide/page.mdx:6
        <Tab> has no attribute "toString".
        Use one of "value", "label".

      content/docs/guide/page.mdx:7
        The attribute "label" of <Tab> is the number 3, not a string.
        Write label="…".

      content/docs/guide/page.mdx:9
        The attribute "kind" of <Card> is "plan".
        Nearest: "plain".

      content/docs/guide/page.mdx:9
        The attribute "size" of <Card> is the string "2", not a number.
        Write size={3}.

      content/docs/guide/page.mdx:9
        The attribute "wide" of <Card> is the string "yes", not a boolean.
        Write wide, or wide={false}.

      content/docs/guide/page.mdx:9
        The attribute "tall" of <Card> is the number 1, not a boolean.
        Write tall, or tall={false}.

      content/docs/guide/page.mdx:11
        <SidebarCards> has no attribute "all".
        Remove it."
    `)
  })
  test('attributes that would have to be evaluated', async () => {
    const source =
      '<Tabs groupId={process.env.SECRET} />\n\n<Tabs {...fetch("https://evil.example")} />\n\n<Tabs groupId={`a${b}`} />\n\n<Card size={1 + 1} />'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The attribute "groupId" of <Tabs> is an expression: nothing is evaluated.
        Write groupId="…".

      content/docs/guide/page.mdx:7
        <Tabs> spreads {...fetch("https://evil.example")}: nothing is evaluated.
        Write each attribute with its value.

      content/docs/guide/page.mdx:9
        The attribute "groupId" of <Tabs> is an expression: nothing is evaluated.
        Write groupId="…".

      content/docs/guide/page.mdx:11
        The attribute "size" of <Card> is an expression: nothing is evaluated.
        Write size={3}."
    `)
  })
  test('content where none is shown', async () => {
    expect(await problemsOf('<SidebarCards>\n\nText\n\n</SidebarCards>')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        <SidebarCards> has content, but shows none.
        Write <SidebarCards /> and put the content after it."
    `)
  })
  test('in a place that is not theirs', async () => {
    const source = '<Tab value="a" label="b">\n\nText\n\n</Tab>\n\n<Tabs>\n\nText\n\n<Card />\n\n</Tabs>'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        <Tab> stands outside of <Tabs>.
        Put it right within <Tabs>.

      content/docs/guide/page.mdx:13
        <Tabs> holds something else than <Tab>.
        Put it into one of them, or out of <Tabs>."
    `)
  })
  test('HTML', async () => {
    const source =
      '<div class="x">a</div>\n\n<a href="/x">b</a>\n\n<img src="x" />\n\n<script src="x" />\n\n<></>\n\n<kbd class="x">c</kbd>'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The HTML element <div> is not allowed in content.
        Use Markdown or a component; of HTML only <br> <details> <kbd> <sub> <summary> <sup>.

      content/docs/guide/page.mdx:7
        The HTML element <a> is not allowed in content.
        Write a Markdown link: [text](/path).

      content/docs/guide/page.mdx:9
        The HTML element <img> is not allowed in content.
        Write a Markdown image: ![what one should see](/img/file.svg).

      content/docs/guide/page.mdx:11
        The HTML element <script> is not allowed in content.
        Use Markdown or a component; of HTML only <br> <details> <kbd> <sub> <summary> <sup>.

      content/docs/guide/page.mdx:13
        A fragment <> has no use in content.
        Remove <> and </>.

      content/docs/guide/page.mdx:15
        <kbd> has no attribute "class".
        Remove it."
    `)
  })
})

describe('code in content', () => {
  test('expressions', async () => {
    const source =
      'a {process.env.SECRET} b\n\n{\n  fetch("https://evil.example")\n}\n\n<details>{[1].map(String)}</details>\n\n{}'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        Content cannot hold the expression \`{process.env.SECRET}\`: nothing is evaluated.
        Write the text itself. A brace that is meant literally is written \\{, or stands in \`code\`.

      content/docs/guide/page.mdx:7
        Content cannot hold the expression \`{fetch("https://evil.example")}\`: nothing is evaluated.
        Write the text itself. A brace that is meant literally is written \\{, or stands in \`code\`.

      content/docs/guide/page.mdx:11
        Content cannot hold the expression \`{[1].map(String)}\`: nothing is evaluated.
        Write the text itself. A brace that is meant literally is written \\{, or stands in \`code\`.

      content/docs/guide/page.mdx:13
        Content cannot hold the expression \`{}\`: nothing is evaluated.
        Write the text itself. A brace that is meant literally is written \\{, or stands in \`code\`."
    `)
  })
  test('imports and exports', async () => {
    expect(await problemsOf('import fs from "fs"\n\ntext\n\nexport const a = 1')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        Content cannot import or export: \`import fs from "fs"\`.
        Remove it. Components need no import; text of another file comes by <Include file="_name.mdx" />.

      content/docs/guide/page.mdx:9
        Content cannot import or export: \`export const a = 1\`.
        Remove it. Components need no import; text of another file comes by <Include file="_name.mdx" />."
    `)
  })
})

test('text that cannot be parsed', async () => {
  const sources = {
    'a tag that is never closed': 'a\n\n<Tabs>\n\nb\n\nc',
    'a tag closed in the wrong order': '<Tabs>\n<Tab value="a" label="b">\n</Tabs>\n</Tab>',
    'a closing tag alone': 'a\n\n</Tabs>',
    'an element without end': 'a<br>b',
    'a stray <': 'a\n\nb <5 c',
    'a stray {': 'a\n\nb {c',
    'words in braces': 'a {b c}',
    'an attribute without quotes': '<Tabs groupId=a>',
    'a shorthand attribute': '<Tabs {a} />',
    'an HTML comment': 'a\n\n<!-- b -->',
    'an autolink': 'a <https://example.com> b',
    'a sentence that starts with export': 'export your data',
  }
  const found = await Promise.all(
    Object.entries(sources).map(async ([name, source]) => `${name}: ${await problemsOf(source)}`),
  )
  expect(found.join('\n\n')).toMatchInlineSnapshot(`
    "a tag that is never closed: content/docs/guide/page.mdx:7
      The text cannot be read: expected a closing tag for \`<Tabs>\`.
      Close every tag in the order they were opened, with blank lines around the Markdown inside.

    a tag closed in the wrong order: content/docs/guide/page.mdx:6
      The text cannot be read: unexpected closing tag \`</Tabs>\`.
      Close every tag in the order they were opened, with blank lines around the Markdown inside.

    a closing tag alone: content/docs/guide/page.mdx:7
      The text cannot be read: unexpected closing slash \`/\` in tag.
      Close every tag in the order they were opened, with blank lines around the Markdown inside.

    an element without end: content/docs/guide/page.mdx:5
      The text cannot be read: expected a closing tag for \`<br>\` before the end of \`paragraph\`.
      Close every tag in the order they were opened, with blank lines around the Markdown inside.

    a stray <: content/docs/guide/page.mdx:7
      The text cannot be read: unexpected character \`5\` before name.
      A < that is meant literally is written \\<, or stands in \`code\`.

    a stray {: content/docs/guide/page.mdx:7
      The text cannot be read: unexpected end of file in expression.
      Nothing is evaluated. A brace that is meant literally is written \\{, or stands in \`code\`.

    words in braces: content/docs/guide/page.mdx:5
      The text cannot be read: could not parse expression.
      Nothing is evaluated. A brace that is meant literally is written \\{, or stands in \`code\`.

    an attribute without quotes: content/docs/guide/page.mdx:5
      The text cannot be read: unexpected character \`a\` before attribute value.
      Write an attribute as name="value".

    a shorthand attribute: content/docs/guide/page.mdx:5
      The text cannot be read: unexpected \`Property\` in code: only spread elements are supported.
      Nothing is evaluated. A brace that is meant literally is written \\{, or stands in \`code\`.

    an HTML comment: content/docs/guide/page.mdx:7
      The text cannot be read: unexpected character \`!\` before name.
      A comment is written {/* text */}.

    an autolink: content/docs/guide/page.mdx:5
      The text cannot be read: unexpected character \`/\` before local name.
      A link is written [text](https://…).

    a sentence that starts with export: content/docs/guide/page.mdx:5
      The text cannot be read: could not parse import/exports.
      A line that starts with "import" or "export" is read as code: start it with another word."
  `)
})

describe('headings', () => {
  test('a second title', async () => {
    expect(await problemsOf('# A\n\nTitle\n=====')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        "# A" is a second title: the title in the front matter is the page's only one.
        Start at ##.

      content/docs/guide/page.mdx:7
        "# Title" is a second title: the title in the front matter is the page's only one.
        Start at ##."
    `)
  })
  test('a level left out', async () => {
    expect(await problemsOf('### A\n\n## B\n\n#### C')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        "A" is of level 3 after level 1: a level is missing between them.
        Write ## A.

      content/docs/guide/page.mdx:9
        "C" is of level 4 after level 2: a level is missing between them.
        Write ### C.
      (2 of 2 a warning)"
    `)
  })
  test('an id that is taken', async () => {
    const files = { '_a.mdx': 'x\n\n## Other [#a]' }
    expect(await problemsOf('## A\n\n## B [#a]\n\n<Include file="_a.mdx" />', files)).toMatchInlineSnapshot(`
      "content/docs/guide/_a.mdx:3
        The id "a" is taken by the heading at content/docs/guide/page.mdx:7.
        Give one of them another id: ## Title [#id].

      content/docs/guide/page.mdx:7
        The id "a" is taken by the heading at content/docs/guide/page.mdx:5.
        Give one of them another id: ## Title [#id]."
    `)
  })
  test('an id of Gatsby', async () => {
    expect(await problemsOf('## A [#___gatsby]\n\n## Gatsby focus wrapper')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        Gatsby uses ids such as "___gatsby" itself.
        Give the heading another one: ## Title [#another-id].

      content/docs/guide/page.mdx:7
        Gatsby uses ids such as "gatsby-focus-wrapper" itself.
        Give the heading another one: ## Title [#another-id]."
    `)
  })
  test('without text', async () => {
    expect(await problemsOf('## [#a]')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        A heading has no text.
        Write some, or remove the heading."
    `)
  })
})

describe('links and images', () => {
  test('addresses that are not followed', async () => {
    const source =
      '[a](javascript:alert(1)) [b](JAVA&#10;SCRIPT:x) [c](data:text/html,x) [d](vbscript:x)\n\n[e]: javascript:x\n\n[e]'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The address "javascript:alert(1)" is not one to follow.
        Use a path of this site, https: or mailto:.

      content/docs/guide/page.mdx:5
        The address "JAVA\\nSCRIPT:x" is not one to follow.
        Use a path of this site, https: or mailto:.

      content/docs/guide/page.mdx:5
        The address "data:text/html,x" is not one to follow.
        Use a path of this site, https: or mailto:.

      content/docs/guide/page.mdx:5
        The address "vbscript:x" is not one to follow.
        Use a path of this site, https: or mailto:.

      content/docs/guide/page.mdx:7
        The address "javascript:x" is not one to follow.
        Use a path of this site, https: or mailto:."
    `)
  })
  test('addresses without scheme, or empty, and links without text', async () => {
    expect(await problemsOf('[a](//example.com) [b]() [](/c)')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The address "//example.com" has no scheme.
        Write "https://example.com".

      content/docs/guide/page.mdx:5
        A link or image has no address.
        Write it in the parentheses: [text](/path).

      content/docs/guide/page.mdx:5
        The link to "/c" has no text.
        Write what the reader finds there: [text](/path)."
    `)
  })
  test('images without alt text, or from elsewhere', async () => {
    const source = '![](/img/a.svg) ![a](https://example.com/a.png) ![ ][b]\n\n[b]: /img/b.svg'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The image "/img/a.svg" has no alt text.
        Say what one should see: ![what one should see](…).

      content/docs/guide/page.mdx:5
        The image "/img/a.svg" was looked for at static/img/a.svg: there is no such file.
        Nearest: "/img/logo.svg".

      content/docs/guide/page.mdx:5
        The image "https://example.com/a.png" comes from another host, which pages never ask for anything.
        Put the file beside the page and write ![…](./file.png), or link to it.

      content/docs/guide/page.mdx:5
        The image "/img/b.svg" has no alt text.
        Say what one should see: ![what one should see](…).

      content/docs/guide/page.mdx:5
        The image "/img/b.svg" was looked for at static/img/b.svg: there is no such file.
        Nearest: "/img/logo.svg"."
    `)
  })
})

describe('admonitions', () => {
  test('of an unknown kind', async () => {
    expect(await problemsOf(':::warning\n:::\n\n:::tipp\n:::')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        There is no admonition ":::warning".
        Use one of "note", "tip", "info", "caution", "danger".

      content/docs/guide/page.mdx:8
        There is no admonition ":::tipp".
        Nearest: "tip"."
    `)
  })
  test('never closed, or with attributes', async () => {
    expect(await problemsOf(':::note[A]{.b}\n\nText')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        ":::note" takes no attributes, but has "class".
        Remove the braces.

      content/docs/guide/page.mdx:5
        ":::note" is never closed.
        Close it with ::: on a line of its own."
    `)
  })
  test('written with a space', async () => {
    expect(await problemsOf('::: note\n\nText\n\n:::')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        A line that starts with ":::" opens or closes nothing here.
        Open with :::note[Title], without spaces, and close with ::: on a line of its own.

      content/docs/guide/page.mdx:9
        A line that starts with ":::" opens or closes nothing here.
        Open with :::note[Title], without spaces, and close with ::: on a line of its own."
    `)
  })
})

describe('code blocks', () => {
  test('without a language, or with an unknown one', async () => {
    expect(await problemsOf('```\na\n```\n\n```pyton\na\n```\n\n```qqqqqqqqqqqq\na\n```')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        A code block has no language.
        Write one after the fence: \`\`\`bash, or \`\`\`text when none fits.

      content/docs/guide/page.mdx:9
        There is no grammar for the language "pyton".
        Nearest: "python".

      content/docs/guide/page.mdx:13
        There is no grammar for the language "qqqqqqqqqqqq".
        Use "text".
      (1 of 3 a warning)"
    `)
  })
  test('that name a response, but no operation', async () => {
    expect(await problemsOf('```json response="200"\n{}\n```')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        A code block names a response, but no operation.
        Add operation="…" with the id of the operation that responds so."
    `)
  })
  test('with attributes that are not known', async () => {
    expect(await problemsOf('```ts titel="a"\n```\n\n```ts {1,3} title=a\n```')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        A code block has no attribute "titel".
        Nearest: "title".

      content/docs/guide/page.mdx:8
        "title=a" on a code block is not understood.
        Write title="…" file="…" region="…" operation="…" response="…" {1,3-5} ins={2} del={2} focus={2} showLineNumbers wrap collapse noCollapse.

      content/docs/guide/page.mdx:8
        The lines {1,3} of a code block name 3, but its last line is 1.
        Name lines from 1 to 1."
    `)
  })
  test('of files', async () => {
    const files = { 'a.ts': '// #region connect\n// #endregion connect\n// #region open\n' }
    const source = [
      '```ts file="no.ts"\n```',
      '```ts file="../../../etc/passwd"\n```',
      '```ts file="a.ts" region="conect"\n```',
      '```ts file="a.ts" region="open"\n```',
      '```ts file="a.ts"\nown\n```',
      '```ts region="a"\n```',
    ].join('\n\n')
    expect(await problemsOf(source, files)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The code file "no.ts" was looked for at content/docs/guide/no.ts: content has no such file.
        Put the file there, or correct the path, which starts at this folder.

      content/docs/guide/page.mdx:8
        The code file "../../../etc/passwd" was looked for at etc/passwd: content has no such file.
        Put the file there, or correct the path, which starts at this folder.

      content/docs/guide/page.mdx:11
        content/docs/guide/a.ts has no region "conect".
        Nearest: "connect".

      content/docs/guide/page.mdx:14
        content/docs/guide/a.ts has no end of the region "open".
        Mark it there by comments: #region open and #endregion open.

      content/docs/guide/page.mdx:17
        A code block shows the file "a.ts" and has code of its own.
        Leave the block empty, or remove file="…".

      content/docs/guide/page.mdx:21
        A code block names a region, but no file.
        Add file="…" with the file the region is in."
    `)
  })
  test('lines that do not exist, or are not understood', async () => {
    const source = [
      '```ts {1,4-9} ins={2}\na\nb\n```',
      '```ts {b} del={3-1} focus={}\na\nb\n```',
      '```ts ins={1} del={1}\na\nb\n```',
    ].join('\n\n')
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The lines {1,4-9} of a code block name 4-9, but its last line is 2.
        Name lines from 1 to 2.

      content/docs/guide/page.mdx:10
        The lines {b} of a code block are not understood.
        Write numbers and ranges: {1,3-5}.

      content/docs/guide/page.mdx:10
        The lines del={3-1} of a code block are not understood.
        Write numbers and ranges: {1,3-5}.

      content/docs/guide/page.mdx:10
        The lines focus={} of a code block are not understood.
        Write numbers and ranges: {1,3-5}.

      content/docs/guide/page.mdx:15
        Line 1 of a code block is marked ins and del.
        A changed line is two lines: the old one, then the new one."
    `)
  })
  test('attributes written in another way', async () => {
    const source = '```ts title={1} ins="2" wrap={1} mark collapse noCollapse linenumbers\na\n```'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The attribute "ins" of a code block is written in another way.
        Write ins={2}.

      content/docs/guide/page.mdx:5
        The attribute "title" of a code block is written in another way.
        Write title="…".

      content/docs/guide/page.mdx:5
        The attribute "wrap" of a code block is written in another way.
        Write wrap.

      content/docs/guide/page.mdx:5
        The attribute "mark" of a code block is written in another way.
        Write {1,3-5}.

      content/docs/guide/page.mdx:5
        A code block has no attribute "linenumbers".
        Nearest: "showLineNumbers".

      content/docs/guide/page.mdx:5
        A code block says both collapse and noCollapse.
        Keep one of them."
    `)
  })
  test('commands that only npm has, or that are none of its', async () => {
    const source = '```npm\nnpm install a\nnpm doctor\n```\n\n```npm title="a"\nyarn add b\n```'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        Yarn or pnpm has no command for "npm doctor".
        Write it in a block of its own: \`\`\`bash.

      content/docs/guide/page.mdx:10
        A code block has no attribute "title".
        Remove it.

      content/docs/guide/page.mdx:10
        "yarn add b" is no command of npm or npx.
        Write it in a block of its own: \`\`\`bash."
    `)
  })
  test('diagrams', async () => {
    const source = '```dot\ndigraph { a [shape=nope] }\n```\n\n```dot alt="a" file="b"\ndigraph {\n  a ->\n}\n```'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        A diagram has no alt text.
        Say what one should see: \`\`\`dot alt="…".

      content/docs/guide/page.mdx:5
        The diagram's DOT: using box for unknown shape nope.
        See https://graphviz.org/doc/info/lang.html.

      content/docs/guide/page.mdx:9
        A code block has no attribute "file".
        Nearest: "title".

      content/docs/guide/page.mdx:12
        The diagram's DOT: syntax error near '}'.
        See https://graphviz.org/doc/info/lang.html.
      (1 of 4 a warning)"
    `)
  })
})

describe('images and videos', () => {
  test('files that are not there, or cannot be read', async () => {
    const source = '![a](./flg.png) ![b](broken.png) ![c](/img/log.svg) ![d](no.txt)\n\n<Figure src="./fla.png" alt="e" />\n\n<Figure src="https://example.com/a.png" alt="" />'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The image "./flg.png" was looked for at content/docs/guide/flg.png: there is no such file.
        Nearest: "./flag.png".

      content/docs/guide/page.mdx:5
        The size of the image content/docs/guide/broken.png cannot be read.
        Save it anew as PNG, JPEG, WebP, AVIF, GIF or SVG.

      content/docs/guide/page.mdx:5
        The image "/img/log.svg" was looked for at static/img/log.svg: there is no such file.
        Nearest: "/img/logo.svg".

      content/docs/guide/page.mdx:5
        The image "no.txt" was looked for at content/docs/guide/no.txt: there is no such file.
        Use one of "flag.png", "broken.png".

      content/docs/guide/page.mdx:7
        The image "./fla.png" was looked for at content/docs/guide/fla.png: there is no such file.
        Nearest: "./flag.png".

      content/docs/guide/page.mdx:9
        The image "https://example.com/a.png" comes from another host, which pages never ask for anything.
        Put the file beside the page and write ![…](./file.png), or link to it.

      content/docs/guide/page.mdx:9
        The attribute "alt" of <Figure> is empty.
        Write alt="…"."
    `)
  })
  test('videos of unknown hosts', async () => {
    const source = '<Video src="https://example.com/a.mp4" />'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        "https://example.com/a.mp4" is no address of a video.
        Use the address of a video on YouTube or Vimeo: https://www.youtube.com/watch?v=…."
    `)
  })
})

describe('parts', () => {
  test('steps and file trees that are no lists', async () => {
    const source = '<Steps>\n\n- a\n\n</Steps>\n\n<Steps>\n\n1. a\n\ntext\n\n</Steps>\n\n<FileTree>\n\n1. a\n\n</FileTree>\n\n<Steps />'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        <Steps> holds something else than one numbered list.
        Write one list in it (1. …), with a blank line before and after it.

      content/docs/guide/page.mdx:11
        <Steps> holds something else than one numbered list.
        Write one list in it (1. …), with a blank line before and after it.

      content/docs/guide/page.mdx:19
        <FileTree> holds something else than one bulleted list.
        Write one list in it (- …), with a blank line before and after it.

      content/docs/guide/page.mdx:25
        <Steps> holds something else than one numbered list.
        Write one list in it (1. …), with a blank line before and after it."
    `)
  })
  test('file trees with entries without name', async () => {
    const source = '<FileTree>\n\n- src\n  - [a](/b)\n- > c\n\n</FileTree>'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:8
        An entry of <FileTree> has no name.
        Start it with the name of a file, or of a folder: - src/.

      content/docs/guide/page.mdx:9
        An entry of <FileTree> has no name.
        Start it with the name of a file, or of a folder: - src/."
    `)
  })
  test('tabs of the same value', async () => {
    const source = '<Tabs>\n<Tab value="a" label="A">\n\nx\n\n</Tab>\n<Tab value="a" label="B">\n\ny\n\n</Tab>\n</Tabs>'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:11
        <Tab> has the value "a" of another one beside it.
        Give each its own value."
    `)
  })
  test('cards that lead nowhere', async () => {
    const source = '<CardLink href="javascript:x">\n\na\n\n</CardLink>\n\n<CardLink href="">\n\nb\n\n</CardLink>'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The address "javascript:x" is not one to follow.
        Use a path of this site, https: or mailto:.

      content/docs/guide/page.mdx:11
        The attribute "href" of <CardLink> is empty.
        Write href="…"."
    `)
  })
  test('keys', async () => {
    const source = '<Kbd keys="Control+K" /> <Kbd keys="Ctrl+k" /> <Kbd keys="" /> <Kbd />'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The attribute "keys" of <Kbd> is empty.
        Write keys="…".

      content/docs/guide/page.mdx:5
        <Kbd> has no "keys", which it needs.
        Add keys="…".

      content/docs/guide/page.mdx:5
        <Kbd> names a key "Control" in "Control+K".
        Use one of "Ctrl".

      content/docs/guide/page.mdx:5
        <Kbd> names a key "k" in "Ctrl+k".
        Nearest: "K"."
    `)
  })
  test('terms that the glossary does not have', async () => {
    const source = '<Term id="stickyness">a</Term> <Term id="toString">b</Term> <Term>c</Term>'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        <Term> names "stickyness", which the glossary does not have.
        Nearest: "stickiness".

      content/docs/guide/page.mdx:5
        <Term> names "toString", which the glossary does not have.
        Use one of "stickiness", "flag".

      content/docs/guide/page.mdx:5
        <Term> has no "id", which it needs.
        Add id="…"."
    `)
  })
  test('footnotes', async () => {
    const source = 'a[^on] b[^none]\n\n[^one]: c\n\n[^two]: d'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        There is no footnote for [^on].
        Nearest: "one".

      content/docs/guide/page.mdx:5
        There is no footnote for [^none].
        Nearest: "one".

      content/docs/guide/page.mdx:7
        Nothing refers to the footnote "one": it is not shown.
        Refer to it in the text: [^one].

      content/docs/guide/page.mdx:9
        Nothing refers to the footnote "two": it is not shown.
        Refer to it in the text: [^two]."
    `)
  })
})

describe('partials', () => {
  test('problems name their own file and line', async () => {
    const files = { '_a.mdx': 'ok\n\n<Nope />\n\n<Include file="_b.mdx" />', '_b.mdx': 'a\n\nb {c' }
    expect(await problemsOf('<Include file="_a.mdx" />', files)).toMatchInlineSnapshot(`
      "content/docs/guide/_a.mdx:3
        There is no component <Nope>.
        Use one of "Tabs", "Tab", "SidebarCards", "Card", "Steps", "FileTree", "CardLink", "Figure", "Video", "Term", "Include", "Kbd".

      content/docs/guide/_b.mdx:3
        The text cannot be read: unexpected end of file in expression.
        Nothing is evaluated. A brace that is meant literally is written \\{, or stands in \`code\`."
    `)
  })
  test('missing, no partial, or without file', async () => {
    const source = '<Include file="_no.mdx" />\n\n<Include file="page.mdx" />\n\n<Include file={a} />\n\n<Include />'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The partial "_no.mdx" was looked for at content/docs/guide/_no.mdx: content has no such file.
        Put the partial there, or correct the path, which starts at this folder.

      content/docs/guide/page.mdx:7
        "page.mdx" is not a partial.
        The name of a partial starts with "_" and ends with ".mdx".

      content/docs/guide/page.mdx:9
        The attribute "file" of <Include> is an expression: nothing is evaluated.
        Write file="…".

      content/docs/guide/page.mdx:11
        <Include> has no "file", which it needs.
        Add file="…"."
    `)
  })
  test('within a line', async () => {
    expect(await problemsOf('a <Include file="_a.mdx" /> b', { '_a.mdx': 'x' })).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        <Include> stands within a line of text.
        Put it on a line of its own, with blank lines around it."
    `)
  })
  test('that include themselves', async () => {
    const files = { '_a.mdx': '<Include file="sub/_b.mdx" />', 'sub/_b.mdx': 'x\n\n<Include file="../_a.mdx" />' }
    expect(await problemsOf('<Include file="_a.mdx" />', files)).toMatchInlineSnapshot(`
      "content/docs/guide/sub/_b.mdx:3
        A partial includes itself: content/docs/guide/page.mdx → content/docs/guide/_a.mdx → content/docs/guide/sub/_b.mdx → content/docs/guide/_a.mdx.
        Remove one of these includes."
    `)
  })
})

test('what is nested without end is a problem too', async () => {
  const { tree, problems } = await compileFixture('> '.repeat(6_000))
  expect(tree).toEqual([])
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx
      The text cannot be compiled: Maximum call stack size exceeded.
      Simplify the text: remove deep nesting, or halve it until the part is found."
  `)
})

test('one bad part does not lose the others', async () => {
  const { tree } = await compileFixture(
    '## A\n\n<Nope>\n\nkept\n\n</Nope>\n\n{1}\n\n[b](javascript:x)\n\n<div>also</div>',
  )
  expect(tree).toEqual([
    ['h2', { id: 'a' }, 'A'],
    ['p', 0, 'kept'],
    ['p', 0, ['a', { href: '' }, 'b']],
    ['p', 0, 'also'],
  ])
})
