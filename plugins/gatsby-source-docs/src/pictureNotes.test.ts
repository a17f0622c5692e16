import { expect, test } from 'vitest'
import { formatProblems } from '../../problem-report'
import { pictureNotes, readPictureNotes } from './pictureNotes'

const list = 'content/data/pictures.json'

test('a picture of examples has a note, others have none', () => {
  const text = JSON.stringify({
    'a/pictures/b.webp': { from: 'examples', width: 9 },
    'a/pictures/c.webp': { from: 'server', width: 9 },
  })
  const { notes, problems } = pictureNotes(text, list)
  expect([...notes]).toEqual([['a/pictures/b.webp', 'Example data']])
  expect(problems).toEqual([])
})

test('without a list there are no notes', () => {
  expect(readPictureNotes('content/data/no-such-file.json')).toEqual({ notes: new Map(), problems: [] })
})

test.each([
  ['[]', 'Invalid input: expected record, received array'],
  ['{\n  "a.webp": "examples"\n}', 'Invalid input: expected object, received string'],
  ['{\n  "a.webp": { "from": 1 }\n}', 'Invalid input: expected string, received number'],
  ['{\n  "a.webp": {}\n}', 'expected string, received undefined'],
  ['{\n  "a.webp": {,\n}', 'not valid JSON'],
])('%j is a problem', (text, message) => {
  const { notes, problems } = pictureNotes(text, list)
  expect(notes.size).toBe(0)
  expect(formatProblems(problems)).toContain(message)
})

test('the problem names file, line and fix', () => {
  expect(formatProblems(pictureNotes('{\n  "a.webp": { "from": 1 }\n}', list).problems)).toMatchInlineSnapshot(`
    "content/data/pictures.json:2  a.webp > from
      The list of pictures has an invalid entry: Invalid input: expected string, received number.
      Run npm run pictures --prefix verification, which writes this file."
  `)
})
