// npm run new: a page with the headings of its kind, listed in the sidebar.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { addToSidebar, newPage, sidebarGroups } from './new/newPage'
import { pageKinds } from './new/pageKinds'
import { run, runCommand, StepError } from './setup/command.mjs'

const usage = `npm run new -- KIND "TITLE" --sidebar "GROUP"
  for example: npm run new -- how-to "Rotate API tokens" --sidebar "Unleash API"
  kinds: ${Object.keys(pageKinds).join(', ')}`
const sidebarFile = 'content/site/sidebars.ts'

void runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { sidebar: { type: 'string' } } })
  const source = readFileSync(sidebarFile, 'utf8')
  const [kind, title, ...others] = positionals
  if (others.length > 0) throw new StepError(`The title must be in quotation marks.\n\n${usage}`)
  const answers = [kind, title, values.sidebar]
  const questions = [
    `Kind (${Object.keys(pageKinds).join(', ')}): `,
    'Title, in sentence case: ',
    `Group of the sidebar (${sidebarGroups(source).join(', ')}): `,
  ]
  const [chosenKind, chosenTitle, group] = answers.includes(undefined) ? await ask(questions, answers) : answers
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

/** The answers that are missing, in the terminal. */
async function ask(
  questions: readonly string[],
  answers: readonly (string | undefined)[],
): Promise<(string | undefined)[]> {
  if (!process.stdin.isTTY) throw new StepError(`Kind, title and group are needed.\n\n${usage}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const given: (string | undefined)[] = []
  for (const [index, question] of questions.entries())
    given.push(answers[index] ?? (await terminal.question(question)).trim())
  terminal.close()
  return given
}
