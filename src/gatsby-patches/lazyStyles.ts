import type { WebpackConfig } from './fasterWebpack'

/** DocSearch's, and ours over it: 5 KB (Brotli) that only readers who search need. */
const searchStyles = /@docsearch[\\/]css[\\/]|[\\/]docsearch\.css/

/**
 * What: the style sheets of the search dialog are a file of their own, which webpack loads with the code that imports them.
 * Why: Gatsby puts all style sheets, also those of code that is loaded later, into the one of all pages.
 * Check: throws when Gatsby has another rule for style sheets.
 */
export function lazyStyles(config: Pick<WebpackConfig, 'optimization'>): void {
  const styles = config.optimization.splitChunks?.cacheGroups?.styles
  if (!styles)
    throw new Error('Gatsby has no rule "styles" for chunks of style sheets: see src/gatsby-patches/lazyStyles.ts.')
  const { test } = styles
  styles.test = (module) => test(module) && !searchStyles.test(module.identifier())
}
