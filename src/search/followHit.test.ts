import { navigate } from 'gatsby'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hitNavigator } from './followHit'

vi.mock('gatsby', () => ({ navigate: vi.fn() }))
const assign = vi.fn()
const open = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('window', { location: { assign }, open })
})
afterEach(() => void vi.unstubAllGlobals())

const ways = ['navigate', 'navigateNewTab', 'navigateNewWindow'] as const

test('the router goes to pages of this site, the browser to known other ones', () => {
  hitNavigator.navigate({ itemUrl: '/reference/segments' })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/reference/segments')
  expect(assign).not.toHaveBeenCalled()
  hitNavigator.navigate({ itemUrl: 'https://github.com/Unleash/unleash' })
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://github.com/Unleash/unleash')
})

test('a tab of its own knows nothing of this one', () => {
  hitNavigator.navigateNewTab({ itemUrl: '/reference/segments' })
  expect(open).toHaveBeenCalledExactlyOnceWith('/reference/segments', '_blank', 'noopener')
})

test.each(ways.flatMap((way) => ['javascript:alert(1)', '//evil.example', 'https://evil.example/'].map((url) => [way, url] as const)))(
  '%s does not follow %s',
  (way, itemUrl) => {
    hitNavigator[way]({ itemUrl })
    expect(navigate).not.toHaveBeenCalled()
    expect(assign).not.toHaveBeenCalled()
    expect(open).not.toHaveBeenCalled()
  },
)
