// npm run offline: builds the last commit for readers without a network, and writes one zip with all of it, which any server of files can show.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { offlineFiles, partSizes, type PartSize } from './offline/offlineEdition'
import { headScriptFile } from './offline/offlinePage'
import { readOfflineOptions } from './offline/offlineOptions'
import { writeFiles } from './offline/writeFiles'
import { zipOf, zippedSizes } from './offline/zipOf'
import { buildCommit } from './setup/buildCommit.mjs'
import { runCommand, step, StepError } from './setup/command.mjs'

/** Ignored by git. */
const buildFolder = '.offline'

/** Services that need a network, and the link to the edition itself. */
const withoutServices = Object.fromEntries(
  [
    'ALGOLIA_APP_ID',
    'ALGOLIA_SEARCH_KEY',
    'ALGOLIA_INDEX_NAME',
    'ALGOLIA_ADMIN_KEY',
    'ERROR_REPORTS_URL',
    'OFFLINE_EDITION_URL',
  ].map((name) => [name, undefined]),
)

void runCommand(async () => {
  const { base, output, isFolder } = readOfflineOptions(process.argv.slice(2))
  checkOutput(output, isFolder)
  const commit = git('rev-parse', 'HEAD')
  if (git('status', '--porcelain') !== '')
    console.log('▸ Changes that are not committed are left out: the edition is that of the last commit.')
  removeBuild()
  try {
    await step(`Building ${commit.slice(0, 10)} for ${base || 'the root of a host'}`, () =>
      buildCommit(commit, buildFolder, { ...withoutServices, OFFLINE_EDITION: '1', BASE_PATH: base }),
    )
    const files = await offlineFiles(path.join(buildFolder, 'public'), base)
    const zip = zipOf(files)
    if (isFolder) writeFolder(output, files)
    else fs.writeFileSync(output, zip)
    console.log(`\n${table(partSizes(zippedSizes(files)))}\n\n▸ ${output}: ${megabytes(zip.length)} MB as a zip`)
  } finally {
    removeBuild()
  }
})

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}

function removeBuild(): void {
  fs.rmSync(buildFolder, { recursive: true, force: true, maxRetries: 5 })
  git('worktree', 'prune')
}

/** @throws StepError when a folder has something else in it, or there is none for the zip */
function checkOutput(output: string, isFolder: boolean): void {
  if (!isFolder && !fs.existsSync(path.dirname(output)))
    throw new StepError(
      `There is no folder ${path.dirname(output)} for the zip. Create it, or name another one with --output.`,
    )
  const isOther =
    isFolder &&
    fs.existsSync(output) &&
    fs.readdirSync(output).length > 0 &&
    !fs.existsSync(path.join(output, headScriptFile))
  if (isOther)
    throw new StepError(`${output} contains other files than an offline edition. Choose another folder with --output.`)
}

/** Replaces the folder: a file of an earlier edition would stay in it. */
function writeFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  fs.rmSync(folder, { recursive: true, force: true })
  writeFiles(folder, files)
}

function table(sizes: readonly PartSize[]): string {
  const width = Math.max(...sizes.map(({ name }) => name.length))
  const row = (name: string, files: string, size: string, packed: string) =>
    `${name.padEnd(width)}  ${files.padStart(6)}  ${size.padStart(8)}  ${packed.padStart(6)}`
  return [
    row('', 'files', 'MB', 'zipped'),
    ...sizes.map(({ name, files, bytes, packed }) => row(name, String(files), megabytes(bytes), megabytes(packed))),
  ].join('\n')
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(2)
}
