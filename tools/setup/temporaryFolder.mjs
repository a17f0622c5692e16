import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const prefix = 'tests-'

/** Global setup of Vitest: what tests leave in the folder for temporary files is removed when the process ends. */
export default function useTemporaryFolder() {
  // Vitest calls this for every project; they share the folder of the first one.
  if (path.basename(tmpdir()).startsWith(prefix)) return
  const folder = mkdtempSync(path.join(tmpdir(), prefix))
  // Windows reads the other two.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  // Vitest skips its own teardown when it is interrupted.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}
