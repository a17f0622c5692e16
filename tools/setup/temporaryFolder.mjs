import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Global setup of Vitest: what tests leave in the folder for temporary files is removed when all have ended. */
export default function useTemporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'))
  // Windows reads the other two.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
