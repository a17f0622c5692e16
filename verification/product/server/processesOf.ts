import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Process {
  id: number
  command: string
}

/** Processes with a folder in their command lines, as server and database of an instance have. */
export async function processesOf(folder: string): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid,args'], { maxBuffer: 16 * 1024 * 1024 })
  const lines = stdout.split('\n').filter((line) => line.includes(folder))
  return lines.map((line) => ({ id: Number.parseInt(line, 10), command: line.trimStart().replace(/^\d+ /, '') }))
}
