import fs from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { formatProblems } from '../../../plugins/problem-report'
import { blockProblems, checkedPages, type CheckedPages, listProblems, stepResults } from '../checkedPages'
import { readProject } from '../scenes/readProject'
import { describeProduct, useProduct } from '../testing/useProduct'
import { createRunner } from './createRunner'
import { allExamples } from './pageExamples'
import { checkedBlocks, exampleResults, report } from './report'
import { type Outcome, type Runner, runPage } from './runPage'

describeProduct('the examples of', () => {
  const product = useProduct({ seed: false })
  const outcomes: Outcome[] = []
  const start = performance.now()
  let runner: Promise<Runner> | undefined

  afterAll(() => {
    console.log(report(outcomes, (performance.now() - start) / 1000))
  })

  test.each([...allExamples()])('%s', { timeout: 120_000 }, async (_file, examples) => {
    const ofPage = await runPage(examples, await (runner ??= createRunner(product(), console.log)))
    outcomes.push(...ofPage)
    expect(formatProblems(ofPage.flatMap(({ problems }) => problems))).toBe('')
  })

  test('pages and code that are listed as checked', () => {
    const { pages, blocks } = JSON.parse(fs.readFileSync('content/data/checked.json', 'utf8')) as CheckedPages
    expect(
      formatProblems(listProblems(pages, checkedPages(exampleResults(outcomes), stepResults(readProject())))),
    ).toBe('')
    expect(formatProblems(blockProblems(blocks, checkedBlocks(outcomes)))).toBe('')
  })
})
