// npm run reproducible: builds the last commit twice, in two new folders, and compares every file of the results. Then adds a
// sentence to a guide in one of them and builds that again: a host uploads the files that differ. With --small, builds the small site
// of the browser tests instead: same code, a tenth of the time. The sentence is older than the first build, as if the clock had been set
// back since: caches must not go by time.
import { execFileSync } from 'node:child_process'
import { appendFileSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildCommit, buildFolder } from './setup/buildCommit.mjs'
import { runCommand, step, StepError, stopSignals } from './setup/command.mjs'
import { compareFolders } from './setup/compareFolders.mjs'
import { buildSmallSite, runSmallBuild } from './setup/smallSite.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

/** Ignored by git. Names of different lengths, as a path may change the order or the size of something. */
const folders = ['.reproducible/a', '.reproducible/another-folder']
/** Of the page itself, and lists of all pages, such as the index of the search. */
const maxUploads = 20

await runCommand(async () => {
  const { values } = parseArgs({
    options: { small: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
  })
  const { small: isSmall, keep: isKept } = values
  if (!isKept) removeWhenStopped()
  const guide = isSmall ? 'content/docs/how-to.mdx' : 'content/docs/reference/feature-toggles.mdx'
  const guidePage = guide.replace('content/docs/', '').replace('.mdx', '/index.html')
  removeFolders()
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  try {
    for (const folder of folders)
      await step(`Building in ${folder}`, () => (isSmall ? buildSmallSite({ folder }) : buildCommit(commit, folder)))
    const [first, second] = folders.map((folder) => path.join(folder, 'public'))
    const { files, differences } = compareFolders(first, second)
    if (differences.length > 0) {
      const listed = differences.slice(0, 20).map((line) => `  ${line}`)
      throw new StepError(
        [`${differences.length} of ${files} files depend on the folder or the time of the build:`, ...listed].join(
          '\n',
        ),
      )
    }
    console.log(`\nBoth builds wrote the same ${files} files.`)
    await step('Building again with a new sentence', () => buildEdited(folders[1], guide, isSmall))
    const uploads = compareFolders(first, second).differences
    if (!uploads.some((line) => line.startsWith(guidePage)))
      throw new StepError(`The new sentence is not in ${guidePage}.`)
    const listed = uploads.slice(0, maxUploads + 20).map((line) => `  ${line}`)
    if (uploads.length > maxUploads)
      throw new StepError(
        [`One new sentence changes ${uploads.length} files, more than ${maxUploads}:`, ...listed].join('\n'),
      )
    console.log([`\nOne new sentence changes ${uploads.length} of ${files} files:`, ...listed].join('\n'))
  } finally {
    if (!isKept) removeFolders()
  }
})

/**
 * Adds a sentence and commits it, as dates of pages come from git. The small site is not a work tree.
 *
 * @param {string} folder
 * @param {string} guide
 * @param {boolean} isSmall
 */
async function buildEdited(folder, guide, isSmall) {
  appendFileSync(path.join(folder, guide), '\nThis sentence is new.\n')
  const yesterday = Date.now() / 1000 - 86_400
  utimesSync(path.join(folder, guide), yesterday, yesterday)
  if (isSmall) return runSmallBuild(folder)
  const author = [
    '-c',
    'user.name=Reproducible',
    '-c',
    'user.email=reproducible@localhost',
    '-c',
    'commit.gpgsign=false',
  ]
  execFileSync('git', [...author, 'commit', '--quiet', '--all', '--no-verify', '--message', 'Add a sentence'], {
    cwd: folder,
  })
  await buildFolder(folder)
}

function removeWhenStopped() {
  for (const signal of stopSignals) process.on(signal, stop)

  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    // With a second listener a build is running: `run` passes the signal to it, and removes its listener when the build has ended.
    if (process.listenerCount(signal) > 1) return void setTimeout(stop, 100, signal)
    removeFolders()
    process.off(signal, stop)
    process.kill(process.pid, signal)
  }
}

function removeFolders() {
  // Processes of a stopped build may still write.
  rmSync('.reproducible', { recursive: true, force: true, maxRetries: 5 })
  execFileSync('git', ['worktree', 'prune'])
}
