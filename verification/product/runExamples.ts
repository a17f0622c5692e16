// npm run examples --prefix verification [-- <page>] [--write]: runs the examples of the API on all pages, or on those whose path contains a word. With
// --write, content/data/checked.json then lists the pages on which everything runs, and the code blocks that ran.
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { runCommand, StepError } from '../../tools/setup/command.mjs'
import { type CheckedPages, checkedPages, stepResults } from './checkedPages'
import { createRunner } from './examples/createRunner'
import { allExamples } from './examples/pageExamples'
import { checkedBlocks, exampleResults, pageReport, report } from './examples/report'
import { type Outcome, runPage } from './examples/runPage'
import { readProject } from './scenes/readProject'
import { startProduct } from './server/startProduct'

void runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } })
  if (values.write && positionals.length > 0)
    throw new StepError('--write needs a run of all pages. Remove the names of pages.')
  const pages = [...allExamples()].filter(
    ([file]) => positionals.length === 0 || positionals.some((word) => file.includes(word)),
  )
  if (pages.length === 0) throw new StepError(`No page with examples has "${positionals.join('" or "')}" in its path.`)
  const start = performance.now()
  const product = await startProduct({ seed: false, log: console.log })
  const outcomes: Outcome[] = []
  try {
    const runner = await createRunner(product, console.log)
    for (const [file, examples] of pages) {
      const ofPage = await runPage(examples, runner)
      outcomes.push(...ofPage)
      console.log(`\n${file}\n${pageReport(ofPage)}`)
    }
  } finally {
    await product.stop()
  }
  console.log(`\n${report(outcomes, (performance.now() - start) / 1000)}`)
  if (values.write) writeChecked(product.version, outcomes)
  if (outcomes.some(({ problems }) => problems.length > 0)) process.exitCode = 1
})

function writeChecked(version: string, outcomes: readonly Outcome[]): void {
  const pages = checkedPages(exampleResults(outcomes), stepResults(readProject()))
  const date = new Date().toISOString().slice(0, 10)
  const blocks = checkedBlocks(outcomes)
  const count = Object.values(blocks).flat().length
  // Short lists stay on one line, so that a changed example is a changed line.
  const text = JSON.stringify({ version, date, pages, blocks } satisfies CheckedPages, null, 2).replace(
    /\[[^[\]{}]*\]/g,
    (list) => list.replace(/\s+/g, ' '),
  )
  fs.writeFileSync('content/data/checked.json', `${text}\n`)
  console.log(`content/data/checked.json lists ${Object.keys(pages).length} pages and ${count} code blocks.`)
}
