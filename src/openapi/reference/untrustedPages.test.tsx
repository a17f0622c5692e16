import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { largeDocuments, untrustedNodes } from '../../../plugins/gatsby-source-openapi/__fixtures__/untrustedDocuments'
// oxlint-disable-next-line local/import-zones -- the test draws what the build fits: the two have to agree on anchors
import { fitOperation, type OperationRows } from '../../build/fitOperation/fitOperation'
import { OperationDetails } from './OperationDetails'

/** The pages of all operations of a third-party document, as HTML, and the size of their data. */
async function pagesOf(file: string): Promise<{ key: string; html: string; bytes: number }[]> {
  const nodes = await untrustedNodes(file)
  return nodes
    .filter(({ type }) => type === 'ApiOperation')
    .map(({ key, fields }) => {
      const rows = fitOperation(
        fields as unknown as OperationRows,
        (fields.headings as { id: string }[]).map(({ id }) => id),
      )
      const operation = {
        ...fields,
        ...rows,
        unknownNames: [],
        related: [],
        callbacks: [],
        sentAfter: null,
        tag: { path: '/api/tag', title: 'Tag', downloads: { json: '/openapi/tag.json' } },
      }
      const { bodySchemas: _, ...pageData } = { ...fields, ...rows } as Record<string, unknown>
      return {
        key,
        bytes: JSON.stringify(pageData).length,
        html: renderToStaticMarkup(createElement(OperationDetails, { operation: operation as never })),
      }
    })
}

describe.each(largeDocuments)('%s', (file, minOperations) => {
  it('renders every operation, with IDs that are unique, links that lead to IDs of the page, and light pages', async () => {
    const pages = await pagesOf(file)
    expect(pages.length).toBeGreaterThan(minOperations)
    for (const { key, html, bytes } of pages) {
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      const links = [...html.matchAll(/<a [^>]*href="#([^"]*)"/g)].map(([, id]) => decodeURIComponent(id ?? ''))
      const elements = html.match(/<[a-z]/g)?.length ?? 0
      expect({
        key,
        duplicates: ids.length - new Set(ids).size,
        dead: links.filter((id) => !ids.includes(id)),
      }).toEqual({ key, duplicates: 0, dead: [] })
      expect(elements).toBeLessThan(1800)
      expect(bytes).toBeLessThanOrEqual(60_000)
      expect(html).toContain('code-sample')
    }
  }, 120_000)
})
