import { expect, test } from 'vitest'
import { restartNote } from './restartNotes'

test.each([
  [
    'content/site/sources.ts',
    'content/site/sources.ts changed: stop npm run develop with Ctrl+C and start it again to read the sources that it lists.',
  ],
  [
    'content/data/glossaryTerms.ts',
    'content/data/glossaryTerms.ts changed: stop npm run develop with Ctrl+C and start it again to see it on pages.',
  ],
  [
    'content/data/sdks.ts',
    'content/data/sdks.ts changed: stop npm run develop with Ctrl+C and start it again to see it under "My stack", too.',
  ],
  ['content/data/operationHistory.json', undefined],
  ['content/readmes/go.md', undefined],
  ['content/data/flagTypes.ts', undefined],
  ['content/site/sidebars.ts', undefined],
])('%s', (file, note) => {
  expect(restartNote(file)).toBe(note)
})
