import { execFile, spawnSync } from 'node:child_process'
import fs from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { codeSample } from '../src/samples/codeSample'
import type { Json, SampleLanguage } from '../types'
import { quickJava } from './compilerErrors'

type Command = readonly [command: string, ...args: string[]]

/** How samples are run, for which nothing has to be installed but the language and what its sample names. */
export const runners: Partial<Record<SampleLanguage, { needs: Command; file: string; command: Command }>> = {
  curl: { needs: ['curl', '--version'], file: 'sample.sh', command: ['bash'] },
  javascript: { needs: ['node', '--version'], file: 'sample.mjs', command: ['node'] },
  python: { needs: ['python3', '-c', 'import requests'], file: 'sample.py', command: ['python3'] },
  go: { needs: ['go', 'version'], file: 'sample.go', command: ['go', 'run'] },
  java: { needs: ['javac', '--version'], file: 'Main.java', command: ['java', ...quickJava] },
  kotlin: { needs: ['kotlinc', '-version'], file: 'sample.kt', command: ['bash', '-c', 'kotlinc -nowarn "$0" -include-runtime -d sample.jar && java -jar sample.jar'] },
  ruby: { needs: ['ruby', '--version'], file: 'sample.rb', command: ['ruby'] },
  php: { needs: ['php', '-r', 'curl_version();'], file: 'sample.php', command: ['php'] },
}

export function canRun(language: SampleLanguage): boolean {
  const [command = '', ...args] = runners[language]?.needs ?? []
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** Runs the sample of a request with this body, and returns what a server on this machine got. */
export async function sentBody(language: SampleLanguage, value: Json): Promise<string> {
  const bodies: Buffer[] = []
  const server = http.createServer((request, response) => {
    request.on('data', (part: Buffer) => bodies.push(part)).on('end', () => response.end('ok'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sample-'))
  try {
    const { file = '', command: [command, ...args] = [''] } = runners[language] ?? {}
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const headers = [{ name: 'Content-Type', value: 'text/plain; charset=utf-8' }]
    const code = codeSample(language, { method: 'POST', url, headers, body: { mediaType: 'text/plain', value } })
    await fs.writeFile(path.join(folder, file), code)
    await promisify(execFile)(command, [...args, file], { cwd: folder, env: { ...process.env, NO_PROXY: '*', no_proxy: '*' } })
    return Buffer.concat(bodies).toString()
  } finally {
    server.close()
    await fs.rm(folder, { recursive: true })
  }
}
