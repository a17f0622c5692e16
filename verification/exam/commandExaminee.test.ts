import { expect, test } from 'vitest'
import { facts, files, index } from '../../src/mcp/__fixtures__/smallSite'
import { siteOf } from '../../src/mcp/docsSite'
import { commandExaminee } from './commandExaminee'
import { openSessions } from './examReader'

const small = { site: siteOf(facts, index, (file) => Promise.resolve(files[file])), answers: [] }

async function examine(program: string) {
  const session = (await openSessions(small))()
  const command = `"${process.execPath}" -e '${program}'`
  return { text: await commandExaminee(command)(session, 'structure of a segment'), session }
}

test('a command searches for what it wants, and reads what it has found', async () => {
  const { text, session } = await examine(`
    const { question, calls } = JSON.parse(require("fs").readFileSync(0, "utf8"))
    const url = calls[0]?.text.match(/https:[^)]*/)[0]
    console.log(JSON.stringify(url ? { read: url } : { search: question }))`)
  expect(session.calls.map(({ tool }) => tool)).toEqual(['search', 'read'])
  expect(text).toContain('Structure')
})

test('what it answers from memory does not count', async () => {
  const { text, session } = await examine('console.log(JSON.stringify({ done: "Structure" }))')
  expect([text, session.calls]).toEqual(['', []])
})

test.each([
  ['console.log("I would search")', 'It must print {"search": …}, {"read": …} or {"done": …}.'],
  ['process.exit(3)', 'failed with exit code 3.'],
])('%s is refused', async (program, message) => {
  await expect(examine(program)).rejects.toThrow(message)
})
