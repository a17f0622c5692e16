import fs from 'node:fs'
import { cacheFolder } from '../tools/setup/build.mjs'

/**
 * Prints why tests are skipped on this machine, or this time. tools/test.mjs says it again after the number of skipped tests.
 *
 * @param check its name in `npm test -- product`
 */
export function addSkipReason(check: string, reason: string): void {
  fs.mkdirSync(cacheFolder, { recursive: true })
  fs.appendFileSync(`${cacheFolder}/${check}-skipped.txt`, `${reason}\n`)
  process.stdout.write(`${reason}\n`)
}
