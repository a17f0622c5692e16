// Pictures of every kind of page from two builds, and a page with those that differ side by side:
//   npm run looks -- --before ../main/public --after public --output looks
import { parseArgs } from 'node:util'
import { compareLooks } from './preview/compareLooks'
import { runCommand, StepError } from './setup/command.mjs'

void runCommand(async () => {
  const { values } = parseArgs({
    options: {
      before: { type: 'string' },
      after: { type: 'string', default: 'public' },
      output: { type: 'string', default: 'looks' },
    },
  })
  const { before, after, output } = values
  if (before === undefined)
    throw new StepError('Name the folder of the build to compare with: npm run looks -- --before ../main/public')
  const differing = await compareLooks({ before, after, output })
  console.log(`${differing.length} pictures differ: open ${output}/index.html`)
})
