import { expect, test } from 'vitest'
import { pageMarkdown } from './pageMarkdown'

const markdownOf = (main: string) =>
  pageMarkdown(`<body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body>`, 'https://docs.example.com/a/b')

test('title, text, lists and tables, and nothing of what surrounds them', () => {
  const table = '<table><thead><tr><th>Name</th></tr></thead><tbody><tr><td>a|b</td></tr></tbody></table>'
  expect(markdownOf(`<h1>Tags</h1><p>A <strong>tag</strong> &amp; <code>b</code>.</p><ul><li>One</li><li>Two</li></ul>${table}`))
    .toMatchInlineSnapshot(`
      "# Tags

      A **tag** & \`b\`.

      - One
      - Two

      | Name |
      | ---- |
      | a\\|b |
      "
    `)
})

test('links are complete; the mark beside a heading is left out', () => {
  const heading = '<div><h2 id="x">Types</h2><a href="#x" aria-label="Link to">#</a></div>'
  expect(markdownOf(`${heading}<p><a href="/quickstart#run">Start</a>, <a href="#x">types</a>, <a href="https://example.org/">out</a></p>`))
    .toMatchInlineSnapshot(`
      "## Types

      [Start](https://docs.example.com/quickstart#run), [types](https://docs.example.com/a/b#x), [out](https://example.org/)
      "
    `)
})

test('controls, decoration and what paper has no use for are left out', () => {
  const hidden = '<nav data-print="hide"><a href="/">Up</a></nav><button>Copy <b>it</b></button><div aria-hidden="true"><p>25%<br>x</p></div>'
  expect(markdownOf(`${hidden}<p>Text</p><span role="status">Copied</span>`)).toBe('Text\n')
})

test('code keeps its language, its file name and every character', () => {
  const code = '<pre><code><span class="t-keyword">if</span> (a &lt; b) {\n  `x`\n}\n</code></pre>'
  expect(markdownOf(`<figure><figcaption><span>a.ts</span><span>TypeScript</span></figcaption><div>${code}</div><button>Copy</button></figure>`))
    .toMatchInlineSnapshot(`
      "\`\`\`typescript title="a.ts"
      if (a < b) {
        \`x\`
      }
      \`\`\`
      "
    `)
})

test('code without a file name keeps its language', () => {
  expect(markdownOf('<figure><figcaption><span>Shell session</span></figcaption><pre><code>$ ls</code></pre></figure>')).toBe(
    '```shell-session\n$ ls\n```\n',
  )
})

test('code without a caption has the language that it names', () => {
  expect(markdownOf('<div><pre data-language="bash"><code>$ <span>ls</span>\n</code></pre></div>')).toBe('```bash\n$ ls\n```\n')
  expect(markdownOf('<pre><code>ls</code></pre>')).toBe('```\nls\n```\n')
})

test('pictures are what they show; what explains a word is left out of its sentence', () => {
  const figure = '<figure><a href="/static/1/a.svg"><img src="/static/1/a.svg" alt="A curve"></a><figcaption>Rollout</figcaption></figure>'
  const video = '<a href="https://example.org/v"><img src="/static/1/a.svg" alt=""><span>Play: Flags</span></a>'
  const term = '<p>A <span><a href="/t">variant</a><span role="tooltip">One of several.</span></span> only</p>'
  expect(markdownOf(figure + video + term)).toBe(
    '![A curve](https://docs.example.com/static/1/a.svg)\n\nRollout\n\n[Play: Flags](https://example.org/v)\n\n' +
      'A [variant](https://docs.example.com/t) only\n',
  )
})

test('panels stand under their labels, admonitions are quotations, drawings are words', () => {
  expect(
    markdownOf(
      '<div><div role="tablist"><button>Go</button></div><div role="tabpanel" data-label="Go"><p>go get</p></div></div>' +
        '<div role="note"><p>Caution</p><p>Public.</p></div>' +
        '<figure><div role="img" aria-label="A asks B"><svg><text>A</text></svg></div><figcaption>Overview</figcaption></figure>',
    ),
  ).toMatchInlineSnapshot(`
    "**Go**

    go get

    > Caution
    >
    > Public.

    *Diagram: A asks B*

    Overview
    "
  `)
})

test('what style sheets set apart is set apart by a space', () => {
  expect(markdownOf('<div><span>POST</span><code>/api</code></div><p>a<b>b</b><i>c</i></p>')).toBe('POST `/api`\n\na**b**_c_\n')
})

test('lists in lists are indented; one item of several paragraphs sets all apart', () => {
  const inner = '<ol start="9"><li>One</li><li>Two</li></ol>'
  expect(markdownOf(`<ul><li>A${inner}</li><li>B</li></ul><p>P</p><ul><li><p>C</p><p>D</p></li><li>E</li></ul>`)).toMatchInlineSnapshot(`
    "- A
      9. One
      10. Two
    - B

    P

    - C

      D

    - E
    "
  `)
})

test('tasks, names with their meanings, and mail', () => {
  const tasks = '<ul><li><input type="checkbox" checked=""> done</li><li><input type="checkbox"> open</li></ul>'
  const names = '<dl><div><dt>Name</dt><dd>Meaning</dd></div></dl>'
  expect(markdownOf(`${tasks}${names}<p><a href="mailto:a@example.org">a@example.org</a></p>`)).toMatchInlineSnapshot(`
    "- [x] done
    - [ ] open

    - Name

      Meaning

    <a@example.org>
    "
  `)
})
