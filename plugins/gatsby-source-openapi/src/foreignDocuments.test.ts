import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import { danglingRefs } from '../__fixtures__/danglingRefs'
import { constructsFolder, foreignNodes, largeDocuments, readForeign } from '../__fixtures__/foreignNodes'
import { pagesOf, type PageRows } from '../__fixtures__/pagesOf'
import { placeholders } from '../__fixtures__/placeholders'
import { syntaxErrors } from '../__fixtures__/syntaxErrors'
import type { Json } from '../types'
import { apiFiles } from './files/apiFiles'
import { codeSample } from './samples/codeSample'
import { requestOf } from './samples/requestOf'
import { sampleLanguageNames } from './samples/sampleLanguages'

const files = ['3.0/json', '3.1/json'].flatMap((part) =>
  readdirSync(path.join('node_modules', constructsFolder, part))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(constructsFolder, part, file)),
)

describe.each(largeDocuments)('%s', (file, least) => {
  it('has no problems', () => {
    expect(readForeign(file).problems).toEqual([])
    expect(readForeign(file).document?.operations.length).toBeGreaterThan(least)
  })

  it('makes pages that are not too large, with an address for every row', async () => {
    const pages = pagesOf(await foreignNodes(file))
    expect(pages.length).toBeGreaterThan(least)
    expect(pages.filter(hasTwins).map(({ key }) => key)).toEqual([])
    expect(pages.filter(({ bytes }) => bytes > 60_000).map(({ key }) => key)).toEqual([])
  }, 60_000)

  it('gives code samples that parse', async () => {
    const operations = readForeign(file).document?.operations ?? []
    for (const language of sampleLanguageNames) {
      const errorsOf = await syntaxErrors(language)
      const wrong = operations.map((operation) => [operation.operationId, errorsOf(codeSample(language, requestOf(operation, placeholders)))] as const)
      expect({ language, wrong: wrong.filter(([, errors]) => errors.length > 0) }).toEqual({ language, wrong: [] })
    }
  }, 120_000)

  it('is downloaded without its servers, in parts that are whole', () => {
    const { document } = readForeign(file)
    expect(document?.serverUrls.length).toBeGreaterThan(0)
    for (const { path: address, text } of document ? apiFiles(document, { filesBase: '/openapi', placeholders, siteUrls: [], oldPaths: {} }) : []) {
      for (const url of document?.serverUrls ?? []) expect(text).not.toContain(`"${url}"`)
      if (/^\/openapi(\/[^/]+)?\.json$/.test(address)) expect(danglingRefs(JSON.parse(text) as Json)).toEqual([])
    }
  }, 60_000)
})

it('what a document lacks everywhere is one warning', () => {
  const { warnings } = readForeign('@blockfrost/openapi/openapi.yaml')
  expect(formatProblems(warnings)).toMatchInlineSnapshot(`
    "@blockfrost/openapi/openapi.yaml  /paths/~1/get
      This operation has no operationId; "Root endpoint" is used, so its address changes with that text. (128 places, this is the first)
      Add an "operationId".

    @blockfrost/openapi/openapi.yaml  /paths/~1tx~1submit/post/x-codeSamples
      "x-codeSamples" is not known here and is skipped. (9 places, this is the first)
      Nothing needs to be done."
  `)
})

describe('documents of every construct', () => {
  it.each(files)('%s', async (file) => {
    const { document, problems } = readForeign(file)
    if (problems.length > 0 || !document) {
      // A document that is refused says why.
      expect(problems.every(({ what, fix }) => what !== '' && fix !== '')).toBe(true)
      return
    }
    const pages = pagesOf(await foreignNodes(file))
    expect(pages.filter(hasTwins).map(({ key }) => key)).toEqual([])
    expect(pages.flatMap(({ links, ids }) => links.filter((link) => !ids.includes(link)))).toEqual([])
  }, 60_000)
})

function hasTwins({ ids }: PageRows): boolean {
  return new Set(ids).size < ids.length
}
