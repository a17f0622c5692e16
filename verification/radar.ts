// npm run radar --prefix verification -- FOLDER: which lines of the pages a newer version of the product or of an SDK makes wrong.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { tryGit } from './facts/git'
import { productSource } from './facts/productSource'
import { productFindings } from './radar/productFindings'
import { radarScore } from './radar/radarScore'
import type { Finding } from './radar/radarFindings'
import { sdkFindings } from './radar/sdkFindings'
import { sdks } from '../content/data/sdks'
import { runCommand, StepError } from '../tools/setup/command.mjs'

const usage = `npm run radar --prefix verification -- FOLDER [--revision v5.12.8] [--older DIR] [--older-revision v5.8.2] [--sdk node]
  FOLDER            a folder with the newer source: a working copy, or with --revision any repository
  --older           a folder with the documented source; the same repository if omitted
  --older-revision  its tag; the documented version if omitted
  --sdk             FOLDER has this SDK (${sdks.map(({ name }) => name).join(', ')}) instead of the product
  --truth           a file with changes known by hand: also prints recall and precision`

const signs = { added: '+', removed: '-', changed: '~' } as const

void runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      revision: { type: 'string' },
      older: { type: 'string' },
      'older-revision': { type: 'string' },
      sdk: { type: 'string' },
      truth: { type: 'string' },
    },
  })
  const [folder] = positionals
  if (folder === undefined) throw new StepError(`Name the folder with the newer source.\n\n${usage}`)
  const sdk = sdks.find(({ name }) => name === values.sdk)
  if (values.sdk !== undefined && !sdk) throw new StepError(`There is no SDK "${values.sdk}".\n\n${usage}`)
  const newer = productSource(folder, values.revision)
  const olderRevision =
    values['older-revision'] ?? (values.older === undefined ? documentedTag(folder, sdk) : undefined)
  const older = productSource(values.older ?? folder, olderRevision)
  const findings = sdk ? sdkFindings(sdk.name, older, newer) : productFindings(older, newer)
  print(findings)
  if (values.truth !== undefined) console.log(`\n${radarScore(values.truth, findings).join('\n')}`)
})

/** The tag of the version that the pages describe, which repositories write in different ways. */
function documentedTag(folder: string, sdk: { version: string; repository: string } | undefined): string {
  const { version } = sdk ?? (JSON.parse(readFileSync('content/data/checked.json', 'utf8')) as { version: string })
  const tags = [`v${version}`, version, `${sdk?.repository}-${version}`, `${sdk?.repository}-v${version}`]
  const tag = tags.find((name) => tryGit(folder, 'rev-parse', '--verify', '--quiet', `refs/tags/${name}`) !== undefined)
  if (tag !== undefined) return tag
  throw new StepError(
    `${folder} has no tag ${tags[0]}. Name the documented source: --older DIR, or --older-revision TAG.`,
  )
}

function print(findings: readonly Finding[]): void {
  for (const { kind, name, change, from, to, lines, source = 'unknown' } of findings) {
    const values = change === 'changed' ? `: ${from} → ${to}` : ''
    console.log(`\n${signs[change]} ${kind} ${name}${values} (${source})`)
    for (const { page, file, line } of lines) console.log(`    ${page === '' ? '' : `${page}  `}${file}:${line}`)
  }
  const pages = new Set(findings.flatMap(({ lines }) => lines.map(({ page }) => page)))
  console.log(`\n${findings.length} facts changed, on ${pages.size} pages.`)
}
