import { expect, test } from 'vitest'
import { lazyStyles } from './lazyStyles'

const moduleOf = (file: string) => ({ identifier: () => `css /site/${file}` })

test('only the style sheets of the search are left out of the one of all pages', () => {
  const styles = { test: ({ identifier }: { identifier: () => string }) => identifier().startsWith('css ') }
  lazyStyles({ optimization: { splitChunks: { cacheGroups: { styles } } } })
  expect(styles.test(moduleOf('node_modules/@docsearch/css/dist/modal.css'))).toBe(false)
  expect(styles.test(moduleOf('src/search/dialog/docsearch.css'))).toBe(false)
  expect(styles.test(moduleOf('src/search/SearchButton.module.css'))).toBe(true)
  expect(styles.test({ identifier: () => '/site/src/search/Search.tsx' })).toBe(false)
})

test('another rule of Gatsby is an error', () => {
  expect(() => lazyStyles({ optimization: { splitChunks: { cacheGroups: {} } } })).toThrowErrorMatchingInlineSnapshot(
    `[Error: Gatsby has no rule "styles" for chunks of style sheets: see src/gatsby-patches/lazyStyles.ts.]`,
  )
})
