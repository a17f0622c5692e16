import { expect, it } from 'vitest'
import {
  constructs,
  readUntrusted,
  untrustedNodes,
} from '../../../plugins/gatsby-source-openapi/__fixtures__/untrustedDocuments'
import { pagesOf, type PageRows } from './__fixtures__/pagesOf'

it.each(constructs)(
  '%s: anchors are unique, and links between rows lead to one',
  async (file) => {
    const { document, problems } = readUntrusted(file)
    if (problems.length > 0 || !document) return
    const pages = pagesOf(await untrustedNodes(file))
    expect(pages.filter(hasDuplicates).map(({ key }) => key)).toEqual([])
    expect(pages.flatMap(({ links, ids }) => links.filter((link) => !ids.includes(link)))).toEqual([])
  },
  60_000,
)

function hasDuplicates({ ids }: PageRows): boolean {
  return new Set(ids).size < ids.length
}
