import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codeDigest, removeOldResults, ResultStore } from './resultStore'

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'results-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const resultFolder = () => path.join(folder, 'results')
const storeWith = ({ code = 'code' } = {}) => new ResultStore(resultFolder(), async () => code)
const files = () => fs.readdirSync(resultFolder()).map((name) => path.join(resultFolder(), name))

/** Counts its calls. */
function computing<Value>(value: Value) {
  const compute = async () => {
    compute.calls++
    return value
  }
  compute.calls = 0
  return compute
}

describe('a result', () => {
  test('is computed once, also for a later build', async () => {
    const compute = computing({ tree: ['a'] })
    for (let build = 1; build <= 3; build++)
      expect(await storeWith().value(['page', 'text'], compute)).toEqual({ tree: ['a'] })
    expect(compute.calls).toBe(1)
  })

  test('may be bytes', async () => {
    const compute = computing(Buffer.from([0, 255, 10]))
    for (let build = 1; build <= 2; build++)
      expect([...(await storeWith().bytes('image', compute))]).toEqual([0, 255, 10])
    expect(compute.calls).toBe(1)
  })

  test('is the same when it is new and when it was kept', async () => {
    const compute = computing({ line: undefined, date: new Date(0) })
    const first = await storeWith().value('page', compute)
    expect(first).toStrictEqual({ date: '1970-01-01T00:00:00.000Z' })
    expect(await storeWith().value('page', compute)).toStrictEqual(first)
  })

  test.each([
    ['input', ['page', { text: 'b' }], {}],
    ['kind', ['copy', { text: 'a' }], {}],
    ['code', ['page', { text: 'a' }], { code: 'other' }],
  ])('is computed again for another %s', async (_, inputs, options) => {
    await storeWith().value(['page', { text: 'a' }], computing('old'))
    expect(await storeWith(options).value(inputs, computing('new'))).toBe('new')
  })

  test('is computed again when something has changed that only the result names', async () => {
    const isCurrent = ({ partial }: { partial: string }) => partial === 'b'
    await storeWith().value('page', computing({ partial: 'a' }), isCurrent)
    expect(await storeWith().value('page', computing({ partial: 'b' }), isCurrent)).toEqual({ partial: 'b' })
    expect(await storeWith().value('page', computing({ partial: 'c' }), isCurrent)).toEqual({ partial: 'b' })
  })

  test('is not kept when it fails', async () => {
    await expect(storeWith().value('page', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await storeWith().value('page', computing('yes'))).toBe('yes')
  })

  test('is not kept when it has more than 32 MB', async () => {
    const compute = computing('x'.repeat(33e6))
    for (let build = 1; build <= 2; build++) expect((await storeWith().value('page', compute)).length).toBe(33e6)
    expect(compute.calls).toBe(2)
    expect(fs.existsSync(resultFolder())).toBe(false)
  })

  test('is not kept without code', async () => {
    const store = new ResultStore(resultFolder(), async () => undefined)
    for (const value of ['a', 'b']) expect(await store.value('page', computing(value))).toBe(value)
    expect(fs.existsSync(resultFolder())).toBe(false)
  })
})

test.each<[string, (content: Buffer) => Buffer]>([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (content) => content.subarray(0, -1)],
  ['of another format', () => Buffer.from('{"tree":"other"}'.repeat(5))],
  ['changed in one byte', (content) => Buffer.concat([content.subarray(0, -2), Buffer.from('X"')])],
])('a damaged file, %s, is ignored and replaced', async (_, damage) => {
  await storeWith().value('page', computing('right'))
  const [file = ''] = files()
  fs.writeFileSync(file, damage(fs.readFileSync(file)))
  const compute = computing('right')
  for (let build = 1; build <= 2; build++) expect(await storeWith().value('page', compute)).toBe('right')
  expect(compute.calls).toBe(1)
})

test('a folder that can not be written does not stop a build', async () => {
  fs.writeFileSync(resultFolder(), 'a file')
  expect(await storeWith().value('page', computing('a'))).toBe('a')
  await removeOldResults(resultFolder())
})

test('builds that run at the same time read whole results, and leave no other files', async () => {
  const value = 'a'.repeat(100_000)
  const builds = Array.from({ length: 20 }, () => storeWith().value('page', computing(value)))
  expect(new Set(await Promise.all(builds))).toEqual(new Set([value]))
  expect(files()).toHaveLength(1)
})

test('what was not used for the longest time is removed when there is no space', async () => {
  const store = storeWith()
  const kept = async (name: string) => {
    const compute = computing('x'.repeat(60))
    await store.value(name, compute)
    return compute.calls === 0
  }
  await kept('used')
  await kept('unused')
  for (const file of files()) fs.utimesSync(file, 1000, 1000)
  await kept('used')
  await kept('new')
  await kept('newer')
  await removeOldResults(resultFolder(), 300)
  expect(files()).toHaveLength(3)
  expect([await kept('used'), await kept('new'), await kept('newer'), await kept('unused')]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('modules that keep results name themselves', () => {
  const named = ['plugins', 'src/build'].flatMap((name) =>
    fs.readdirSync(name, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
      const module = path.posix.join(name, file)
      const [, first] = /(?<!\.test)\.ts$/.test(file)
        ? (/^const \w+ = resultsOf\(\s*'([^']+)'/m.exec(fs.readFileSync(module, 'utf8')) ?? [])
        : []
      return first === undefined ? [] : [{ module, first }]
    }),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ module, first }) => module !== first)).toEqual([])
})

describe('the digest of code', () => {
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text)
  }
  const later = () => Date.now() + 60_000
  const digest = (root = folder, files = ['src/draw.ts']) => codeDigest(root, files, later())
  beforeEach(() => {
    write('package-lock.json', '{ "sharp": 1 }')
    write(
      'src/draw.ts',
      "import sharp from 'sharp'\nimport { color } from '../plugins/color'\nexport const draw = () => sharp(color)",
    )
    write('plugins/color.ts', "import { red } from './red'\nexport const color = [red]")
    write('plugins/red.ts', "export const red = 'red'")
    write('plugins/other.ts', 'export const other = 1')
  })

  test.each([
    ['the module', 'src/draw.ts', 'export const draw = 1'],
    ['a module that is imported by an imported one', 'plugins/red.ts', "export const red = 'crimson'"],
    ['the versions of packages', 'package-lock.json', '{ "sharp": 2 }'],
  ])('changes with %s', async (_, file, text) => {
    const before = await digest()
    write(file, text)
    expect(await digest()).not.toBe(before)
  })

  test('does not change with other modules, nor with comments', async () => {
    const before = await digest()
    write('plugins/other.ts', 'export const other = 2')
    write('plugins/red.ts', "/** A color. */\nexport const red = 'red'")
    expect(await digest()).toBe(before)
  })

  test('is of all modules that are named', async () => {
    const both = ['src/draw.ts', 'plugins/other.ts']
    const before = await digest(folder, both)
    write('plugins/other.ts', 'export const other = 2')
    expect(await digest(folder, both)).not.toBe(before)
  })

  test.each(['src/draw.ts', 'plugins/red.ts'])(
    'is undefined when %s has changed since the process started, which runs the old code',
    async (file) => {
      const started = later()
      expect(await codeDigest(folder, ['src/draw.ts'], started)).toBeDefined()
      write(file, "export const red = 'crimson'")
      const changed = new Date(started + 1000)
      fs.utimesSync(path.join(folder, file), changed, changed)
      expect(await codeDigest(folder, ['src/draw.ts'], started)).toBeUndefined()
    },
  )

  test('of a module that is missing is an error', async () => {
    await expect(digest(folder, ['src/missing.ts'])).rejects.toThrow(/missing/)
  })

  test('uses the packages of a folder above, and is undefined without any', async () => {
    write('site/src/draw.ts', 'export const draw = 1')
    const site = path.join(folder, 'site')
    const before = await digest(site)
    write('package-lock.json', 'changed')
    expect(before).toBeDefined()
    expect(await digest(site)).not.toBe(before)
    fs.rmSync(path.join(folder, 'package-lock.json'))
    expect(await digest(site)).toBeUndefined()
  })
})
