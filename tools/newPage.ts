// npm run new: a page with the headings of its kind, listed in the sidebar.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { addToSidebar, newPage, sidebarGroups } from './new/newPage'
import { pageKinds } from './new/pageKinds'
import { nearestSentence } from '../plugins/problem-report'
import { run, runCommand, StepError } from './setup/command.mjs'

const usage = `npm run new -- KIND "TITLE" --sidebar "GROUP"
  for example: npm run new -- how-to "Rotate API tokens" --sidebar "Unleash API"
  kinds: ${Object.keys(pageKinds).join(', ')}`
const sidebarFile = 'content/site/sidebars.ts'

void runCommand(async () => {
  const { values, positionals } = readArguments()
  const source = readFileSync(sidebarFile, 'utf8')
  const [kind, title, ...others] = positionals
  if (others.length > 0) throw new StepError(`The title must be in quotation marks.\n\n${usage}`)
  const given = { kind, title, group: values.sidebar }
  const isComplete = Object.values(given).every((value) => value !== undefined)
  const { kind: chosenKind, title: chosenTitle, group } = isComplete ? given : await ask(given, sidebarGroups(source))
  if (!chosenKind || !chosenTitle || !group) throw new StepError(`Kind, title and group are needed.\n\n${usage}`)

  const page = newPage(chosenKind, chosenTitle)
  if (existsSync(page.file)) throw new StepError(`${page.file} exists already. Choose another title.`)
  const sidebars = addToSidebar(source, group, page.path)
  mkdirSync(path.dirname(page.file), { recursive: true })
  writeFileSync(page.file, page.text)
  writeFileSync(sidebarFile, sidebars)
  await run(process.execPath, ['node_modules/oxfmt/bin/oxfmt', sidebarFile])
  console.log(`Created ${page.file}, and listed ${page.path} in ${sidebarFile} under "${group}".

Next:
  1. Write the description, and replace each <Todo>: the build reports those that are left.
  2. npm run develop, then open http://localhost:8000${page.path}
  3. npm run build checks links and everything else; docs/writing.md says what a good page contains.`)
})

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { sidebar: { type: 'string' } } })
  } catch (error) {
    // Node.js names the option that doesn't exist.
    throw new StepError(`${(error as Error).message.split('. To specify')[0]}.\n\n${usage}`)
  }
}

interface Answers {
  kind: string | undefined
  title: string | undefined
  group: string | undefined
}

/** Asks in the terminal for what is missing. An answer that can't be used is explained, and its question comes again. */
async function ask({ kind, title, group }: Answers, groups: readonly string[]): Promise<Answers> {
  if (!process.stdin.isTTY) throw new StepError(`Kind, title and group are needed.\n\n${usage}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  async function answerTo(question: string, problemOf: (answer: string) => string | undefined): Promise<string> {
    for (;;) {
      const answer = (await terminal.question(question)).trim()
      const problem = problemOf(answer)
      if (problem === undefined) return answer
      console.log(problem)
    }
  }
  const answered: Answers = { kind, title, group }
  answered.kind ??= await answerTo(`Kind (${Object.keys(pageKinds).join(', ')}): `, (answer) =>
    problemIn(() => newPage(answer, 'A page')),
  )
  answered.title ??= await answerTo('Title, in sentence case: ', (answer) =>
    problemIn(() => newPage(answered.kind ?? '', answer)),
  )
  const numbered = groups.map((name, index) => `  ${String(index + 1).padStart(2)}  ${name}`).join('\n')
  answered.group ??= await answerTo(`Groups of the sidebar:\n${numbered}\nNumber or name: `, (answer) =>
    groupOf(answer, groups) === undefined
      ? `There is no such group. ${nearestSentence(answer, groups, '')}`.trim()
      : undefined,
  )
  terminal.close()
  return { ...answered, group: groupOf(answered.group, groups) ?? answered.group }
}

function problemIn(attempt: () => unknown): string | undefined {
  try {
    attempt()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** The group with a name, or with a number of the list. */
function groupOf(answer: string, groups: readonly string[]): string | undefined {
  return groups.includes(answer) ? answer : groups[Number(answer) - 1]
}
