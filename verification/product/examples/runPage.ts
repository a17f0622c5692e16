import type { RunReason } from '../../../plugins/markdown-tree'
import type { Problem } from '../../../plugins/problem-report'
import type { Product } from '../server/startProduct'
import type { Api } from './api'
import { ExamplePage } from './ExamplePage'
import { type Example, isRunBy } from './pageExamples'

/** What became of an example. */
export interface Outcome {
  example: Example
  /** Why it wasn't run; `problems` is empty then. */
  skipped?: RunReason
  problems: Problem[]
  /** Whether the server has responded to it, or returns the response that it shows. Installing a package isn't a check. */
  isChecked: boolean
}

type Result = Pick<Outcome, 'problems' | 'isChecked'>

export interface Runner {
  product: Pick<Product, 'url' | 'adminToken' | 'reset'>
  api: Api
  /** An empty folder below the one with the SDKs; undefined when they can't be installed. */
  folder: string
  hasSdks: boolean
}

/** Runs the examples of one page in their order, on a server whose data is as after its start. */
export async function runPage(examples: readonly Example[], runner: Runner): Promise<Outcome[]> {
  const reasons = examples.map((example) => skipReason(example, runner))
  const runnable = examples.filter((_, index) => reasons[index] === undefined)
  const results = runnable.length > 0 ? await runAll(runnable, runner) : new Map<Example, Result>()
  const none = { problems: [], isChecked: false }
  return examples.map((example, index) => ({
    example,
    ...(reasons[index] && { skipped: reasons[index] }),
    ...(results.get(example) ?? none),
  }))
}

async function runAll(examples: readonly Example[], runner: Runner): Promise<Map<Example, Result>> {
  await runner.product.reset()
  const page = await ExamplePage.open(examples, runner)
  const results = new Map<Example, Result>()
  try {
    for (const example of examples) results.set(example, await page.run(example))
    // A program is checked by the command that runs it.
    for (const [index, example] of examples.entries()) {
      if (example.kind !== 'script') continue
      const isChecked = examples
        .slice(index + 1)
        .some((later) => isRunBy(later, example) && results.get(later)?.isChecked)
      results.set(example, { problems: [], ...results.get(example), isChecked })
    }
    return results
  } finally {
    await page.close()
  }
}

/** undefined for an example that runs. */
function skipReason(
  { reason, operations, kind }: Example,
  { api, hasSdks }: Pick<Runner, 'api' | 'hasSdks'>,
): RunReason | undefined {
  if (reason !== undefined) return reason
  if (operations.some((id) => api.get(id)?.availability === 'enterprise')) return 'enterprise'
  return (kind === 'program' || kind === 'server') && !hasSdks ? 'other-language' : undefined
}
