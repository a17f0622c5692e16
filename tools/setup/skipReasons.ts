import fs from 'node:fs'

/** Read by tools/test.mjs, which says it after the number of skipped tests. */
const fileOf = (check: string) => `node_modules/.cache/unleash-docs/${check}-skipped.txt`

/** Forgets why tests were skipped in the run before. */
export function clearSkipReasons(check: string): void {
  fs.rmSync(fileOf(check), { force: true })
}

/**
 * Notes and prints why tests of a check are skipped on this machine, or this time.
 *
 * @param check its name in `npm test -- product`
 */
export function addSkipReason(check: string, reason: string): void {
  fs.mkdirSync('node_modules/.cache/unleash-docs', { recursive: true })
  fs.appendFileSync(fileOf(check), `${reason}\n`)
  process.stdout.write(`${reason}\n`)
}
