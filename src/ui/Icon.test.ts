import fs from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './Icon'

test('every icon has a drawing, and every drawing a name', () => {
  const drawings = fs.readFileSync('src/styles/icons.css', 'utf8').matchAll(/\[data-icon='(\w+)'\]/g)
  expect([...new Set([...drawings].map(([, name]) => name ?? ''))].sort()).toEqual([...iconNames].sort())
})
