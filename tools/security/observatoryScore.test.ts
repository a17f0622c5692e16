import { expect, test } from 'vitest'
import { observatoryScore } from './observatoryScore'

/** A page that loses nothing, and gains nothing. */
const plain = {
  'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'allow',
}
const html = '<script src="/app.js"></script>'

/** How a header (or none) changes the points of its test. */
function pointsOf(test: string, value: string | undefined): number {
  const headers = Object.fromEntries(
    Object.entries<string | undefined>({ ...plain, [test]: value }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
  return observatoryScore({ headers, html }).findings.find((finding) => finding.test === test)?.points ?? NaN
}

test.each<[string, string | undefined, number]>([
  ['content-security-policy', undefined, -25],
  ['content-security-policy', "default-src 'self'; default-src 'none'", -25],
  ['content-security-policy', "script-src 'self' 'unsafe-inline'", -20],
  ['content-security-policy', "default-src 'self'; script-src https:", -20],
  ['content-security-policy', "script-src 'self'; style-src 'self'", -20],
  ['content-security-policy', "default-src 'self'; connect-src http://localhost:*", -20],
  ['content-security-policy', "default-src 'self'; script-src 'unsafe-eval'", -10],
  ['content-security-policy', "default-src 'self'; img-src http:", -10],
  ['content-security-policy', "default-src 'self'; style-src 'self' 'unsafe-inline'", 0],
  ['content-security-policy', "default-src 'self'; style-src 'self' 'unsafe-inline' 'sha256-YQ=='", 5],
  ['content-security-policy', "default-src 'self'; connect-src https:", 5],
  ['content-security-policy', "default-src 'none'; script-src 'self'; img-src 'self' data:", 10],
  ['strict-transport-security', undefined, -20],
  ['strict-transport-security', 'includeSubDomains', -20],
  ['strict-transport-security', 'max-age=3600', -10],
  ['strict-transport-security', 'max-age=63072000; includeSubDomains; preload', 0],
  ['x-content-type-options', undefined, -5],
  ['x-content-type-options', 'nosniff', 0],
  ['x-frame-options', undefined, -20],
  ['x-frame-options', 'DENY', 5],
  ['referrer-policy', undefined, 0],
  ['referrer-policy', 'origin', -5],
  ['referrer-policy', 'same-origin', 5],
  ['cross-origin-resource-policy', 'same-site', 10],
  ['cross-origin-resource-policy', 'none', -5],
  ['cross-origin-opener-policy', 'same-origin', 10],
  ['cross-origin-embedder-policy', 'credentialless', 10],
  ['cross-origin-embedder-policy', 'unsafe-none', 0],
])('%s: %s gives %i points', (name, value, points) => {
  expect(pointsOf(name, value)).toBe(points)
})

test.each([
  ['<p></p>', 0],
  ['<script src="/a.js"></script>', 0],
  ['<script src="/a.js" integrity="sha256-YQ=="></script>', 5],
  ['<script src="https://a.example/a.js"></script>', -5],
  ['<script src="//a.example/a.js"></script>', -50],
])('scripts %s give %i points', (document, points) => {
  const { findings } = observatoryScore({ headers: plain, html: document })
  expect(findings.find(({ test }) => test === 'subresource-integrity')?.points).toBe(points)
})

test('a page that loses more than ten points gets none for what is good', () => {
  const good = { ...plain, 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' }
  expect(observatoryScore({ headers: good, html }).score).toBe(115)
  expect(observatoryScore({ headers: { ...good, 'strict-transport-security': 'max-age=1' }, html }).score).toBe(105)
  expect(observatoryScore({ headers: { ...good, 'content-security-policy': 'script-src *' }, html }).score).toBe(80)
})
