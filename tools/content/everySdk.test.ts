import { expect, test } from 'vitest'
import { pageTexts } from './codeFences'

/** SDKs that run on a server: an example for one of them comes with one for each of the five that most people use. */
const serverSide = ['node', 'java', 'go', 'python', 'dotnet', 'php', 'ruby', 'rust']
const expected = ['node', 'java', 'go', 'python', 'dotnet']
/** Where a client-side SDK is shown, these two are. */
const clientSide = ['javascript', 'react']

/** Folders and pages with tabs for fewer SDKs, and why. */
const fewer: Readonly<Record<string, string>> = {
  'contributing/': 'It shows what tabs look like.',
  'index.mdx': 'It has space for six, and leads to all of them.',
  'topics/a-b-testing.mdx': 'It follows one experiment, through a page and one server.',
}

test('examples for SDKs are complete', () => {
  const incomplete = [...pageTexts()].flatMap(([file, text]) => {
    if (Object.keys(fewer).some((other) => file.startsWith(other))) return []
    return [...text.matchAll(/<Tabs groupId="sdk">([\s\S]*?)<\/Tabs>/g)].flatMap(({ 1: tabs = '', index }) => {
      const values = [...tabs.matchAll(/<Tab value="([^"]+)"/g)].map(({ 1: value = '' }) => value)
      const needed = [
        ...(values.some((value) => serverSide.includes(value)) ? expected : []),
        ...(values.some((value) => clientSide.includes(value)) ? clientSide : []),
      ]
      const missing = needed.filter((value) => !values.includes(value))
      return missing.length > 0
        ? [`${file}:${text.slice(0, index).split('\n').length} lacks ${missing.join(', ')}`]
        : []
    })
  })
  expect(incomplete).toEqual([])
})
