import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { imageSizeFromFile } from 'image-size/fromFile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath } from '../setup/install.mjs'
import { previewSchema } from './commentText'
import { compareCommits } from './compareCommits'

let folder = ''
const repository = () => path.join(folder, 'repository')
const git = (...args: string[]) => execFileSync('git', args, { cwd: repository(), encoding: 'utf8' }).trim()

/** A site whose pages are its text files; the build writes when it ran, which readers don't see. */
const buildScript = `
import fs from 'node:fs'
for (const file of fs.readdirSync('pages')) {
  const folder = 'public/' + file.replace(/(index)?\\.txt$/, '')
  fs.mkdirSync(folder, { recursive: true })
  const text = fs.readFileSync('pages/' + file, 'utf8')
  fs.writeFileSync(folder + '/index.html', '<title>' + text.split('\\n')[0] + '</title><script src="/app-' + process.hrtime.bigint() + '.js"></script><main><p>' + text + '</p></main>')
}
`

/** Commits exactly these pages and returns the commit. */
function commit(pages: Record<string, string>): string {
  fs.rmSync(path.join(repository(), 'pages'), { recursive: true, force: true })
  fs.mkdirSync(path.join(repository(), 'pages'), { recursive: true })
  fs.writeFileSync(path.join(repository(), 'build.mjs'), buildScript)
  for (const [name, text] of Object.entries(pages))
    fs.writeFileSync(path.join(repository(), 'pages', `${name}.txt`), text)
  git('add', '-A')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'Change pages')
  return git('rev-parse', 'HEAD')
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'commits-'))
  fs.mkdirSync(repository())
  git('init', '-q')
})

afterAll(() => fs.rmSync(folder, { recursive: true }))

test.skipIf(!fs.existsSync(chromiumPath()))(
  'two commits of a repository: which pages differ, with pictures',
  { timeout: 60_000 },
  async () => {
    const base = commit({ index: 'Home\nWelcome', guide: 'Guide\nOne', old: 'Old' })
    const head = commit({ index: 'Home\nWelcome', guide: 'Guide\nTwo', new: 'New' })
    const output = path.join(folder, 'output')
    const preview = await compareCommits({ repository: repository(), base, head, command: 'node build.mjs', output })
    expect(preview.pages).toEqual([
      { path: '/guide', title: 'Guide', kind: 'changed', before: 'guide.before.png', after: 'guide.after.png' },
      { path: '/new', title: 'New', kind: 'added', after: 'new.after.png' },
      { path: '/old', title: 'Old', kind: 'removed', before: 'old.before.png' },
    ])
    expect(previewSchema.parse(JSON.parse(fs.readFileSync(path.join(output, 'changes.json'), 'utf8')))).toEqual(preview)
    expect(fs.readdirSync(output).sort()).toEqual([
      'changes.json',
      'guide.after.png',
      'guide.before.png',
      'new.after.png',
      'old.before.png',
    ])
    expect(await imageSizeFromFile(path.join(output, 'guide.after.png'))).toMatchObject({ width: 1280 })
    expect(
      fs
        .readFileSync(path.join(output, 'guide.after.png'))
        .equals(fs.readFileSync(path.join(output, 'guide.before.png'))),
    ).toBe(false)
    expect(git('worktree', 'list').split('\n')).toHaveLength(1)
  },
)

test('a commit that does not build fails, and leaves no checkout behind', async () => {
  const head = git('rev-parse', 'HEAD')
  const options = { repository: repository(), base: head, head, command: 'exit 3', output: path.join(folder, 'none') }
  await expect(compareCommits(options)).rejects.toThrow('Command failed')
  expect(git('worktree', 'list').split('\n')).toHaveLength(1)
})
