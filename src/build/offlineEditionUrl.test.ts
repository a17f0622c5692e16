import { expect, test } from 'vitest'
import { footer } from '../../content/site/footer'
import { withOfflineEdition } from './offlineEditionUrl'

test.each([undefined, ''])('without a URL (%s), the footer stays as it is', (value) => {
  expect(withOfflineEdition(footer, { OFFLINE_EDITION_URL: value })).toBe(footer)
})

test('with a URL, the first group of the footer ends with a link to it', () => {
  const url = 'https://github.com/Unleash/unleash/releases/latest/download/unleash-docs.zip'
  const { groups } = withOfflineEdition(footer, { OFFLINE_EDITION_URL: url })
  expect(groups[0]?.links.at(-1)).toEqual({ label: 'Offline edition', href: url })
  expect(groups.slice(1)).toEqual(footer.groups.slice(1))
})

test.each(['unleash-docs.zip', 'http://example.com/a.zip', 'javascript:alert(1)', 'https://'])(
  '%s is refused',
  (value) => {
    expect(() => withOfflineEdition(footer, { OFFLINE_EDITION_URL: value })).toThrow(
      `OFFLINE_EDITION_URL is "${value}". Write a URL that starts with https://, or leave it out.`,
    )
  },
)
