import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { buildMemory, forgetBuild } from '../../tools/setup/build.mjs'
import { quiet } from '../../tools/setup/command.mjs'
import { endedChildrenCpuSeconds, readProcesses, treeMemory } from './processTree'

export interface BuildFigures {
  wallSeconds: number
  /** Of Gatsby and everything it started; NaN where there is no /proc. */
  cpuSeconds: number
  /** Bytes at the highest moment, sampled; NaN where there is no /proc. */
  peakMemory: number
}

const sampleEvery = 100 // milliseconds

/**
 * Builds the site once and measures it.
 *
 * @param deleted folders that are deleted before
 * @throws with the end of Gatsby's output when the build fails
 */
export async function measureBuild(deleted: readonly string[] = []): Promise<BuildFigures> {
  forgetBuild()
  for (const folder of deleted) fs.rmSync(folder, { recursive: true, force: true })
  const cpuBefore = endedChildrenCpuSeconds()
  const start = performance.now()
  const child = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quiet, ...buildMemory },
  })
  let output = ''
  let peakMemory = NaN
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const sampling = setInterval(() => {
    const memory = treeMemory(child.pid ?? 0, readProcesses())
    if (memory > 0) peakMemory = Math.max(memory, Number.isNaN(peakMemory) ? 0 : peakMemory)
  }, sampleEvery)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(sampling)
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`)
  return {
    wallSeconds: (performance.now() - start) / 1000,
    cpuSeconds: endedChildrenCpuSeconds() - cpuBefore,
    peakMemory,
  }
}
