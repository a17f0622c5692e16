import fs from 'node:fs'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import { median } from './median'
import { htmlWeight, lightestFirst } from './pageWeight'

interface Extreme {
  page: string
  value: number
}

/** What the pages of a built site's API operations weigh. */
export interface OperationFigures {
  pages: number
  /** Bytes in brotli, quality 11; so is the next. */
  medianHtml: number
  largestHtml: Extreme
  /** Elements of the HTML document. */
  mostElements: Extreme
  /** Bytes of page data, not compressed. */
  largestData: Extreme
}

/**
 * @param folder the built site
 * @param base path below which the pages of operations lie
 */
export function operationFigures(folder: string, base: string): OperationFigures {
  const pages = fs
    .readdirSync(path.join(folder, 'page-data', base))
    .map((slug) => ({ page: `${base}/${slug}`, data: path.join(folder, 'page-data', base, slug, 'page-data.json') }))
    .filter(({ data }) => fs.existsSync(data) && fs.readFileSync(data, 'utf8').includes('api-operation-template'))
    .map(({ page, data }) => {
      const html = fs.readFileSync(path.join(folder, page, 'index.html'), 'utf8')
      return { page, elements: countElements(html), data: fs.statSync(data).size }
    })
  const bySize = lightestFirst(
    folder,
    pages.map(({ page }) => page),
  )
  // The order of the quick weights differs from the true one by 9 of 259 places at most: the median is among the ninth in the middle.
  const edge = Math.floor((bySize.length * 4) / 9)
  const middle = bySize.slice(edge, bySize.length - edge).map((page) => htmlWeight(folder, page))
  const largest = bySize.at(-1) ?? ''
  return {
    pages: pages.length,
    medianHtml: median(middle),
    largestHtml: { page: largest, value: htmlWeight(folder, largest) },
    mostElements: extreme(pages.map(({ page, elements }) => ({ page, value: elements }))),
    largestData: extreme(pages.map(({ page, data }) => ({ page, value: data }))),
  }
}

export function countElements(html: string): number {
  let count = 0
  const parser = new Parser({ onopentag: () => (count += 1) })
  parser.end(html)
  return count
}

function extreme(values: readonly Extreme[]): Extreme {
  return values.reduce((most, entry) => (entry.value > most.value ? entry : most), { page: '', value: 0 })
}
