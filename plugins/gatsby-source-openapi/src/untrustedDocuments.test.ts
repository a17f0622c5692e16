import { describe, expect, it } from 'vitest'
import { formatProblems } from '../../problem-report'
import { danglingRefs } from '../__fixtures__/danglingRefs'
import { placeholders } from '../__fixtures__/placeholders'
import { grammars, syntaxErrors } from '../__fixtures__/syntaxErrors'
import { constructs, largeDocuments, readUntrusted, untrustedNodes } from '../__fixtures__/untrustedDocuments'
import type { Json } from '../types'
import { apiFiles } from './files/apiFiles'
import { sampleLanguageNames } from '../shared'
import { codeSample } from './samples/codeSample'
import { requestOf } from './samples/requestOf'

describe.each(largeDocuments)('%s', (file, minOperations) => {
  it('has no problems', () => {
    expect(readUntrusted(file).problems).toEqual([])
    expect(readUntrusted(file).document?.operations.length).toBeGreaterThan(minOperations)
  })

  it('gives code samples that parse', async () => {
    const operations = readUntrusted(file).document?.operations ?? []
    for (const language of sampleLanguageNames) {
      const grammar = grammars[language]
      if (!grammar) continue
      const errorsOf = await syntaxErrors(grammar)
      const wrong = operations.map(
        (operation) =>
          [operation.operationId, errorsOf(codeSample(language, requestOf(operation, placeholders)))] as const,
      )
      expect({ language, wrong: wrong.filter(([, errors]) => errors.length > 0) }).toEqual({ language, wrong: [] })
    }
  }, 120_000)

  it('is downloaded without its servers, in parts that are whole', () => {
    const { document } = readUntrusted(file)
    expect(document?.serverUrls.length).toBeGreaterThan(0)
    for (const { path, text } of document
      ? apiFiles(document, {
          filesBase: '/openapi',
          placeholders,
          siteUrls: ['https://docs.example.com'],
          oldPaths: {},
        })
      : []) {
      for (const url of document?.serverUrls ?? []) expect(text).not.toContain(`"${url}"`)
      if (/^\/openapi(\/[^/]+)?\.json$/.test(path)) expect(danglingRefs(JSON.parse(text) as Json)).toEqual([])
    }
  }, 60_000)
})

it('what a document lacks everywhere is one warning', () => {
  const { warnings } = readUntrusted('@blockfrost/openapi/openapi.yaml')
  expect(formatProblems(warnings)).toMatchInlineSnapshot(`
    "@blockfrost/openapi/openapi.yaml  /paths/~1/get
      This operation has no operationId. "Root endpoint" is used instead, so the path of its page changes with that text. (128 places, this is the first)
      Add an "operationId".

    @blockfrost/openapi/openapi.yaml  /paths/~1tx~1submit/post/x-codeSamples
      The key "x-codeSamples" is unknown and is skipped. (9 places, this is the first)
      You can ignore this."
  `)
})

describe('documents of every construct', () => {
  it.each(constructs)(
    '%s',
    async (file) => {
      const { document, problems } = readUntrusted(file)
      // A document that is refused says why.
      expect(problems.every(({ what, fix }) => what !== '' && fix !== '')).toBe(true)
      if (problems.length === 0)
        expect((await untrustedNodes(file)).length).toBeGreaterThan(document?.operations.length ?? 0)
    },
    60_000,
  )
})
