import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { transform } from 'esbuild'
import type { Run } from './checkExample'
import type { Example } from './pageExamples'
import type { Preparation } from './preparations'
import type { Recorder } from './recorder'

/** An environment in which Node.js programs reach this machine only. */
export function programEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, NODE_OPTIONS: `--import "${path.join(__dirname, 'loopbackOnly.mjs')}"` }
}

interface ProgramOptions {
  folder: string
  example: Example
  recorder: Recorder
  env: Record<string, string>
  preparation: Preparation
}

/** Time without a request after which a program that keeps running is ended; SDKs poll only every few seconds. */
const quietMs = 900
const limitMs = 12_000

/**
 * Runs a sample as a module. A program that keeps running has done its work when it sends no more requests.
 *
 * @returns exit status 0 for such a program as well
 */
export async function runProgram(
  code: string,
  { folder, example, recorder, env, preparation }: ProgramOptions,
): Promise<NonNullable<Run['exit']>> {
  const file = path.join(folder, `line-${example.line}.mjs`)
  const module = await transform(code, { loader: 'ts', format: 'esm', target: 'node20' }).then(
    (result) => result.code,
    (error: unknown) => error as Error,
  )
  if (module instanceof Error) return { status: 1, output: module.message }
  const functions = (preparation.functions ?? []).map((name) => `globalThis.${name} = () => undefined;`)
  await fs.writeFile(file, `${functions.join('')}${module}`)
  const child = spawn(process.execPath, [file, ...(preparation.arguments ?? [])], {
    cwd: folder,
    env: { ...programEnvironment(process.env), ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const closed = once(child, 'close').then(([status]) => Number(status))
  const status = await Promise.race([closed, untilQuiet(recorder).then(() => 'running' as const)])
  if (status === 'running') {
    child.kill()
    await closed
  }
  // An error in a listener is printed, and the program continues.
  return { status: status !== 'running' ? status : /^\s*(?:Uncaught )?\w*Error:/m.test(output) ? 1 : 0, output }
}

async function untilQuiet({ exchanges }: Recorder): Promise<void> {
  const start = performance.now()
  const before = exchanges.length
  let seen = before
  let quietSince = start
  while (performance.now() - start < limitMs) {
    await sleep(50)
    if (exchanges.length > seen) {
      seen = exchanges.length
      quietSince = performance.now()
    }
    if (seen > before && performance.now() - quietSince > quietMs) return
  }
}
