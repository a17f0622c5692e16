import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { maxCalls, type Session } from './examReader'
import type { Examinee } from './runExam'
import { StepError } from '../../tools/setup/command.mjs'

const instructions = `Respond to a question about Unleash from its documentation. Print one JSON object:
{"search": "words"} to search, {"read": "URL"} to read a page or a section that was found, or {"done": "your response"}.
You may search or read twice in all; "calls" has what you asked so far, with its results.`

const reply = z.union([
  z.strictObject({ search: z.string() }),
  z.strictObject({ read: z.string() }),
  z.strictObject({ done: z.string() }),
])

/**
 * Lets a command take the exam. It runs once for each turn, with the question and what it has read so far as JSON on its standard input.
 * What its calls have returned is graded, as it is of the fixed reader, so that what a model knows by heart doesn't count.
 * @throws StepError when the command fails or prints anything else
 */
export function commandExaminee(command: string): Examinee {
  return async (session, question) => {
    while (await turn(command, session, question));
    return session.calls.map((call) => call.text).join('\n')
  }
}

/** @returns whether another turn follows */
async function turn(command: string, session: Session, question: string): Promise<boolean> {
  const printed = await run(command, JSON.stringify({ instructions, question, calls: session.calls }))
  const next = reply.safeParse(parsed(printed)).data
  if (!next)
    throw new StepError(
      `"${command}" printed ${JSON.stringify(printed.slice(0, 200))}. It must print {"search": …}, {"read": …} or {"done": …}.`,
    )
  if ('done' in next) return false
  await ('search' in next ? session.search(next.search) : session.read(next.read))
  return session.calls.length < maxCalls
}

function parsed(printed: string): unknown {
  try {
    return JSON.parse(printed)
  } catch {
    return undefined
  }
}

async function run(command: string, input: string): Promise<string> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  // A command that answers without reading closes the pipe.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [printed, code] = await Promise.all([text(child.stdout), exit])
  if (code !== 0) throw new StepError(`"${command}" failed with exit code ${code}.`)
  return printed
}
