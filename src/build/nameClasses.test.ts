import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { nameClasses } from './nameClasses'

test('classes are called after their file, wherever the loader stands', () => {
  const css = { loader: '/site/node_modules/css-loader/dist/cjs.js', options: { modules: { localIdentName: '[hash]' } } }
  const plain = { loader: '/site/node_modules/css-loader/dist/cjs.js', options: { modules: false } }
  nameClasses([{ oneOf: [{ use: ['style-loader', css] }, { use: [plain] }, { use: 'x' }, {}] }])
  const { getLocalIdent } = css.options.modules as { getLocalIdent?: (...args: unknown[]) => string }
  expect(getLocalIdent?.({ resourcePath: '/site/src/ui/Badge.module.css' }, '', 'badge')).toBe('Badge-badge')
  expect(plain.options.modules).toBe(false)
})

test('no two files have the same name', () => {
  const names = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file))
  expect(names.length).toBeGreaterThan(20)
  expect(names).toEqual([...new Set(names)])
})
