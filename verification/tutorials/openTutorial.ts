import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../tools/setup/command.mjs'
import { startScript, startShell, type RunningScript } from './processes'
import { readerEnvironment, recordHosts } from './readerEnvironment'
import { insertReaderValues, tokensIn } from './readerValues'
import { replaceFile } from './replaceFile'
import { tutorialSteps, type TutorialStep } from './tutorialSteps'

export interface Tutorial {
  /**
   * Does what the page says from where the last call ended to the end of a section, and checks the types of what is written
   * by then. Rejects with the line of the page that failed.
   */
  readTo: (section: string) => Promise<void>
  /** Where the app is that was started last. */
  origin: () => string
  /** What was done with each fence, a line each: `  97  write  index.html`. */
  done: () => string
  /** Lines of fences that no call has reached. */
  unread: () => number[]
  /** Hosts that its commands asked, beyond this machine and the package registry. */
  externalHosts: () => Promise<string[]>
  close: () => Promise<void>
}

/** The compiler of this project is several times as fast. The app's own runs when the tutorial builds the app. */
const compiler = path.resolve('node_modules/.bin/tsc')

/**
 * Opens a tutorial in an empty folder of its own, as a reader who has a terminal, Node.js and an Unleash.
 *
 * @param file the page
 * @param unleash where Unleash is: `http://127.0.0.1:41234`
 */
export async function openTutorial(file: string, unleash: string): Promise<Tutorial> {
  const steps = tutorialSteps(await fs.readFile(file, 'utf8'))
  const folder = await fs.realpath(await fs.mkdtemp(path.join(os.tmpdir(), 'unleash-tutorial-')))
  const notes = `${folder}.hosts`
  const { env, externalHosts } = await recordHosts(readerEnvironment(process.env), notes)
  const shell = startShell(folder, env)
  const tokens = new Map<string, string>()
  const log: string[] = []
  let position = 0
  let app: RunningScript | undefined
  let areTypesChecked = true
  return {
    readTo,
    origin,
    done: () => log.join('\n'),
    unread: () => steps.slice(position).map(({ line }) => line),
    externalHosts,
    close,
  }

  async function readTo(section: string): Promise<void> {
    const end = steps.findLastIndex((step) => step.section === section) + 1
    if (end <= position) throw new Error(`${file} has no command or file in a section "${section}" that comes later.`)
    for (; position < end; position += 1) {
      const step = steps[position]
      if (step) await follow(step).catch((error: unknown) => fail(step.line, error))
    }
    if (!areTypesChecked) await checkTypes()
  }

  async function follow(step: TutorialStep): Promise<void> {
    log.push(`${String(step.line).padStart(4)}  ${step.action.padEnd(5)}  ${shownWork(step)}`)
    if (step.action === 'write') await write(step.path, insertReaderValues(step.text, { unleash, tokens }))
    if (step.action === 'run') remember(await shell.run(insertReaderValues(step.commands, { unleash, tokens })))
    if (step.action === 'serve') await serve(step.script)
  }

  async function write(name: string, text: string): Promise<void> {
    await replaceFile(path.join(shell.folder(), name), text, `${folder}.draft`)
    areTypesChecked = false
  }

  function remember(output: string): void {
    for (const [type, secret] of tokensIn(output)) tokens.set(type, secret)
  }

  async function serve(script: string): Promise<void> {
    await app?.stop()
    app = await startScript(script, { folder: shell.folder(), env, port: await freePort(), limit: 60_000 })
  }

  async function checkTypes(): Promise<void> {
    try {
      await promisify(execFile)(compiler, ['--noEmit'], { cwd: shell.folder(), env })
    } catch (error) {
      throw new Error(
        `The types are wrong before line ${steps[position]?.line ?? 'end'}.\n${(error as { stdout?: string }).stdout}`,
        { cause: error },
      )
    }
    areTypesChecked = true
    log.push('      check  types')
  }

  function fail(line: number, error: unknown): never {
    throw new Error(`${file}:${line}\n${(error as Error).message}`, { cause: error })
  }

  function origin(): string {
    if (!app) throw new Error(`${file} has not started its app yet.`)
    return app.origin
  }

  async function close(): Promise<void> {
    await app?.stop()
    shell.close()
    await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 })
    await fs.rm(notes, { force: true })
  }
}

function shownWork(step: TutorialStep): string {
  if (step.action === 'write') return step.path
  if (step.action === 'serve') return `npm run ${step.script}`
  return step.action === 'run' ? (step.commands.split('\n')[0] ?? '') : step.language
}
