import fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunReason } from '../../../plugins/markdown-tree'
import type { Problem } from '../../../plugins/problem-report'
import { startShell, type Shell } from '../../tutorials/processes'
import { readerEnvironment } from '../../tutorials/readerEnvironment'
import type { Product } from '../server/startProduct'
import type { Api } from './api'
import { exampleProblems, responseProblems, type Run } from './checkExample'
import { earlierValues } from './earlierValues'
import { neededData } from './neededData'
import { type Example, isRunBy, startsProxy } from './pageExamples'
import { defaultToken, insertValues, moveDates, tokenTypeFor, unsetVariables, wantedTokens } from './placeholders'
import { type Preparation, preparations } from './preparations'
import { createToken, prepareData, prepareRequests } from './preparePage'
import { type Exchange, startRecorder } from './recorder'
import { programEnvironment, runProgram } from './runProgram'
import { startProxy } from './startProxy'

/** What became of an example. */
export interface Outcome {
  example: Example
  /** Why it wasn't run; `problems` is empty then. */
  skipped?: RunReason
  problems: Problem[]
  /** Whether the server has responded to it, or returns the response that it shows. Installing a package isn't a check. */
  isChecked: boolean
}

type Result = Pick<Outcome, 'problems' | 'isChecked'>

export interface Runner {
  product: Pick<Product, 'url' | 'adminToken' | 'reset'>
  api: Api
  /** An empty folder below the one with the SDKs; undefined when they can't be installed. */
  folder: string
  hasSdks: boolean
}

/** Runs the examples of one page in their order, on a server whose data is as after its start. */
export async function runPage(examples: readonly Example[], runner: Runner): Promise<Outcome[]> {
  const reasons = examples.map((example) => skipReason(example, runner))
  const runnable = examples.filter((_, index) => reasons[index] === undefined)
  const results = runnable.length > 0 ? await runAll(runnable, runner) : new Map<Example, Result>()
  const none = { problems: [], isChecked: false }
  return examples.map((example, index) => ({
    example,
    ...(reasons[index] && { skipped: reasons[index] }),
    ...(results.get(example) ?? none),
  }))
}

async function runAll(examples: readonly Example[], runner: Runner): Promise<Map<Example, Result>> {
  await runner.product.reset()
  const page = await openPage(examples, runner)
  const results = new Map<Example, Result>()
  try {
    for (const example of examples) results.set(example, await page.run(example))
    // A program is checked by the command that runs it.
    for (const [index, example] of examples.entries()) {
      if (example.kind !== 'script') continue
      const isChecked = examples
        .slice(index + 1)
        .some((later) => isRunBy(later, example) && results.get(later)?.isChecked)
      results.set(example, { problems: [], ...results.get(example), isChecked })
    }
    return results
  } finally {
    await page.close()
  }
}

function resultOf(problems: Problem[], isSent = true): Result {
  return { problems, isChecked: isSent && problems.length === 0 }
}

/** undefined for an example that runs. */
function skipReason(
  { reason, operations, kind }: Example,
  { api, hasSdks }: Pick<Runner, 'api' | 'hasSdks'>,
): RunReason | undefined {
  if (reason !== undefined) return reason
  if (operations.some((id) => api.get(id)?.availability === 'enterprise')) return 'enterprise'
  return (kind === 'program' || kind === 'server') && !hasSdks ? 'other-language' : undefined
}

interface OpenPage {
  run: (example: Example) => Promise<Result>
  close: () => Promise<void>
}

async function openPage(examples: readonly Example[], { product, api, folder }: Runner): Promise<OpenPage> {
  const [{ file } = { file: '' }] = examples
  const preparation: Preparation = preparations[file.replace('content/', '')] ?? {}
  const recorder = await startRecorder(product.url)
  const access = { url: recorder.url, adminToken: product.adminToken }
  await fs.mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(preparation.files ?? {})) await fs.writeFile(path.join(folder, name), text)
  const shell = startShell(folder, programEnvironment(readerEnvironment(process.env)))
  await shell.run(shellRules)
  const tokens = new Map<string, string>()
  const used: string[] = []
  let proxy: { url: string; close: () => Promise<unknown> } | undefined
  let preparationError: string | undefined
  try {
    const needed = neededData(examples)
    const created = (preparation.requests ?? []).flatMap(({ body }) =>
      body && typeof body === 'object' && 'name' in body ? [`default/${String(body.name)}`] : [],
    )
    await prepareData({ ...needed, flags: needed.flags.filter((flag) => !created.includes(flag)) }, access)
    await prepareRequests(preparation, access)
    if (preparation.proxy) await runProxy(`node --eval 'require("@unleash/proxy").start()'`, preparation.proxy)
  } catch (error) {
    preparationError = (error as Error).message
  }
  return { run, close }

  async function run(example: Example): Promise<Result> {
    if (preparationError !== undefined) {
      const fix = 'Correct verification/product/examples/preparations.ts.'
      return resultOf([{ severity: 'error', file: example.file, line: example.line, what: preparationError, fix }])
    }
    if (example.kind === 'response') return resultOf(await checkResponse(example))
    const from = recorder.exchanges.length
    const exit = await follow(example)
    used.push(example.code)
    const result: Run = { exchanges: recorder.exchanges.slice(from), ...(exit && { exit }) }
    return resultOf(exampleProblems(example, result, api), result.exchanges.length > 0)
  }

  async function follow(example: Example): Promise<Run['exit']> {
    if (example.operations.includes('createFeature'))
      await removeFlag(/"name": "([\w.-]+)"/.exec(example.code)?.[1] ?? '')
    const code = await insertReaderValues(example.code, startsProxy(example.code) ? product.url : recorder.url)
    if (example.title !== undefined) await fs.writeFile(path.join(shell.folder(), path.basename(example.title)), code)
    if (example.kind === 'script') return undefined
    if (example.kind === 'server')
      return runProxy(code).then(
        () => ({ status: 0, output: '' }),
        (error: unknown) => ({ status: 1, output: (error as Error).message }),
      )
    if (example.kind === 'program')
      return runProgram(code, { folder, example, recorder, env: await variables(example), preparation })
    if (example.kind === 'request') return sendRequest(example, code)
    return runCommands(example, code, shell)
  }

  /** Starts the reader's Unleash Proxy. It polls the server itself, because that isn't what an example sends. */
  async function runProxy(command: string, variables: Readonly<Record<string, string>> = {}): Promise<void> {
    const filled = await Promise.all(
      Object.entries(variables).map(
        async ([name, value]) => [name, await insertReaderValues(value, product.url)] as const,
      ),
    )
    const running = await startProxy(command, {
      folder,
      env: { ...programEnvironment(readerEnvironment(process.env)), ...Object.fromEntries(filled) },
    })
    const requests = await startRecorder(running.url, recorder.exchanges)
    const close = () => Promise.all([requests.close(), running.stop()])
    proxy = { url: requests.url, close }
  }

  async function insertReaderValues(code: string, url: string): Promise<string> {
    const values = new Map(Object.entries(preparation.values ?? {}))
    for (const [text, wanted] of wantedTokens(code)) values.set(text, await tokenFor(wanted))
    for (const [text, value] of earlierValues(recorder.exchanges, api)) if (text.includes('-')) values.set(text, value)
    return insertValues(moveDates(code, Date.now()), { url, proxyUrl: proxy && `${proxy.url}/proxy`, values })
  }

  async function tokenFor(wanted: ReturnType<typeof defaultToken>): Promise<string> {
    const key = JSON.stringify(wanted)
    const secret = tokens.get(key) ?? (await createToken(wanted, { url: product.url, adminToken: product.adminToken }))
    tokens.set(key, secret)
    return secret
  }

  /** Values of the variables that an example reads, and that no command before has set. */
  async function variables({ code, operations, kind }: Example): Promise<Record<string, string>> {
    const known = earlierValues(recorder.exchanges, api)
    const values: Record<string, string> = {}
    for (const name of unsetVariables(code, kind === 'commands' ? used.join('\n') : '')) {
      const type = /FRONTEND/.test(name)
        ? 'frontend'
        : /CLIENT/.test(name)
          ? 'client'
          : tokenTypeFor(api.get(operations[0] ?? '')?.endpoint ?? code)
      const value =
        name === 'UNLEASH_URL'
          ? recorder.url
          : /TOKEN$|_PAT$/.test(name)
            ? await tokenFor(defaultToken(type))
            : known.get(name)
      if (value !== undefined) values[name] = value
    }
    return values
  }

  async function runCommands(example: Example, code: string, { run: type }: Shell): Promise<Run['exit']> {
    const assignments = Object.entries(await variables(example)).map(([name, value]) => `export ${name}='${value}'\n`)
    const title =
      example.title?.endsWith('.sh') && code.startsWith('#!') ? `bash ./${path.basename(example.title)}` : undefined
    const output = await type(`${assignments.join('')}${title ?? code}\nprintf '\\n[exit status %s]' "$?"`)
    const [, printed = '', status] = /^([\s\S]*)\n\[exit status (\d+)\]$/.exec(output) ?? []
    return { status: Number(status), output: printed }
  }

  /** A page may create a flag that an example above it has used. */
  async function removeFlag(name: string): Promise<void> {
    const authorization = await tokenFor(defaultToken('personal'))
    for (const path of [`projects/default/features/${name}`, `archive/${name}`]) {
      await fetch(`${product.url}/api/admin/${path}`, { method: 'DELETE', headers: { authorization } })
    }
  }

  /** A body is sent to the operation that the page names. */
  async function sendRequest({ operations }: Example, body: string): Promise<undefined> {
    const operation = api.get(operations[0] ?? '')
    if (!operation) return
    const endpoint = operation.endpoint.replace(/\{project(?:Id)?\}/, 'default')
    const authorization = await tokenFor(defaultToken(tokenTypeFor(endpoint)))
    await fetch(recorder.url + endpoint, {
      method: operation.method,
      headers: { authorization, 'content-type': 'application/json' },
      body,
    })
  }

  async function checkResponse(example: Example): Promise<Problem[]> {
    const [id = ''] = example.operations
    let problems = responseProblems(example, lastOf(id, example.statuses[0]) ?? (await request(id)))
    // SDKs and the front-end API see a change a second later.
    for (
      let attempt = 0;
      problems.length > 0 && attempt < 5 && /^\/api\/(client|frontend)/.test(api.get(id)?.endpoint ?? '');
      attempt += 1
    ) {
      await sleep(600)
      problems = responseProblems(example, await request(id))
    }
    return problems
  }

  function lastOf(id: string, status: number | undefined): Exchange | undefined {
    const all = recorder.exchanges.filter((exchange) => api.find(exchange)?.operationId === id)
    return all.findLast((exchange) => exchange.status === status) ?? all.at(-1)
  }

  /** Sends the request of a response again, or for the first time if the page shows none. */
  async function request(id: string): Promise<Exchange | undefined> {
    const operation = api.get(id)
    if (operation?.method !== 'GET') return undefined
    const shown = preparation.shows?.[id]
    const earlier = lastOf(id, 200)?.path ?? (operation.endpoint.includes('{') ? undefined : operation.endpoint)
    const target = shown?.send.split(' ')[1] ?? earlier
    if (target === undefined) return undefined
    const environment = [...tokens.keys()]
      .map((key) => JSON.parse(key) as ReturnType<typeof defaultToken>)
      .find(({ type }) => type === tokenTypeFor(target))
    const authorization = await tokenFor(environment ?? defaultToken(tokenTypeFor(target)))
    await fetch(recorder.url + target, { headers: { authorization, ...shown?.headers } })
    return recorder.exchanges.at(-1)
  }

  async function close(): Promise<void> {
    shell.close()
    await proxy?.close()
    await recorder.close()
    await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Packages are installed already. Nothing may wait forever, and an error response is checked instead of ending the shell. */
const shellRules = `set +e
npm() { :; }
node() { timeout 15 node "$@"; }
curl() { command curl --silent --show-error --max-time 20 "$@"; }
mkdir -p "$HOME"`
