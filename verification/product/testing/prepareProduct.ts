import type { TestProject } from 'vitest/node'
import {
  passedAfter,
  readPassed,
  runsOnlyChanged,
  unchangedNames,
  writePassed,
} from '../../../tools/setup/passedInputs'
import { addSkipReason } from '../../skipReasons'
import { readProject } from '../scenes/readProject'
import { passedScenesFile, sceneDigests } from '../scenes/sceneDigests'
import { ProductUnavailable } from '../server/productErrors'
import { installProduct } from '../server/startProduct'

declare module 'vitest' {
  interface ProvidedContext {
    /** Why the product can't be installed on this machine. */
    productProblem: string | undefined
    /** Names of scenes that needn't run, because they passed with the same inputs. */
    unchangedScenes: string[]
  }
}

/**
 * Installs the product before the first test, so that the time this takes is nobody's timeout. Without it, its tests are skipped. In a
 * run of all checks, scenes that passed with the same inputs are skipped as well.
 *
 * @returns what is done after the tests: scenes that passed are listed
 */
export default async function prepareProduct(project: TestProject): Promise<() => void> {
  const problem = await installProblem()
  const passed = readPassed(passedScenesFile)
  const digests = await sceneDigests(readProject().scenes)
  const unchanged = runsOnlyChanged ? unchangedNames(digests, passed) : []
  project.provide('productProblem', problem)
  project.provide('unchangedScenes', unchanged)
  if (problem !== undefined) addSkipReason('product', problem)
  else if (unchanged.length > 0)
    addSkipReason(
      'product',
      `${unchanged.length} scenes, which passed with the same inputs. npm test -- product runs them all.`,
    )
  return () => writePassed(passedScenesFile, passedAfter(passed, digests, outcomesOf(project)))
}

async function installProblem(): Promise<string | undefined> {
  try {
    await installProduct({ log: (line) => void process.stdout.write(`${line}\n`) })
  } catch (error) {
    if (error instanceof ProductUnavailable) return error.message
    throw error
  }
}

/** Whether each scene that ran has passed, by its name. */
function outcomesOf({ vitest }: TestProject): Map<string, boolean> {
  const modules = vitest.state.getTestModules().filter(({ moduleId }) => moduleId.endsWith('Scenes.product.ts'))
  const results = modules.flatMap(({ children }) =>
    [...children.allTests()].map((test) => [test.name, test.result().state] as const),
  )
  return new Map(
    results.flatMap(([name, state]) =>
      state === 'passed' || state === 'failed' ? [[name, state === 'passed'] as const] : [],
    ),
  )
}
