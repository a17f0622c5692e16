import fs from 'node:fs'

const folder = 'node_modules/.cache/unleash-docs'

/**
 * Prints why tests are skipped on this machine, or this time. tools/test.mjs says it again after the number of skipped tests.
 *
 * @param check its name in `npm test -- product`
 */
export function addSkipReason(check: string, reason: string): void {
  fs.mkdirSync(folder, { recursive: true })
  fs.appendFileSync(`${folder}/${check}-skipped.txt`, `${reason}\n`)
  process.stdout.write(`${reason}\n`)
}
