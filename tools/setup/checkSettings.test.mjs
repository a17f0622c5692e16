import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSettings, requireWritable } from './checkSettings.mjs'

/** @param {Record<string, string>} files by their paths from the project's root */
function check(files) {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return checkSettings(root)
}

test('valid files pass', async () => {
  const files = {
    'content/site/a.ts': "export const a = { b: ['c'] } satisfies object\n",
    'content/docs/b.scene.ts': 'not read {',
  }
  await expect(check(files)).resolves.toBeUndefined()
})

test.each(['docs (copy)', 'docs[2]', 'a#b', 'a%20b', 'a!'])('a folder named %s is refused', async (name) => {
  const root = path.join(tmpdir(), name, 'site')
  await expect(checkSettings(root)).rejects.toThrow(
    /^Gatsby can't build in this folder, as its path contains "[([#%!]": /,
  )
})

test('a folder with a space and other letters is accepted', async () => {
  await expect(checkSettings(path.join(tmpdir(), 'nowhere', 'dö cs, v2'))).resolves.toBeUndefined()
})

test('the link to nothing that Emacs makes beside an unsaved file is not read', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'content/site'), { recursive: true })
  symlinkSync('me@host.1234:5678', path.join(root, 'content/site/.#navbar.ts'))
  await expect(checkSettings(root)).resolves.toBeUndefined()
})

test('all files with a syntax error are reported together, with their lines and without a stack', async () => {
  const files = {
    'content/site/redirects.ts': "export const oldPaths = {\n  '/a': '/b',,\n}\n",
    'content/data/deep/flagTypes.ts': 'export cnst flagTypes = []\n',
  }
  await expect(check(files)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [Error: Some files can't be read, as they are not valid TypeScript:

    content/data/deep/flagTypes.ts:1
      Unexpected "cnst".
      Correct this line, or the end of the one above it.

    content/site/redirects.ts:2
      Expected identifier but found ",".
      Correct this line, or the end of the one above it.]
  `)
})

test('a folder in which this user cannot write is reported with what to do', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'public'))
  const deny = (/** @type {string} */ denied) => (/** @type {string} */ file) => {
    if (file === denied) throw new Error('EROFS')
  }
  requireWritable(root, deny('/elsewhere'))
  expect(() => requireWritable(root, deny(path.join(root, 'public')))).toThrow(`can't change:\n  ${root}/public\n`)
  // Gatsby would make the other folders in it.
  expect(() => requireWritable(root, deny(root))).toThrow(/can't change:\n {2}\S+\nIf another user has built the site/)
})
