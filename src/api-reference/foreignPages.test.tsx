import { createElement, type AnchorHTMLAttributes } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { foreignNodes, largeDocuments } from '../../plugins/gatsby-source-openapi/__fixtures__/foreignNodes'
import { OperationDetails } from './OperationDetails'

vi.mock('gatsby', () => ({
  Link: ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => createElement('a', { href: to, ...rest }),
  navigate: () => undefined,
}))

/** Pages of all operations of a document of others, as HTML. */
async function pagesOf(file: string): Promise<{ key: string; html: string }[]> {
  const nodes = await foreignNodes(file)
  return nodes
    .filter(({ type }) => type === 'ApiOperation')
    .map(({ key, fields }) => {
      const props = { ...fields, related: [], tag: { path: '/api/tag', title: 'Tag', downloads: { json: '/openapi/tag.json' } } }
      return { key, html: renderToStaticMarkup(createElement(OperationDetails, props as never)) }
    })
}

describe.each(largeDocuments)('%s', (file, least) => {
  it('is drawn: every operation, with ids that are unique, links within the page that lead somewhere, and light pages', async () => {
    const pages = await pagesOf(file)
    expect(pages.length).toBeGreaterThan(least)
    for (const { key, html } of pages) {
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      const links = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => decodeURIComponent(id ?? ''))
      const elements = html.match(/<[a-z]/g)?.length ?? 0
      expect({ key, twins: ids.length - new Set(ids).size, dead: links.filter((id) => !ids.includes(id)) }).toEqual({ key, twins: 0, dead: [] })
      expect(elements).toBeLessThan(1800)
      expect(html).toContain('code-sample')
    }
  }, 120_000)
})
