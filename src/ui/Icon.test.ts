import fs from 'node:fs'
import { expect, test } from 'vitest'

/** What stands between quotes behind a mark, sorted. */
const quoted = (file: string, mark: RegExp) => [...fs.readFileSync(file, 'utf8').matchAll(mark)].map(([, name]) => name).sort()

test('every icon has a drawing, and every drawing a name', () => {
  const names = quoted('src/ui/Icon.tsx', /\| '(\w+)'/g)
  expect(names.length).toBeGreaterThan(10)
  expect(quoted('src/styles/icons.css', /\[data-icon='(\w+)'\]/g)).toEqual(names)
})
