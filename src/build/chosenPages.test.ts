import { expect, test } from 'vitest'
import { chosenPages, ignoreUnchosen } from './chosenPages'

const develop = { gatsby_executing_command: 'develop' }

test.each([
  [{ ...develop, DOCS: '' }],
  [{ ...develop, DOCS: ' ' }],
  [{ gatsby_executing_command: 'build', DOCS: 'how-to' }],
  [{}],
])('with %j, all pages are wanted', (environment) => {
  expect(chosenPages(environment)).toBeUndefined()
})

test.each([
  ['/', true],
  ['/reference/segments', true],
  ['/reference/segments-of-users', false],
  ['/how-to', true],
  ['/how-to/create-a-flag', true],
  ['/reference', false],
])('of "reference/segments /how-to/", %s is chosen: %s', (path, expected) => {
  expect(chosenPages({ ...develop, DOCS: 'reference/segments /how-to/' })?.(path)).toBe(expected)
})

test.each([
  ['/site/content/docs/how-to/create-a-flag.mdx', false],
  ['/site/content/docs/how-to/index.mdx', false],
  ['/site/content/docs/index.mdx', false],
  ['/site/content/docs/topics.mdx', true],
  ['C:\\site\\content\\docs\\topics.mdx', true],
  ['/site/content/docs/_parts/warning.mdx', true],
  ['/site/content/docs/_warning.mdx', false],
  ['/site/content/docs/topics.png', false],
  ['/site/content/docs/topics', false],
])('%s is ignored: %s', (file, expected) => {
  const isChosen = chosenPages({ ...develop, DOCS: 'how-to' }) ?? (() => true)
  expect(ignoreUnchosen(isChosen)(file)).toBe(expected)
})
