import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { nameClasses } from './nameClasses'

interface Modules {
  getLocalIdent?: (file: { resourcePath: string }, pattern: string, local: string) => string
}

const sheets = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'))

/** What classes are called: `name('src/ui/Badge.module.css', 'badge')`. */
function naming(isShort: boolean): (file: string, local: string) => string | undefined {
  const modules: Modules = {}
  nameClasses([{ oneOf: [{ use: ['style-loader', { loader: '/site/node_modules/css-loader/dist/cjs.js', options: { modules } }] }] }], isShort)
  return (file, local) => modules.getLocalIdent?.({ resourcePath: path.resolve(file) }, '', local)
}

test('classes are called after their file, wherever the loader stands', () => {
  expect(naming(false)('src/ui/Badge.module.css', 'badge')).toBe('Badge-badge')
})

test('other sheets and loaders are left alone', () => {
  const plain = { loader: '/site/node_modules/css-loader/dist/cjs.js', options: { modules: false } }
  nameClasses([{ use: [plain] }, { use: 'x' }, {}], false)
  expect(plain.options.modules).toBe(false)
})

test('no two files have the same name', () => {
  const names = sheets.map((file) => path.basename(file))
  expect(names.length).toBeGreaterThan(20)
  expect(names).toEqual([...new Set(names)])
})

test('on the built site names are short, and no two classes have the same', () => {
  const name = naming(true)
  const names = sheets.flatMap((file) => {
    const locals = [...fs.readFileSync(path.join('src', file), 'utf8').matchAll(/\.([a-z]\w*)/gi)].map(([, local = '']) => local)
    return [...new Set(locals)].map((local) => name(file, local))
  })
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((text, index) => names.indexOf(text) !== index || !/^[b-z]{3}$/i.test(text ?? ''))).toEqual([])
})
