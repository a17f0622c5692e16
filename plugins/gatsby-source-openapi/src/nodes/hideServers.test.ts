import { expect, it } from 'vitest'
import { hideServers } from './hideServers'

const servers = ['https://us.example.com/base', 'https://us.example.com']

it.each([
  ['curl https://us.example.com/base/api/admin', 'curl <your-unleash-url>/api/admin'],
  ['At https://us.example.com.', 'At <your-unleash-url>.'],
  ['HTTPS://US.example.com/base?x', '<your-unleash-url>?x'],
  [
    'https://us.example.com.evil.org and https://us.example.community',
    'https://us.example.com.evil.org and https://us.example.community',
  ],
  ['nothing', 'nothing'],
])('%s → %s', (text, hidden) => {
  expect(hideServers({ deep: [{ text }] }, servers)).toEqual({ deep: [{ text: hidden }] })
})

it('leaves numbers, null and everything else as it is', () => {
  const value = { a: 1, b: null, c: true, d: [undefined] }
  expect(hideServers(value, servers)).toEqual(value)
  expect(hideServers(value, [])).toBe(value)
})

it('treats brackets and dots in a URL as characters', () => {
  expect(hideServers('at http://[::1]:4242/x and http://a.b+c', ['http://[::1]:4242', 'http://a.b+c'])).toBe(
    'at <your-unleash-url>/x and <your-unleash-url>',
  )
})
