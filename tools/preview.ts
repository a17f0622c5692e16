// Builds two commits and compares their pages, for .github/workflows/preview.yml:
//   npx tsx tools/preview.ts --base origin/main --head HEAD --output preview
import { parseArgs } from 'node:util'
import { compareCommits } from './preview/compareCommits'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'origin/main' },
    head: { type: 'string', default: 'HEAD' },
    command: { type: 'string', default: 'npm ci --no-audit --no-fund && npm run build' },
    output: { type: 'string', default: 'preview' },
    looks: { type: 'boolean', default: false },
  },
})
const { looks: withLooks, ...options } = values

void compareCommits({ repository: process.cwd(), ...options, withLooks }).then(
  ({ pages }) => console.log(`${pages.length} pages differ: see ${values.output}/changes.json`),
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
