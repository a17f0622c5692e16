import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatProblems } from '../problem-report'
import { readingProblems, readModules, readModulesAgain, replaceNodes } from './readModules'

let folder = ''
let cacheFolder = ''

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'modules-'))
  cacheFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'modules-cache-'))
  write('footer.ts', "export const footer: object = { title: 'A' } satisfies object")
  write('paths.ts', "import { footer } from './footer'\nexport const paths = [footer]")
})

afterEach(() => {
  for (const name of [folder, cacheFolder]) fs.rmSync(name, { recursive: true })
})

const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text)

test('files are read as they are now', async () => {
  const read = () => readModules(folder, ['footer.ts', 'paths.ts'], cacheFolder)
  expect(await read()).toMatchObject({ footer: { title: 'A' }, paths: [{ title: 'A' }] })
  write('footer.ts', "export const footer = { title: 'B' }")
  expect(await read()).toMatchObject({ footer: { title: 'B' }, paths: [{ title: 'B' }] })
})

test('a file that is not TypeScript is an error with its name and line', async () => {
  write('footer.ts', 'export const footer = {\n  title: = 1\n}')
  await expect(readModules(folder, ['footer.ts'], cacheFolder)).rejects.toThrow(/footer\.ts:2:9/)
})

test('a syntax error and an error of running code are problems', async () => {
  const problems = () =>
    readModules(folder, ['footer.ts'], cacheFolder).then(
      () => '',
      (error: unknown) =>
        formatProblems(readingProblems('content/site', error)).replace(/^.*modules-\w+/, 'content/site'),
    )
  write('footer.ts', 'export const footer = {\n  title: = 1\n}')
  expect(await problems()).toMatchInlineSnapshot(`
    "content/site/footer.ts:2
      Unexpected "=".
      Correct this line, or the end of the one above it."
  `)
  write('footer.ts', 'export const footer = titel')
  expect(await problems()).toMatchInlineSnapshot(`
    "content/site
      ReferenceError: titel is not defined.
      Run "npm run check" to see its line."
  `)
})

test('files that are read again are passed on, and an error is reported', async () => {
  const seen: unknown[] = []
  const reporter = {
    info: (text: string) => seen.push(text),
    panicOnBuild: (text: string) => seen.push(text.split('\n')[0]),
  }
  const args = { cache: { directory: cacheFolder }, reporter } as unknown as NodePluginArgs
  const read = () =>
    readModulesAgain(args, folder, ['footer.ts'], async ({ footer }) => {
      seen.push(footer)
      return []
    })
  write('footer.ts', "export const footer = 'B'")
  await read()
  write('footer.ts', 'export const footer = {')
  await read()
  expect(seen).toEqual([
    'B',
    `Read ${folder} again`,
    `Reading ${folder} again: 1 problem`,
    `Still using what ${folder} contained before`,
  ])
})

test('nodes that are not created again are deleted', async () => {
  const nodes = new Map(['a', 'b'].map((id) => [id, { id, internal: { type: 'Part' } }]))
  const args = {
    actions: {
      createNode: (node: { id: string; internal: { type: string } }) => nodes.set(node.id, node),
      deleteNode: ({ id }: { id: string }) => nodes.delete(id),
    },
    getNodesByType: () => [...nodes.values()],
  } as unknown as NodePluginArgs
  await replaceNodes(args, ['Part'], async ({ actions }) => {
    await actions.createNode({ id: 'b', internal: { type: 'Part', contentDigest: '1' } })
    await actions.createNode({ id: 'c', internal: { type: 'Part', contentDigest: '1' } })
    // All together, when the last one is known.
    expect([...nodes.keys()]).toEqual(['a', 'b'])
  })
  expect([...nodes.keys()]).toEqual(['b', 'c'])
})
