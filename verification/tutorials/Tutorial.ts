import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../tools/setup/command.mjs'
import { startScript, startShell, type RunningScript, type Shell } from './processes'
import { readerEnvironment, recordHosts } from './readerEnvironment'
import { insertReaderValues, tokensIn } from './readerValues'
import { replaceFile } from './replaceFile'
import { tutorialSteps, type TutorialStep } from './tutorialSteps'

/** The compiler of this project is several times as fast. The app's own runs when the tutorial builds the app. */
const compiler = path.resolve('node_modules/.bin/tsc')

interface Reader {
  /** An empty one. */
  folder: string
  /** Of what the reader starts. */
  env: NodeJS.ProcessEnv
  /** Where Unleash is. */
  unleash: string
  shell: Shell
  externalHosts: () => Promise<string[]>
}

/** A page that is followed, step by step, by a reader who has a terminal, Node.js, an Unleash and an empty folder. */
export class Tutorial {
  private readonly tokens = new Map<string, string>()
  private readonly log: string[] = []
  private position = 0
  private app: RunningScript | undefined
  private areTypesChecked = true

  private constructor(
    private readonly file: string,
    private readonly steps: readonly TutorialStep[],
    private readonly reader: Reader,
  ) {}

  /**
   * @param file the page
   * @param unleash where Unleash is: `http://127.0.0.1:41234`
   */
  static async open(file: string, unleash: string): Promise<Tutorial> {
    const steps = tutorialSteps(await fs.readFile(file, 'utf8'))
    const folder = await fs.realpath(await fs.mkdtemp(path.join(os.tmpdir(), 'unleash-tutorial-')))
    const { env, externalHosts } = await recordHosts(readerEnvironment(process.env), hostsFile(folder))
    return new Tutorial(file, steps, { folder, env, unleash, shell: startShell(folder, env), externalHosts })
  }

  /**
   * Does what the page says from where the last call ended to the end of a section, and checks the types of what is written by then.
   *
   * @throws with the line of the page that failed
   */
  async readTo(section: string): Promise<void> {
    const end = this.steps.findLastIndex((step) => step.section === section) + 1
    if (end <= this.position)
      throw new Error(`${this.file} has no command or file in a section "${section}" that comes later.`)
    for (const step of this.steps.slice(this.position, end)) {
      await this.follow(step).catch((error: unknown) => {
        throw new Error(`${this.file}:${step.line}\n${(error as Error).message}`, { cause: error })
      })
      this.position += 1
    }
    if (!this.areTypesChecked) await this.checkTypes()
  }

  /** Where the app is that was started last. */
  origin(): string {
    if (!this.app) throw new Error(`${this.file} has not started its app yet.`)
    return this.app.origin
  }

  /** What was done with each fence, a line each: `  97  write  index.html`. */
  done(): string {
    return this.log.join('\n')
  }

  /** Lines of fences that no call has reached. */
  unread(): number[] {
    return this.steps.slice(this.position).map(({ line }) => line)
  }

  /** Hosts that its commands asked, beyond this machine and the package registry. */
  externalHosts(): Promise<string[]> {
    return this.reader.externalHosts()
  }

  async close(): Promise<void> {
    const { folder, shell } = this.reader
    await this.app?.stop()
    shell.close()
    await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 })
    await fs.rm(hostsFile(folder), { force: true })
  }

  private async follow(step: TutorialStep): Promise<void> {
    this.log.push(`${String(step.line).padStart(4)}  ${step.action.padEnd(5)}  ${shownWork(step)}`)
    if (step.action === 'write') await this.write(step.path, this.withValues(step.text))
    if (step.action === 'run') await this.runCommands(this.withValues(step.commands))
    if (step.action === 'serve') await this.serve(step.script)
  }

  private withValues(text: string): string {
    return insertReaderValues(text, { unleash: this.reader.unleash, tokens: this.tokens })
  }

  private async write(name: string, text: string): Promise<void> {
    const { folder, shell } = this.reader
    await replaceFile(path.join(shell.folder(), name), text, `${folder}.draft`)
    this.areTypesChecked = false
  }

  /** The reader keeps the tokens that commands print. */
  private async runCommands(commands: string): Promise<void> {
    const output = await this.reader.shell.run(commands)
    for (const [type, secret] of tokensIn(output)) this.tokens.set(type, secret)
  }

  private async serve(script: string): Promise<void> {
    const { env, shell } = this.reader
    await this.app?.stop()
    this.app = await startScript(script, { folder: shell.folder(), env, port: await freePort(), limit: 60_000 })
  }

  private async checkTypes(): Promise<void> {
    const { env, shell } = this.reader
    try {
      await promisify(execFile)(compiler, ['--noEmit'], { cwd: shell.folder(), env })
    } catch (error) {
      const { stdout } = error as { stdout?: string }
      const line = this.steps[this.position]?.line ?? 'end'
      throw new Error(`The types are wrong before line ${line}.\n${stdout}`, { cause: error })
    }
    this.areTypesChecked = true
    this.log.push('      check  types')
  }
}

/** Where the hosts are noted that the reader's programs ask. */
const hostsFile = (folder: string): string => `${folder}.hosts`

function shownWork(step: TutorialStep): string {
  if (step.action === 'write') return step.path
  if (step.action === 'serve') return `npm run ${step.script}`
  return step.action === 'run' ? (step.commands.split('\n')[0] ?? '') : step.language
}
