import fs from 'node:fs'
import { builtPaths } from './builtPaths'
import { expect, test } from './test'

/** Figures with a diagram, of all built pages. */
function builtDiagrams(): { path: string; html: string }[] {
  return builtPaths().flatMap((path) => {
    const html = fs.readFileSync(`public/${path}/index.html`, 'utf8')
    const figures =
      html.match(
        /<figure\b(?:(?!<\/figure>).)*<svg\b(?:(?!<\/figure>).)*class="graph"(?:(?!<\/figure>).)*<\/figure>/gs,
      ) ?? []
    return figures.map((figure) => ({ path, html: figure }))
  })
}

/** In the page: draws a figure and reports labels of lines that touch a line, another label or a box. */
async function badLabels(html: string): Promise<string[]> {
  const main = document.querySelector('main') as HTMLElement
  main.innerHTML = html
  await document.fonts.ready
  const svg = main.querySelector('svg') as SVGSVGElement
  // The line box of a label is higher than its letters.
  const boxOf = (text: SVGGraphicsElement) => {
    const { x, y, width, height } = text.getBBox()
    return { name: text.textContent, left: x, right: x + width, top: y + height * 0.2, bottom: y + height * 0.85 }
  }
  const labels = [...svg.querySelectorAll<SVGTextElement>('.edge text')].map(boxOf)
  const boxes = [...svg.querySelectorAll<SVGGraphicsElement>('.node :is(polygon, ellipse, path, rect)')].map(boxOf)
  const points = [...svg.querySelectorAll<SVGPathElement>('.edge path')].flatMap((line) => {
    const length = line.getTotalLength()
    return Array.from({ length: Math.ceil(length) + 1 }, (_, at) => line.getPointAtLength(Math.min(at, length)))
  })
  return labels
    .filter((label, index) => {
      const isCrossed = points.some(
        ({ x, y }) => x > label.left && x < label.right && y > label.top && y < label.bottom,
      )
      const touches = [...labels.slice(index + 1), ...boxes].some(
        (other) =>
          other.left < label.right && other.right > label.left && other.top < label.bottom && other.bottom > label.top,
      )
      return isCrossed || touches
    })
    .map(({ name }) => name)
}

test('no label of a diagram touches a line, a box or another label', async ({ site }) => {
  test.setTimeout(120_000)
  const diagrams = builtDiagrams()
  expect(diagrams.length).toBeGreaterThan(0)
  await site.open('/reference/segments')
  const found: string[] = []
  let labels = 0
  for (const { path, html } of diagrams) {
    const bad = await site.page.evaluate(badLabels, html)
    labels += await site.text.locator('.edge text').count()
    if (bad.length > 0) found.push(`${path}: ${bad.join(', ')}`)
  }
  expect(labels).toBeGreaterThan(0)
  expect(found).toEqual([])
})

test('the labels are drawn in the font of the page, and can be longer than measured', async ({ site }) => {
  await site.open(builtDiagrams()[0]?.path ?? '')
  const svg = site.text.locator('figure svg.graph, figure svg:has(.graph)').first()
  const { font, overflow } = await svg.evaluate((drawing) => {
    const { fontFamily, overflow } = getComputedStyle(drawing)
    return { font: fontFamily, overflow }
  })
  expect(font).toContain('Public Sans')
  expect(overflow).toBe('visible')
})
