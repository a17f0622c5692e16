import { expect, test } from 'vitest'
import { restartNote } from './restartNotes'

test.each([
  ['content/site', 'sources.ts', 'content/site/sources.ts changed: restart npm run develop to see it.'],
  [
    'content/data',
    'operationHistory.json',
    'content/data/operationHistory.json changed: restart npm run develop to see it.',
  ],
  ['content/data', 'sdks.ts', 'content/data/sdks.ts changed: restart npm run develop to see it under "My stack", too.'],
  ['content/readmes', 'go.md', 'content/readmes/go.md changed: restart npm run develop to see it.'],
  ['content/readmes', '.go.md.swp', undefined],
  ['content/data', 'flagTypes.ts', undefined],
  ['content/site', 'sidebars.ts', undefined],
])('%s/%s', (folder, file, note) => {
  expect(restartNote(folder, file)).toBe(note)
})
