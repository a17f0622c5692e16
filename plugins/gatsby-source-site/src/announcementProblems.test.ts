import { expect, test } from 'vitest'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import { announcementProblems } from './announcementProblems'

const bar = { id: 'survey-2024', text: 'Take part.', isCloseable: true }

test('none, one in the colours of the site and one in readable colours are no problem', () => {
  expect(announcementProblems(null)).toEqual([])
  expect(announcementProblems(bar)).toEqual([])
  expect(announcementProblems({ ...bar, backgroundColor: '#0b3d2e', textColor: '#ffffff' })).toEqual([])
})

test('ids and colours that do not work are named', () => {
  const problems = [
    { ...bar, id: 'a survey' },
    { ...bar, textColor: '#ffffff' },
    { ...bar, backgroundColor: 'red', textColor: '#ffffff' },
    { ...bar, backgroundColor: '#ff8800', textColor: '#ffffff' },
  ].flatMap(announcementProblems)
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/site/announcement.ts
      One of the two colours is missing.
      Set both or none.

    content/site/announcement.ts
      "red" is no colour.
      Write it as "#1b1c26".

    content/site/announcement.ts
      The text #ffffff on #ff8800 has a contrast of 2.4:1.
      Choose colours with at least 4.5:1.

    content/site/announcement.ts  id
      "a survey" is no id.
      Use letters, digits, "_", "." and "-"."
  `)
})
