// npm run exam --prefix verification: what a reader finds of the facts that the sources of Unleash state, in the built site.
import { parseArgs } from 'node:util'
import { commandExaminee } from './exam/commandExaminee'
import { readAsReader } from './exam/examReader'
import { examTable } from './exam/examTable'
import { examTasks } from './exam/examTasks'
import { openReadSite } from './exam/openReadSite'
import { runExam } from './exam/runExam'
import { requireSite } from '../tools/server/startSiteServer'
import { runCommand, StepError } from '../tools/setup/command.mjs'

const usage = `npm run exam --prefix verification -- [--misses] [--only default/] [--command "my-model"]
  --misses   lists the failed tasks of the open half, with their calls
  --only     sets the tasks whose ID begins so
  --command  lets a program respond instead of the fixed reader: verification/README.md says what it gets and prints`

void runCommand(async () => {
  const { values } = parseArgs({
    options: {
      misses: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      command: { type: 'string' },
    },
  })
  const { misses, only, command } = values
  const tasks = examTasks.filter(({ id }) => id.startsWith(only))
  if (tasks.length === 0) throw new StepError(`No task's ID begins with "${only}".\n\n${usage}`)
  requireSite('public')
  const examinee = command === undefined ? readAsReader : commandExaminee(command)
  const results = await runExam(await openReadSite(), tasks, examinee)
  console.log(examTable(results))
  if (!misses) return
  for (const { task, calls } of results.filter(({ task, passed }) => !task.kept && !passed))
    console.log(
      `\n${task.id}: ${task.question}\n  wanted ${task.gold.join(', ')} (${task.source})\n  ${calls.join('\n  ')}`,
    )
})
