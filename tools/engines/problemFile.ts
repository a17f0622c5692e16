import fs from 'node:fs'
import path from 'node:path'

/** Why tests are skipped. Read by tools/test.mjs, which says it after the number of skipped tests. */
export const problemFile = 'node_modules/.cache/unleash-docs/engines-unavailable.txt'

export function noteProblem(problem: string): void {
  fs.mkdirSync(path.dirname(problemFile), { recursive: true })
  fs.appendFileSync(problemFile, `${problem}\n`)
  process.stdout.write(`${problem}\n`)
}
