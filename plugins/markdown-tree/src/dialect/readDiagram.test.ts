import { describe, expect, test } from 'vitest'
import { drawDiagram } from './readDiagram'

const hostile = `digraph "</svg><script>alert(1)</script>" {
  stylesheet="https://evil.example/x.css"
  a [URL="javascript:alert(1)" tooltip="<script>" label="<img src=x onerror=alert(1)>" class="accent x\\" onload=\\"alert(1)"]
  b [label=<<b>bold</b><br/><font color="red">red</font>> color=red fillcolor=blue style=filled fontname=Comic id="gatsby"]
  c [image="/etc/passwd"]
  subgraph cluster_0 { label=Group; d }
  a -> b [label="x & y" style=dashed color=green class=accent]
}`

describe('drawDiagram', () => {
  test('keeps geometry, classes and texts only', async () => {
    const { svg = '' } = await drawDiagram(hostile)
    expect(svg).not.toMatch(/<(?!\/?(svg|g|polygon|polyline|path|ellipse|rect|text)\b)/)
    const names = [...svg.matchAll(/ ([a-zA-Z-]+)="/g)].map(([, name]) => name)
    const allowed = 'width height class cx cy d points rx ry stroke-dasharray text-anchor transform viewBox x y'.split(
      ' ',
    )
    expect([...new Set(names)].filter((name) => !allowed.includes(name ?? ''))).toEqual([])
    expect(svg).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(svg).toContain('stroke-dasharray="5,2"')
    expect(svg).toContain('x &amp; y')
    expect(svg).toContain('class="cluster"')
  })

  test('draws a box as a rectangle, and other shapes as they are', async () => {
    const { svg = '' } = await drawDiagram('digraph { node [shape=box]; a; b [shape=diamond] }')
    expect(svg.match(/<(rect|polygon)\b[^>]*>/g)).toMatchInlineSnapshot(`
      [
        "<rect x="0" y="-50.4" width="54" height="36"/>",
        "<polygon points="123,-64.8 85.86,-32.4 123,0 160.14,-32.4 123,-64.8"/>",
      ]
    `)
  })

  test('has a size in pixels of its view box, and no more than it needs', async () => {
    expect((await drawDiagram('digraph { a }')).svg).toMatchInlineSnapshot(
      `"<svg width="62" height="54" viewBox="0.00 0.00 62.00 54.00"><g class="graph" transform="translate(4 49.82)"><g class="node"><ellipse cx="27" cy="-22.91" rx="27" ry="22.91"/><text text-anchor="middle" x="27" y="-18.41">a</text></g></g></svg>"`,
    )
  })

  test.each([
    ['digraph {\n a ->\n}', [{ severity: 'error', text: "syntax error near '}'", line: 3 }]],
    ['nonsense', [{ severity: 'error', text: "syntax error near 'nonsense'", line: 1 }]],
    ['', [{ severity: 'error', text: 'it contains no graph', line: undefined }]],
    [
      'digraph { a [shape=nope] }',
      [{ severity: 'warning', text: 'using box for unknown shape nope', line: undefined }],
    ],
  ])('%j, as often as it is drawn', async (source, messages) => {
    for (let time = 0; time < 2; time += 1) expect((await drawDiagram(source)).messages).toEqual(messages)
  })

  test('draws nothing of a label that is broken', async () => {
    const { svg, messages } = await drawDiagram('digraph { a [label=<<b>x>] }')
    expect(svg).toBeUndefined()
    expect(messages[0]).toEqual({ severity: 'error', text: 'mismatched tag', line: 1 })
  })
})
