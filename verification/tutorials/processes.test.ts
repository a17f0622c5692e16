import fs from 'node:fs'
import os from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startShell, type Shell } from './processes'

const folder = fs.realpathSync(os.tmpdir())
let shell: Shell

beforeEach(() => {
  shell = startShell(folder, { PATH: process.env.PATH, WHO: 'reader' })
})

afterEach(() => shell.close())

test('variables and the place stay from one command to the next', async () => {
  await shell.run("ID='a b'\ncd /")
  expect(shell.folder()).toBe('/')
  expect(await shell.run(`printf "%s" "$ID, $WHO, it's $PWD"`)).toBe("a b, reader, it's /")
})

test('a command gets no input, so that it cannot take what is typed next', async () => {
  expect(await shell.run('cat; echo end')).toBe('end\n')
})

test.each(['false\necho on', 'false | true', 'cd /no/such/folder', 'curl http://127.0.0.1:9/'])(
  '%s fails',
  async (commands) => {
    await expect(shell.run(commands)).rejects.toThrow(`A command failed:\n${commands}`)
  },
)

test('a failure shows what was printed', async () => {
  await expect(shell.run('echo one; echo two >&2; false')).rejects.toThrow(/one\n[^]*two/)
})
