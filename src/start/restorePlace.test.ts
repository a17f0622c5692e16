import type { ShouldUpdateScrollArgs } from 'gatsby'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/**
 * @param options `key` names the entry of the history, `from` is the page before; the browser has placed the first one unless `mode` is
 * manual; `top` is where the target of the hash is in the window, and `type` how the browser has come to the first page
 */
async function visit(hash: string, { key = 'new', from = '', mode = 'auto', top = 900, type = 'reload' } = {}) {
  const saved: Record<string, number> = { left: 4323 }
  const scrollTo = vi.fn()
  vi.stubGlobal('window', { scrollTo, history: { scrollRestoration: mode }, innerHeight: 900, scrollY: 100 })
  const target = { getBoundingClientRect: () => ({ top }) }
  const documentElement = { scrollHeight: 9000 }
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'a' ? target : null), documentElement })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
  vi.stubGlobal('getComputedStyle', () => ({ scrollPaddingTop: '80px' }))
  vi.resetModules()
  const { isPlaceRestored, shouldUpdateScroll } = await import('./restorePlace')
  const result = shouldUpdateScroll?.(
    {
      prevRouterProps: from === '' ? undefined : { location: { pathname: from } },
      routerProps: { location: { pathname: '/page', hash, key } },
      getSavedScrollPosition: (location: { key: string }) => [0, saved[location.key] ?? 0],
    } as unknown as ShouldUpdateScrollArgs,
    { plugins: [] },
  )
  return [result, scrollTo.mock.calls.flat(), isPlaceRestored()]
}

test.each([
  ['a link to a section', '#a', { from: '/other' }, [true, [], false]],
  ['a link within the page', '#a', { from: '/page' }, [true, [], false]],
  ['Back to a page that was left', '#a', { from: '/other', key: 'left' }, [false, [0, 4323], true]],
  ['Back within the page', '#a', { from: '/page', key: 'left' }, [false, [0, 4323], true]],
  ['Back without a hash, which Gatsby restores', '', { from: '/other', key: 'left' }, [true, [], false]],
  ['a first page', '#a', {}, [false, [], false]],
  ['a reloaded page at its place', '#a', { key: 'left' }, [false, [], false]],
  ['a reloaded page at its anchor', '#a', { key: 'left', top: 80 }, [false, [0, 4323], false]],
  ['a new visit of the anchor in the same tab', '#a', { key: 'left', top: 80, type: 'navigate' }, [false, [], false]],
  ['a reloaded page whose anchor is gone', '#b', { key: 'left', top: 80 }, [false, [], false]],
  [
    'a first page of the history, whose place only the router knows',
    '',
    { key: 'left', mode: 'manual' },
    [true, [], false],
  ],
])('%s', async (_, hash, options, expected) => {
  expect(await visit(hash, options)).toEqual(expected)
})
