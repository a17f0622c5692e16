import { expect, test } from 'vitest'
import { markText } from './markText'

const terms = new Set(['flag', 'toggle'])

test.each([
  ['A flag is a Toggle.', 'A <mark>flag</mark> is a <mark>Toggle</mark>.'],
  ['a flag/toggle, or toggle flag', 'a <mark>flag/toggle</mark>, or <mark>toggle flag</mark>'],
  ['Flags', '<mark>Flags</mark>'],
  ['featureFlag', '<mark>featureFlag</mark>'],
  ['<mark>', '<mark>'],
  ['nothing', 'nothing'],
  ['', ''],
])('%s', (text, marked) => {
  expect(markText(text, terms)).toBe(marked)
})

test.each([
  ['one two three', 'one two three'],
  ['one two three four five six flag eight nine ten eleven', '… four five six <mark>flag</mark> eight nine …'],
  ['flag two three four five six seven eight', '<mark>flag</mark> two three four five six …'],
  ['one two three four five six seven flag', '… three four five six seven <mark>flag</mark>'],
])('an excerpt of "%s"', (text, value) => {
  expect(markText(text, terms, 6)).toBe(value)
})
