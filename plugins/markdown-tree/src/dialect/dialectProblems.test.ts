import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../../problem-report'
import { compileFixture, fixtureFile, fixtureOptions } from '../../__fixtures__/compileFixture'
import { compileDialect } from '../compileDialect'

const block = { attributes: {}, children: false }

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
        Did you mean "Tabs"?

      content/docs/guide/page.mdx:7
        There is no component <Constructor>.
        Use one of "Tabs", "Tab", "SidebarCards", "Card", "Steps", "FileTree", "CardLink", "Figure", "Video", "Term", "Include", "Kbd".

      content/docs/guide/page.mdx:9
        There is no component <A.B>.
        Did you mean "Tab"?"
    `)
  })
  test('unknown, where there are too many to list', async () => {
    const rules = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`Block${index}`, block]))
    const { problems } = await compileDialect('<Quote />', {
      file: fixtureFile,
      firstLine: 1,
      ...fixtureOptions(),
      components: rules,
    })
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        There is no component <Quote>.
        Use Markdown, or a component that /contributing/writing-pages shows. A new one begins in src/shared/componentRules.ts."
    `)
  })
  test('in another letter case', async () => {
    expect(await problemsOf('<tabs>\n</tabs>')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        There is no component <tabs>.
        Did you mean "Tabs"?"
    `)
  })
  test('attributes: unknown, missing, of a wrong type or value', async () => {
    const source =
      '<Tab valu="a"\n  toString="x"\n  label={3} />\n\n<Card kind="plan" size="2" wide="yes" tall={1} />\n\n<SidebarCards all />'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        <Tab> has no attribute "valu".
        Did you mean "value"?

      content/docs/guide/page.mdx:5
        <Tab> is outside of <Tabs>.
        Move it directly into <Tabs>.

      content/docs/guide/page.mdx:6
        <Tab> has no attribute "toString".
        Use one of "value", "label".

      content/docs/guide/page.mdx:7
        The attribute "label" of <Tab> is the number 3, not a string.
        Write label="…".

      content/docs/guide/page.mdx:9
        The attribute "kind" of <Card> is "plan".
        Did you mean "plain"?

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
        The attribute "groupId" of <Tabs> is an expression, which is not evaluated.
        Write groupId="…".

      content/docs/guide/page.mdx:7
        <Tabs> spreads {...fetch("https://evil.example")}, but expressions are not evaluated.
        Write each attribute with its value.

      content/docs/guide/page.mdx:9
        The attribute "groupId" of <Tabs> is an expression, which is not evaluated.
        Write groupId="…".

      content/docs/guide/page.mdx:11
        The attribute "size" of <Card> is an expression, which is not evaluated.
        Write size={3}."
    `)
  })
  test('content where none is shown', async () => {
    expect(await problemsOf('<SidebarCards>\n\nText\n\n</SidebarCards>')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        <SidebarCards> cannot have content.
        Write <SidebarCards /> and move the content after it."
    `)
  })
  test('in a place that is not theirs', async () => {
    const source = '<Tab value="a" label="b">\n\nText\n\n</Tab>\n\n<Tabs>\n\nText\n\n<Card />\n\n</Tabs>'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        <Tab> is outside of <Tabs>.
        Move it directly into <Tabs>.

      content/docs/guide/page.mdx:13
        <Tabs> may only contain <Tab>.
        Move this into one of them, or out of <Tabs>."
    `)
  })
  test('blocks within a line', async () => {
    const source =
      'Text <SidebarCards /> text.\n\n| a |\n|---|\n| **<SidebarCards />** |\n\n<SidebarCards />\n\n- <SidebarCards />'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        <SidebarCards> is within a line of text.
        Leave a blank line before and after it.

      content/docs/guide/page.mdx:9
        <SidebarCards> is within a line of text.
        Leave a blank line before and after it."
    `)
  })
  test('HTML', async () => {
    const source =
      '<div class="x">a</div>\n\n<a href="/x">b</a>\n\n<img src="x" />\n\n<script src="x" />\n\n<></>\n\n<kbd class="x">c</kbd>'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The HTML element <div> is not allowed in content.
        Use Markdown, a component, or one of the allowed elements: <br> <details> <kbd> <sub> <summary> <sup>.

      content/docs/guide/page.mdx:7
        The HTML element <a> is not allowed in content.
        Write a Markdown link: [text](/path).

      content/docs/guide/page.mdx:9
        The HTML element <img> is not allowed in content.
        Write a Markdown image: ![alt text](/img/file.svg).

      content/docs/guide/page.mdx:11
        The HTML element <script> is not allowed in content.
        Use Markdown, a component, or one of the allowed elements: <br> <details> <kbd> <sub> <summary> <sup>.

      content/docs/guide/page.mdx:13
        Fragments (<>) are not supported in content.
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
        The expression \`{process.env.SECRET}\` is not evaluated.
        Write the text itself. Write a literal brace as \\{, or in \`code\`.

      content/docs/guide/page.mdx:7
        The expression \`{fetch("https://evil.example")}\` is not evaluated.
        Write the text itself. Write a literal brace as \\{, or in \`code\`.

      content/docs/guide/page.mdx:11
        <details> has no <summary>.
        Start it with <summary>What it contains</summary>.

      content/docs/guide/page.mdx:11
        The expression \`{[1].map(String)}\` is not evaluated.
        Write the text itself. Write a literal brace as \\{, or in \`code\`.

      content/docs/guide/page.mdx:13
        The expression \`{}\` is not evaluated.
        Write the text itself. Write a literal brace as \\{, or in \`code\`."
    `)
  })
  test('imports and exports', async () => {
    expect(await problemsOf('import fs from "fs"\n\ntext\n\nexport const a = 1')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        Content cannot import or export: \`import fs from "fs"\`.
        Remove it. Components need no import. To include another file, write <Include file="_name.mdx" />.

      content/docs/guide/page.mdx:9
        Content cannot import or export: \`export const a = 1\`.
        Remove it. Components need no import. To include another file, write <Include file="_name.mdx" />."
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
      The Markdown cannot be parsed: expected a closing tag for \`<Tabs>\`.
      Close every tag in the order they were opened, with blank lines around the Markdown inside.

    a tag closed in the wrong order: content/docs/guide/page.mdx:6
      The Markdown cannot be parsed: unexpected closing tag \`</Tabs>\`.
      Close every tag in the order they were opened, with blank lines around the Markdown inside.

    a closing tag alone: content/docs/guide/page.mdx:7
      The Markdown cannot be parsed: unexpected closing slash \`/\` in tag.
      Close every tag in the order they were opened, with blank lines around the Markdown inside.

    an element without end: content/docs/guide/page.mdx:5
      The Markdown cannot be parsed: expected a closing tag for \`<br>\` before the end of \`paragraph\`.
      Close every tag in the order they were opened, with blank lines around the Markdown inside.

    a stray <: content/docs/guide/page.mdx:7
      The Markdown cannot be parsed: unexpected character \`5\` before name.
      Write a literal < as \\<, or in \`code\`.

    a stray {: content/docs/guide/page.mdx:7
      The Markdown cannot be parsed: unexpected end of file in expression.
      Write a literal brace as \\{, or in \`code\`: expressions are not evaluated.

    words in braces: content/docs/guide/page.mdx:5
      The Markdown cannot be parsed: could not parse expression.
      Write a literal brace as \\{, or in \`code\`: expressions are not evaluated.

    an attribute without quotes: content/docs/guide/page.mdx:5
      The Markdown cannot be parsed: unexpected character \`a\` before attribute value.
      Write an attribute as name="value".

    a shorthand attribute: content/docs/guide/page.mdx:5
      The Markdown cannot be parsed: unexpected \`Property\` in code: only spread elements are supported.
      Write a literal brace as \\{, or in \`code\`: expressions are not evaluated.

    an HTML comment: content/docs/guide/page.mdx:7
      The Markdown cannot be parsed: unexpected character \`!\` before name.
      Write a comment as {/* text */}.

    an autolink: content/docs/guide/page.mdx:5
      The Markdown cannot be parsed: unexpected character \`/\` before local name.
      Write a link as [text](https://…).

    a sentence that starts with export: content/docs/guide/page.mdx:5
      The Markdown cannot be parsed: could not parse import/exports.
      Start the line with another word: "import" and "export" at the start of a line are read as code."
  `)
})

describe('headings', () => {
  test('a second title', async () => {
    expect(await problemsOf('# A\n\nTitle\n=====')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        "# A" is a second title: the page's title is the one in the front matter.
        Start with ##.

      content/docs/guide/page.mdx:7
        "# Title" is a second title: the page's title is the one in the front matter.
        Start with ##."
    `)
  })
  test('a level left out', async () => {
    expect(await problemsOf('### A\n\n## B\n\n#### C')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The heading "A" has level 3, but the one before it has level 1.
        Write ## A.

      content/docs/guide/page.mdx:9
        The heading "C" has level 4, but the one before it has level 2.
        Write ### C.
      (2 of 2 a warning)"
    `)
  })
  test('an id that is taken', async () => {
    const files = { '_a.mdx': 'x\n\n## Other [#a]' }
    expect(await problemsOf('## A\n\n## B [#a]\n\n<Include file="_a.mdx" />', files)).toMatchInlineSnapshot(`
      "content/docs/guide/_a.mdx:3
        The heading at content/docs/guide/page.mdx:7 already has the ID "a".
        Give one of them another ID: ## Title [#id].

      content/docs/guide/page.mdx:7
        The heading at content/docs/guide/page.mdx:5 already has the ID "a".
        Give one of them another ID: ## Title [#id]."
    `)
  })
  test('a further id that is taken', async () => {
    expect(await problemsOf('## A [#a #b]\n\n## B\n\n## C [#c #a]')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:9
        The heading at content/docs/guide/page.mdx:5 already has the ID "a".
        Give one of them another ID: ## Title [#id]."
    `)
  })
  test('an id that is not in the form of all others', async () => {
    expect(await problemsOf('## A [#Set.up]\n\n## B [#b #Old.B]\n\n## C [#...]')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The ID "Set.up" has other characters than lowercase letters, digits, "-" and "_".
        Write [#setup], or [#setup #Set.up] if there are links to it.

      content/docs/guide/page.mdx:9
        The ID "..." has other characters than lowercase letters, digits, "-" and "_".
        Write [#another-id], or [#another-id #...] if there are links to it."
    `)
  })
  test('an id of Gatsby', async () => {
    expect(await problemsOf('## A [#___gatsby]\n\n## Gatsby focus wrapper')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The ID "___gatsby" is reserved for Gatsby's own elements.
        Give the heading another ID: ## Title [#another-id].

      content/docs/guide/page.mdx:7
        The ID "gatsby-focus-wrapper" is reserved for Gatsby's own elements.
        Give the heading another ID: ## Title [#another-id]."
    `)
  })
  test('without text', async () => {
    expect(await problemsOf('## [#a]')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        A heading has no text.
        Add text, or remove the heading."
    `)
  })
})

describe('links and images', () => {
  test('URLs with a scheme that is not allowed', async () => {
    const source =
      '[a](javascript:alert(1)) [b](JAVA&#10;SCRIPT:x) [c](data:text/html,x) [d](vbscript:x)\n\n[e]: javascript:x\n\n[e]'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The URL "javascript:alert(1)" has a scheme that is not allowed.
        Use a path of this site, or a URL that starts with https: or mailto:.

      content/docs/guide/page.mdx:5
        The URL "JAVA\\nSCRIPT:x" has a scheme that is not allowed.
        Use a path of this site, or a URL that starts with https: or mailto:.

      content/docs/guide/page.mdx:5
        The URL "data:text/html,x" has a scheme that is not allowed.
        Use a path of this site, or a URL that starts with https: or mailto:.

      content/docs/guide/page.mdx:5
        The URL "vbscript:x" has a scheme that is not allowed.
        Use a path of this site, or a URL that starts with https: or mailto:.

      content/docs/guide/page.mdx:7
        The URL "javascript:x" has a scheme that is not allowed.
        Use a path of this site, or a URL that starts with https: or mailto:."
    `)
  })
  test('URLs that are empty or without scheme, and links without text', async () => {
    expect(await problemsOf('[a](//example.com) [b]() [](/c)')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The URL "//example.com" has no scheme.
        Write "https://example.com".

      content/docs/guide/page.mdx:5
        A link or image has no URL.
        Write the URL in the parentheses: [text](/path).

      content/docs/guide/page.mdx:5
        The link to "/c" has no text.
        Write the link as [text](/path)."
    `)
  })
  test('images without alt text, or from elsewhere', async () => {
    const source = '![](/img/a.svg) ![a](https://example.com/a.png) ![ ][b]\n\n[b]: /img/b.svg'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The image "/img/a.svg" has no alt text.
        Describe the image: ![alt text](…).

      content/docs/guide/page.mdx:5
        The image "/img/a.svg" does not exist: there is no file static/img/a.svg.
        Did you mean "/img/logo.svg"?

      content/docs/guide/page.mdx:5
        The image "https://example.com/a.png" is on another host, but pages load nothing from other hosts.
        Save the file beside the page and write ![…](./file.png), or link to it.

      content/docs/guide/page.mdx:5
        The image "/img/b.svg" has no alt text.
        Describe the image: ![alt text](…).

      content/docs/guide/page.mdx:5
        The image "/img/b.svg" does not exist: there is no file static/img/b.svg.
        Did you mean "/img/logo.svg"?"
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
        Did you mean "tip"?"
    `)
  })
  test('never closed, or with attributes', async () => {
    expect(await problemsOf(':::note[A]{.b}\n\nText')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        ":::note" has the attribute "class", but admonitions have no attributes.
        Remove the braces.

      content/docs/guide/page.mdx:5
        ":::note" is never closed.
        Close it with ::: on a separate line."
    `)
  })
  test('written with a space', async () => {
    expect(await problemsOf('::: note\n\nText\n\n:::')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        A line starts with colons, but does not open or close an admonition.
        Open with :::note[Title], without spaces, and close with ::: on a separate line.

      content/docs/guide/page.mdx:9
        A line starts with colons, but does not open or close an admonition.
        Open with :::note[Title], without spaces, and close with ::: on a separate line."
    `)
  })
})

describe('code blocks', () => {
  test('without a language, or with an unknown one', async () => {
    expect(await problemsOf('```\na\n```\n\n```pyton\na\n```\n\n```qqqqqqqqqqqq\na\n```')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        A code block has no language.
        Add a language after the fence: \`\`\`bash, or \`\`\`text if no other fits.

      content/docs/guide/page.mdx:9
        The language "pyton" of a code block is unknown.
        Did you mean "python"?

      content/docs/guide/page.mdx:13
        The language "qqqqqqqqqqqq" of a code block is unknown.
        Use "text".
      (1 of 3 a warning)"
    `)
  })
  test('that name a response, but no operation', async () => {
    expect(await problemsOf('```json response="200"\n{}\n```')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        A code block has response="…" without operation="…".
        Add operation="…" with the ID of the operation that returns it."
    `)
  })
  test('that are not run for an unknown reason, or return no HTTP status', async () => {
    const fences = [
      '```bash run="needs-slak"\nls\n```',
      '```bash run=""\nls\n```',
      '```bash status="ok"\nls\n```',
      '```bash status="200 409"\nls\n```',
    ]
    expect(await problemsOf(fences.join('\n\n'))).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        A code block has run="needs-slak", which isn't a reason for not running it.
        Did you mean "needs-slack"?

      content/docs/guide/page.mdx:9
        A code block has run="", which isn't a reason for not running it.
        Use one of "enterprise", "hosted", "needs-slack", "needs-sso", "needs-edge", "needs-browser", "other-language", "other-version", "fragment".

      content/docs/guide/page.mdx:13
        A code block has the status "ok", which isn't an HTTP status.
        Write the status of the response, such as status="409", or one for each request: status="200 401"."
    `)
  })
  test('with attributes that are not known', async () => {
    expect(await problemsOf('```ts titel="a"\n```\n\n```ts {1,3} title=a\n```')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        A code block has no attribute "titel".
        Did you mean "title"?

      content/docs/guide/page.mdx:5
        A code block is empty.
        Write the code, or remove the block.

      content/docs/guide/page.mdx:8
        A code block has "title=a", which is not an attribute.
        Write title="…" file="…" region="…" operation="…" response="…" status="…" run="…" {1,3-5} ins={2} del={2} error={2} warning={2} focus={2} showLineNumbers wrap collapse noCollapse.

      content/docs/guide/page.mdx:8
        A code block is empty.
        Write the code, or remove the block.

      content/docs/guide/page.mdx:8
        The line range {1,3} of a code block contains 3, but the last line of the code is 1.
        Use lines from 1 to 1."
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
        The code file "no.ts" does not exist: there is no file content/docs/guide/no.ts in the content folder.
        Create the file, or correct the path, which is relative to this folder.

      content/docs/guide/page.mdx:8
        The code file "../../../etc/passwd" does not exist: there is no file etc/passwd in the content folder.
        Create the file, or correct the path, which is relative to this folder.

      content/docs/guide/page.mdx:11
        content/docs/guide/a.ts has no region "conect".
        Did you mean "connect"?

      content/docs/guide/page.mdx:14
        content/docs/guide/a.ts has no end of the region "open".
        Mark the region with the comments #region open and #endregion open.

      content/docs/guide/page.mdx:17
        A code block has both file="a.ts" and its own code.
        Remove the code, or remove file="…".

      content/docs/guide/page.mdx:21
        A code block is empty.
        Write the code, or remove the block.

      content/docs/guide/page.mdx:21
        A code block has region="…" without file="…".
        Add file="…" with the file that contains the region."
    `)
  })
  test('lines that do not exist, or are not understood', async () => {
    const source = [
      '```ts {1,4-9} ins={2}\na\nb\n```',
      '```ts {b} del={3-1} focus={}\na\nb\n```',
      '```ts ins={1} del={1}\na\nb\n```',
      '```ts error={1-2} warning={2} {1}\na\nb\n```',
    ].join('\n\n')
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The line range {1,4-9} of a code block contains 4-9, but the last line of the code is 2.
        Use lines from 1 to 2.

      content/docs/guide/page.mdx:10
        The line range {b} of a code block is not valid.
        Write numbers and ranges: {1,3-5}.

      content/docs/guide/page.mdx:10
        The line range del={3-1} of a code block is not valid.
        Write numbers and ranges: {1,3-5}.

      content/docs/guide/page.mdx:10
        The line range focus={} of a code block is not valid.
        Write numbers and ranges: {1,3-5}.

      content/docs/guide/page.mdx:15
        Line 1 of a code block is marked as both ins and del.
        Write a changed line twice: the old line as del, then the new line as ins.

      content/docs/guide/page.mdx:20
        Line 2 of a code block is marked as both error and warning.
        Remove line 2 from one of them."
    `)
  })
  test('attributes written in another way', async () => {
    const source = '```ts title={1} ins="2" wrap={1} mark collapse noCollapse linenumbers\na\n```'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The attribute "ins" of a code block has the wrong syntax.
        Write ins={2}.

      content/docs/guide/page.mdx:5
        The attribute "title" of a code block has the wrong syntax.
        Write title="…".

      content/docs/guide/page.mdx:5
        The attribute "wrap" of a code block has the wrong syntax.
        Write wrap.

      content/docs/guide/page.mdx:5
        The attribute "mark" of a code block has the wrong syntax.
        Write {1,3-5}.

      content/docs/guide/page.mdx:5
        A code block has no attribute "linenumbers".
        Did you mean "showLineNumbers"?

      content/docs/guide/page.mdx:5
        A code block has both collapse and noCollapse.
        Remove one of them."
    `)
  })
  test('commands that only npm has, or that are none of its', async () => {
    const source = '```npm\nnpm install a\nnpm doctor\n```\n\n```npm title="a"\nyarn add b\n```'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        Yarn or pnpm has no equivalent of "npm doctor".
        Move it to a separate code block: \`\`\`bash.

      content/docs/guide/page.mdx:10
        A code block has no attribute "title".
        Remove it.

      content/docs/guide/page.mdx:10
        "yarn add b" is not an npm or npx command.
        Move it to a separate code block: \`\`\`bash."
    `)
  })
  test('diagrams', async () => {
    const source = '```dot\ndigraph { a [shape=nope] }\n```\n\n```dot alt="a" file="b"\ndigraph {\n  a ->\n}\n```'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        A diagram has no alt text.
        Describe the diagram: \`\`\`dot alt="…".

      content/docs/guide/page.mdx:5
        Graphviz reports about this diagram: using box for unknown shape nope.
        See https://graphviz.org/doc/info/lang.html.

      content/docs/guide/page.mdx:9
        A code block has no attribute "file".
        Did you mean "title"?

      content/docs/guide/page.mdx:12
        Graphviz reports about this diagram: syntax error near '}'.
        See https://graphviz.org/doc/info/lang.html.
      (1 of 4 a warning)"
    `)
  })
})

describe('images and videos', () => {
  test('files that are not there, or cannot be read', async () => {
    const source =
      '![a](./flg.png) ![b](broken.png) ![c](/img/log.svg) ![d](no.txt)\n\n<Figure src="./fla.png" alt="e" />\n\n<Figure src="https://example.com/a.png" alt="" />'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The image "./flg.png" does not exist: there is no file content/docs/guide/flg.png.
        Did you mean "./flag.png"?

      content/docs/guide/page.mdx:5
        The size of the image content/docs/guide/broken.png cannot be read.
        Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG.

      content/docs/guide/page.mdx:5
        The image "/img/log.svg" does not exist: there is no file static/img/log.svg.
        Did you mean "/img/logo.svg"?

      content/docs/guide/page.mdx:5
        The image "no.txt" does not exist: there is no file content/docs/guide/no.txt.
        Use one of "flag.png", "broken.png".

      content/docs/guide/page.mdx:7
        The image "./fla.png" does not exist: there is no file content/docs/guide/fla.png.
        Did you mean "./flag.png"?

      content/docs/guide/page.mdx:9
        The image "https://example.com/a.png" is on another host, but pages load nothing from other hosts.
        Save the file beside the page and write ![…](./file.png), or link to it.

      content/docs/guide/page.mdx:9
        The attribute "alt" of <Figure> is empty.
        Write alt="…"."
    `)
  })
  test('a dark variant of another size', async () => {
    expect(await problemsOf('![a](./pictures/page.old.webp)')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The image content/docs/guide/pictures/page.old.webp has 800 × 300 pixels, but content/docs/guide/pictures/page.old.dark.webp has 800 × 320.
        Take both again: npm run pictures --prefix verification, or save them in the same size."
    `)
  })
  test('videos of unknown hosts', async () => {
    const source = '<Video src="https://example.com/a.mp4" />'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        "https://example.com/a.mp4" is not the URL of a video.
        Use the URL of a video or playlist on YouTube, https://www.youtube.com/watch?v=…, or of a video on Loom."
    `)
  })
})

describe('parts', () => {
  test('steps and file trees that are not one list', async () => {
    const source =
      '<Steps>\n\n- a\n\n</Steps>\n\n<Steps>\n\n1. a\n\ntext\n\n</Steps>\n\n<FileTree>\n\n1. a\n\n</FileTree>\n\n<Steps />'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        <Steps> must contain exactly one numbered list.
        Write one list in it (1. …), with a blank line before and after it.

      content/docs/guide/page.mdx:11
        <Steps> must contain exactly one numbered list.
        Write one list in it (1. …), with a blank line before and after it.

      content/docs/guide/page.mdx:19
        <FileTree> must contain exactly one bulleted list.
        Write one list in it (- …), with a blank line before and after it.

      content/docs/guide/page.mdx:25
        <Steps> must contain exactly one numbered list.
        Write one list in it (1. …), with a blank line before and after it."
    `)
  })
  test('file trees with entries without name', async () => {
    const source = '<FileTree>\n\n- src\n  - [a](/b)\n- > c\n\n</FileTree>'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:8
        An entry of <FileTree> has no name.
        Start it with the name of a file or folder: - src/.

      content/docs/guide/page.mdx:9
        An entry of <FileTree> has no name.
        Start it with the name of a file or folder: - src/."
    `)
  })
  test('tabs of the same value', async () => {
    const source = '<Tabs>\n<Tab value="a" label="A">\n\nx\n\n</Tab>\n<Tab value="a" label="B">\n\ny\n\n</Tab>\n</Tabs>'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:11
        Two <Tab> have the same value "a".
        Give each its own value."
    `)
  })
  test('cards that lead nowhere', async () => {
    const source = '<CardLink href="javascript:x">\n\na\n\n</CardLink>\n\n<CardLink href="">\n\nb\n\n</CardLink>'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The URL "javascript:x" has a scheme that is not allowed.
        Use a path of this site, or a URL that starts with https: or mailto:.

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
        <Kbd> requires the attribute "keys".
        Add keys="…".

      content/docs/guide/page.mdx:5
        <Kbd> has the unknown key "Control" in "Control+K".
        Use one of "Ctrl".

      content/docs/guide/page.mdx:5
        <Kbd> has the unknown key "k" in "Ctrl+k".
        Did you mean "K"?"
    `)
  })
  test('terms that the glossary does not have', async () => {
    const source = '<Term id="stickyness">a</Term> <Term id="toString">b</Term> <Term>c</Term>'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        <Term> names "stickyness", which is not in the glossary.
        Did you mean "stickiness"?

      content/docs/guide/page.mdx:5
        <Term> names "toString", which is not in the glossary.
        Use one of "stickiness", "flag".

      content/docs/guide/page.mdx:5
        <Term> requires the attribute "id".
        Add id="…"."
    `)
  })
  test('footnotes', async () => {
    const source = 'a[^on] b[^none]\n\n[^one]: c\n\n[^two]: d'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        There is no footnote for [^on].
        Did you mean "one"?

      content/docs/guide/page.mdx:5
        There is no footnote for [^none].
        Did you mean "one"?

      content/docs/guide/page.mdx:7
        Nothing refers to the footnote "one", so it is not shown.
        Refer to it in the text: [^one].

      content/docs/guide/page.mdx:9
        Nothing refers to the footnote "two", so it is not shown.
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
        The Markdown cannot be parsed: unexpected end of file in expression.
        Write a literal brace as \\{, or in \`code\`: expressions are not evaluated."
    `)
  })
  test('missing, no partial, or without file', async () => {
    const source = '<Include file="_no.mdx" />\n\n<Include file="page.mdx" />\n\n<Include file={a} />\n\n<Include />'
    expect(await problemsOf(source)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The partial "_no.mdx" does not exist: there is no file content/docs/guide/_no.mdx in the content folder.
        Create the partial, or correct the path, which is relative to this folder.

      content/docs/guide/page.mdx:7
        "page.mdx" is not a partial.
        Rename it: names of partials start with "_" and end with ".mdx".

      content/docs/guide/page.mdx:9
        The attribute "file" of <Include> is an expression, which is not evaluated.
        Write file="…".

      content/docs/guide/page.mdx:11
        <Include> requires the attribute "file".
        Add file="…"."
    `)
  })
  test('within a line', async () => {
    expect(await problemsOf('a <Include file="_a.mdx" /> b', { '_a.mdx': 'x' })).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        <Include> is within a line of text.
        Put it on a separate line, with blank lines around it."
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

test('syntax errors that have another reason than the parser says', async () => {
  const sources = ['a\n\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main', '## Title {#my-id}']
  expect((await Promise.all(sources.map((source) => problemsOf(source)))).join('\n\n')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:7
      The file has a merge conflict.
      Resolve it, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.

    content/docs/guide/page.mdx:5
      The heading has its ID in braces: {#my-id}.
      Write it in brackets: [#my-id]."
  `)
})

test('what is nested without end is a problem too', async () => {
  const { tree, problems } = await compileFixture('> '.repeat(6_000))
  expect(tree).toEqual([])
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx
      The Markdown could not be compiled: Maximum call stack size exceeded.
      Remove deep nesting. To find the place, delete half of the text at a time."
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
