import { describe, expect, it } from 'vitest'
import { specificationSuites } from '../__fixtures__/specification'
import { readContext } from '../state/labState'
import { readDefinitions } from '../reading/readDefinitions'
import { flagsOf } from './definitions'
import { evaluate } from './evaluate'

/** They run against the reader and the engine that ship. */
describe('client specification', () => {
  const suites = specificationSuites()

  it('has its 20 suites', () => {
    expect(suites).toHaveLength(20)
  })

  describe.each(suites)('$name', ({ definitions: json, tests, variantTests }) => {
    const { definitions, problems } = readDefinitions(json)
    const evaluateWith = (name: string, context: unknown) => {
      const options = { now: new Date('2024-02-01'), random: () => 0.5, hostname: 'localhost' }
      const { flags, segments } = definitions
      return evaluate(flagsOf(flags, 'default'), segments, name, readContext(context).context, options)
    }

    it('is read without errors', () => {
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    })

    it.each(tests)('$description', ({ context, toggleName, expectedResult }) => {
      expect(evaluateWith(toggleName, context).enabled).toBe(expectedResult)
    })

    it.each(variantTests)('$description', ({ context, toggleName, expectedResult }) => {
      expect(evaluateWith(toggleName, context).variant).toEqual(expectedResult)
    })
  })
})
