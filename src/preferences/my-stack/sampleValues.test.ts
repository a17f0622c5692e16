import { expect, test } from 'vitest'
import { samplePlaceholders } from '../../../plugins/gatsby-source-openapi/shared'
import { cleanServer, cleanToken, sampleFiller } from './sampleValues'

test.each([
  ['https://eu.example.com/acme', 'https://eu.example.com/acme'],
  [' http://localhost:4242/ ', 'http://localhost:4242'],
  ['https://eu.example.com/acme/api/', 'https://eu.example.com/acme'],
  ['https://eu.example.com/api/admin', 'https://eu.example.com'],
  ['https://eu.example.com/acme/api/frontend//', 'https://eu.example.com/acme'],
  ['https://eu.example.com/apis', 'https://eu.example.com/apis'],
  ['https://eu.example.com/api/admin/projects', 'https://eu.example.com/api/admin/projects'],
  ['http://unleash_web:4242', 'http://unleash_web:4242'],
  ['HTTPS://EU.example.com/', 'https://EU.example.com'],
  ['http://[::1]:4242', 'http://[::1]:4242'],
  ['', undefined],
  ['eu.example.com', undefined],
  ['javascript:alert(1)', undefined],
  ["https://a.example.com/'; rm -rf", undefined],
  ['https://a.example.com/"<script>', undefined],
  ['https://a.example.com/$HOME', undefined],
  ['https://a:b:c', undefined],
])('server %j → %j', (text, clean) => {
  expect(cleanServer(text)).toBe(clean)
})

test.each([
  ['default:development.secret', 'default:development.secret'],
  [' *:*.secret ', '*:*.secret'],
  ['[]:production.secret', '[]:production.secret'],
  ['user:secret', 'user:secret'],
  ['Bearer user:secret', 'user:secret'],
  ['bearer  user:secret ', 'user:secret'],
  ['Bearer', 'Bearer'],
  ['Bearer a b', undefined],
  ['', undefined],
  ['a b', undefined],
  ["a'b", undefined],
  ['<b>', undefined],
])('token %j → %j', (text, clean) => {
  expect(cleanToken(text)).toBe(clean)
})

test('both are replaced everywhere, and what may not be there leaves the placeholder', () => {
  const html = `curl '${samplePlaceholders.server}/a' -H 'x: ${samplePlaceholders.token}' '${samplePlaceholders.server}/b'`
  expect(sampleFiller({ server: 'http://localhost:4242/', token: '*:*.x' })(html)).toBe(
    "curl 'http://localhost:4242/a' -H 'x: *:*.x' 'http://localhost:4242/b'",
  )
  expect(sampleFiller({ server: '', token: "'" })(html)).toBe(html)
})
