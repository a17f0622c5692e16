import fs from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { builtEngine } from '../relevance/builtEngine'
import type { Engine } from './Engine'
import type { KnownResults } from './EngineSite'
import { type Engines, installEngines, missingPackages } from './installEngines'
import { startFirefox } from './startPuppeteer'
import { startWebKit } from './startWebKit'

declare module 'vitest' {
  interface ProvidedContext {
    engines: Engines
    knownResults: KnownResults
  }
}

/** Read by tools/test.mjs, which says it after the number of skipped tests. */
const problemFile = 'node_modules/.cache/unleash-docs/engines-unavailable.txt'

/** Installs the engines and starts each once before the first test. Tests of one that is missing or doesn't start are skipped. */
export default async function prepareEngines(project: TestProject): Promise<void> {
  fs.rmSync(problemFile, { force: true })
  const { firefox, webkit } = await installEngines()
  const missing = missingPackages({ firefox, webkit })
  const problems = missing.length > 0 ? [`Engines are missing. To test them, install their packages: sudo apt-get install ${missing.join(' ')}`] : []
  const check = async <Programs>(name: string, programs: Programs | undefined, start: (programs: Programs) => Promise<Engine>) => {
    if (programs === undefined) return undefined
    try {
      const engine = await start(programs)
      await engine.close()
      return programs
    } catch (error) {
      problems.push(`${name} is installed, but doesn't start: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }
  const [usableFirefox, usableWebKit] = await Promise.all([check('Firefox', firefox, startFirefox), check('WebKitGTK', webkit, startWebKit)])
  project.provide('engines', { firefox: usableFirefox, webkit: usableWebKit })
  const query = 'segments'
  const { count } = await builtEngine().search({ query, kinds: [], page: 0, pagesPerPage: 1, excerptWords: 1, waitsForTexts: true })
  project.provide('knownResults', { query, count })
  if (problems.length === 0) return
  fs.mkdirSync(path.dirname(problemFile), { recursive: true })
  fs.writeFileSync(problemFile, problems.join('\n'))
  process.stdout.write(`${problems.join('\n')}\n`)
}
