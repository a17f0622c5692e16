import fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Problem } from '../../../plugins/problem-report'
import { startShell, type Shell } from '../../tutorials/processes'
import { readerEnvironment } from '../../tutorials/readerEnvironment'
import { exampleProblems, responseProblems, type Run } from './checkExample'
import { neededData } from './neededData'
import { type Example, startsProxy } from './pageExamples'
import { PageValues } from './PageValues'
import { tokenTypeFor } from './placeholders'
import { type Preparation, preparations } from './preparations'
import { prepareData, prepareRequests } from './preparePage'
import { type Exchange, type Recorder, startRecorder } from './recorder'
import { programEnvironment, runProgram } from './runProgram'
import type { Outcome, Runner } from './runPage'
import { startProxy } from './startProxy'

type Result = Pick<Outcome, 'problems' | 'isChecked'>

/** A page whose examples are run in their order, with a shell, a folder and data of its own. */
export class ExamplePage {
  /** Commands so far. */
  private readonly commands: string[] = []
  private readonly values: PageValues
  private proxy: { close: () => Promise<unknown> } | undefined
  private preparationError: string | undefined

  private constructor(
    private readonly runner: Runner,
    private readonly preparation: Preparation,
    private readonly recorder: Recorder,
    private readonly shell: Shell,
  ) {
    this.values = new PageValues({ ...runner, preparation, recorder })
  }

  /** Opens the shell, and makes the data that the examples need. */
  static async open(examples: readonly Example[], runner: Runner): Promise<ExamplePage> {
    const [{ file } = { file: '' }] = examples
    const preparation: Preparation = preparations[file.replace('content/', '')] ?? {}
    const recorder = await startRecorder(runner.product.url)
    await fs.mkdir(runner.folder, { recursive: true })
    for (const [name, text] of Object.entries(preparation.files ?? {}))
      await fs.writeFile(path.join(runner.folder, name), text)
    const shell = startShell(runner.folder, readerPrograms())
    await shell.run(shellRules)
    const page = new ExamplePage(runner, preparation, recorder, shell)
    await page.prepare(examples)
    return page
  }

  async run(example: Example): Promise<Result> {
    if (this.preparationError !== undefined) {
      const fix = 'Correct verification/product/examples/preparations.ts.'
      const { file, line } = example
      return resultOf([{ severity: 'error', file, line, what: this.preparationError, fix }])
    }
    if (example.kind === 'response') return resultOf(await this.checkResponse(example))
    const from = this.recorder.exchanges.length
    const exit = await this.follow(example)
    this.commands.push(example.code)
    const result: Run = { exchanges: this.recorder.exchanges.slice(from), ...(exit && { exit }) }
    return resultOf(exampleProblems(example, result, this.runner.api), result.exchanges.length > 0)
  }

  async close(): Promise<void> {
    this.shell.close()
    await this.proxy?.close()
    await this.recorder.close()
    await fs.rm(this.runner.folder, { recursive: true, force: true, maxRetries: 3 })
  }

  private async prepare(examples: readonly Example[]): Promise<void> {
    const access = { url: this.recorder.url, adminToken: this.runner.product.adminToken }
    const { requests = [], proxy } = this.preparation
    const created = requests.flatMap(({ body }) =>
      body && typeof body === 'object' && 'name' in body ? [`default/${String(body.name)}`] : [],
    )
    const needed = neededData(examples)
    try {
      await prepareData({ ...needed, flags: needed.flags.filter((flag) => !created.includes(flag)) }, access)
      await prepareRequests(this.preparation, access)
      if (proxy) await this.runProxy(`node --eval 'require("@unleash/proxy").start()'`, proxy)
    } catch (error) {
      this.preparationError = (error as Error).message
    }
  }

  /** Does what the example says. Only programs and commands have an exit status. */
  private async follow(example: Example): Promise<Run['exit']> {
    if (example.operations.includes('createFeature'))
      await this.removeFlag(/"name": "([\w.-]+)"/.exec(example.code)?.[1] ?? '')
    const code = await this.values.insert(
      example.code,
      startsProxy(example.code) ? this.runner.product.url : this.recorder.url,
    )
    if (example.title !== undefined)
      await fs.writeFile(path.join(this.shell.folder(), path.basename(example.title)), code)
    switch (example.kind) {
      case 'server':
        return this.runProxy(code).then(
          () => ({ status: 0, output: '' }),
          (error: unknown) => ({ status: 1, output: (error as Error).message }),
        )
      case 'program':
        return this.runProgram(example, code)
      case 'request':
        await this.sendBody(example, code)
        return undefined
      case 'commands':
        return this.runCommands(example, code)
      case 'script':
      case 'response':
        return undefined
    }
  }

  /** Starts the reader's Unleash Proxy. It polls the server itself, because that isn't what an example sends. */
  private async runProxy(command: string, variables: Readonly<Record<string, string>> = {}): Promise<void> {
    const { folder, product } = this.runner
    const env: NodeJS.ProcessEnv = readerPrograms()
    for (const [name, value] of Object.entries(variables)) env[name] = await this.values.insert(value, product.url)
    const running = await startProxy(command, { folder, env })
    const requests = await startRecorder(running.url, this.recorder.exchanges)
    this.values.proxyUrl = `${requests.url}/proxy`
    this.proxy = { close: () => Promise.all([requests.close(), running.stop()]) }
  }

  private async runProgram(example: Example, code: string): Promise<Run['exit']> {
    const env = await this.values.variables(example)
    const { recorder, preparation } = this
    return runProgram(code, { folder: this.runner.folder, example, recorder, env, preparation })
  }

  private async runCommands(example: Example, code: string): Promise<Run['exit']> {
    const variables = await this.values.variables(example, this.commands.join('\n'))
    const assignments = Object.entries(variables).map(([name, value]) => `export ${name}='${value}'\n`)
    const script =
      example.title?.endsWith('.sh') && code.startsWith('#!') ? `bash ./${path.basename(example.title)}` : undefined
    const output = await this.shell.run(`${assignments.join('')}${script ?? code}\nprintf '\\n[exit status %s]' "$?"`)
    const [, printed = '', status] = /^([\s\S]*)\n\[exit status (\d+)\]$/.exec(output) ?? []
    return { status: Number(status), output: printed }
  }

  /** A page may create a flag that an example above it has used. */
  private async removeFlag(name: string): Promise<void> {
    const authorization = await this.values.defaultToken('personal')
    for (const path of [`projects/default/features/${name}`, `archive/${name}`])
      await fetch(`${this.runner.product.url}/api/admin/${path}`, { method: 'DELETE', headers: { authorization } })
  }

  /** A body is sent to the operation that the page names. */
  private async sendBody({ operations }: Example, body: string): Promise<void> {
    const operation = this.runner.api.get(operations[0] ?? '')
    if (!operation) return
    const endpoint = operation.endpoint.replace(/\{project(?:Id)?\}/, 'default')
    const authorization = await this.values.defaultToken(tokenTypeFor(endpoint))
    await fetch(this.recorder.url + endpoint, {
      method: operation.method,
      headers: { authorization, 'content-type': 'application/json' },
      body,
    })
  }

  private async checkResponse(example: Example): Promise<Problem[]> {
    const [id = ''] = example.operations
    let problems = responseProblems(example, this.lastOf(id, example.statuses[0]) ?? (await this.request(id)))
    // SDKs and the front-end API see a change a second later.
    const isLate = /^\/api\/(client|frontend)/.test(this.runner.api.get(id)?.endpoint ?? '')
    for (let attempt = 0; isLate && problems.length > 0 && attempt < 5; attempt += 1) {
      await sleep(600)
      problems = responseProblems(example, await this.request(id))
    }
    return problems
  }

  private lastOf(id: string, status: number | undefined): Exchange | undefined {
    const all = this.recorder.exchanges.filter((exchange) => this.runner.api.find(exchange)?.operationId === id)
    return all.findLast((exchange) => exchange.status === status) ?? all.at(-1)
  }

  /** Sends the request of a response again, or for the first time if the page shows none. */
  private async request(id: string): Promise<Exchange | undefined> {
    const operation = this.runner.api.get(id)
    if (operation?.method !== 'GET') return undefined
    const shown = this.preparation.shows?.[id]
    const earlier = this.lastOf(id, 200)?.path ?? (operation.endpoint.includes('{') ? undefined : operation.endpoint)
    const target = shown?.send.split(' ')[1] ?? earlier
    if (target === undefined) return undefined
    const authorization = await this.values.usedToken(tokenTypeFor(target))
    await fetch(this.recorder.url + target, { headers: { authorization, ...shown?.headers } })
    return this.recorder.exchanges.at(-1)
  }
}

function resultOf(problems: Problem[], isSent = true): Result {
  return { problems, isChecked: isSent && problems.length === 0 }
}

const readerPrograms = (): NodeJS.ProcessEnv => programEnvironment(readerEnvironment(process.env))

/** Packages are installed already. Nothing may wait forever, and an error response is checked instead of ending the shell. */
const shellRules = `set +e
npm() { :; }
node() { timeout 15 node "$@"; }
curl() { command curl --silent --show-error --max-time 20 "$@"; }
mkdir -p "$HOME"`
