// Prints the comment on a pull request, for .github/workflows/preview-comment.yml. What it reads comes from the code of the pull
// request, so it must fit a schema:
//   npx tsx tools/previewComment.ts preview/changes.json --pictures URL --preview URL
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { commentText, previewSchema } from './preview/commentText'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string', default: '' }, preview: { type: 'string' } },
})

process.stdout.write(
  commentText(previewSchema.parse(JSON.parse(readFileSync(positionals[0] ?? 'preview/changes.json', 'utf8'))), values),
)
