import { expect, test } from 'vitest'
import { contentIn, pathIn } from './useFeedbackPage'

test.each([
  ['', ''],
  ['?page=/reference/segments', '/reference/segments'],
  ['?page=/', '/'],
  ['?page=//evil.example', ''],
  ['?page=https://evil.example', ''],
  ['?page=/a"b', ''],
])('the page in %s is "%s"', (search, path) => {
  expect(pathIn(search)).toBe(path)
})

test('title and headings come from the data of any kind of page', () => {
  const headings = [{ id: 'a', text: 'A' }]
  expect(contentIn({ sidebarGroup: null, operation: { title: 'T', headings } }, '/t')).toEqual({ title: 'T', headings })
  expect(contentIn({ site: {} }, '/t')).toEqual({ title: '/t', headings: [] })
  expect(contentIn(undefined, '/t')).toEqual({ title: '/t', headings: [] })
})
