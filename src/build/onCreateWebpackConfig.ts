import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type JsMinifyOptions, minify } from '@swc/core'
import type { GatsbyNode } from 'gatsby'
import { LicenseWebpackPlugin } from 'license-webpack-plugin'
import { sdks } from '../../content/data/sdks'
import { navbar } from '../../content/site/navbar'
import { installedPackage } from '../gatsby-patches/checkGatsby'
import { fasterWebpack, type WebpackConfig } from '../gatsby-patches/fasterWebpack'
import { lazyStyles } from '../gatsby-patches/lazyStyles'
import type { SdkFacts } from '../shared/sdkFacts'
import type { SiteMetadata } from '../shared/siteMetadata'
import { compileInlineScripts } from './compileInlineScripts'
import { errorReportsUrl } from './errorReportsUrl'
import { algoliaAccount } from './search/algolia'

interface GatsbyStore {
  getState(): { config: { siteMetadata: SiteMetadata } }
}

/** In milliseconds; while webpack waits for a chunk, it can't be requested again. */
const chunkLoadTimeout = 10_000

/** Licenses are in one file, `licenses.txt`. SWC needs half a second for what takes Terser 11, and returns less. */
const minifyWithSwc = async (input: Record<string, string>) => {
  const options: JsMinifyOptions = { ecma: 2020, compress: { passes: 3 }, mangle: true, format: { comments: false } }
  const { code } = await minify(Object.values(input).join(''), options)
  return { code }
}

/** Gatsby ignores the first in `setWebpackConfig`, and would add the second to its own target, ES5. */
const outputOptions = {
  apply({ options }: { options: { output: object; target?: string[] } }) {
    Object.assign(options.output, { chunkLoadTimeout })
    options.target = ['web', 'es2020']
  },
}

const cascadeLayers = '@layer reset, tokens, base, parts, print;'

/** Webpack decides the order of the sheets, so the file that has them all begins with the layers. */
const layersFirst = {
  apply(compiler: { webpack: { BannerPlugin: new (options: object) => { apply: (compiler: object) => void } } }) {
    new compiler.webpack.BannerPlugin({ banner: cascadeLayers, raw: true, test: /\.css$/ }).apply(compiler)
  },
}

interface Compilation {
  hash: string | null
  assets: Readonly<Record<string, unknown>>
}

/** Gatsby writes webpack's hash of a build into every page. It differs when a style sheet comes from the cache; the names of files don't. */
export const stableHash = {
  apply({
    hooks,
  }: {
    hooks: { afterEmit: { tap: (name: string, change: (compilation: Compilation) => void) => void } }
  }) {
    // Before Gatsby reads it.
    hooks.afterEmit.tap('stableHash', (compilation) => {
      compilation.hash = createHash('sha256')
        .update(Object.keys(compilation.assets).sort().join('\0'))
        .digest('hex')
        .slice(0, 20)
    })
  },
}

const sdkFacts = sdks.map(({ name, label, side, version }): SdkFacts => ({ name, label, side, version }))

/** Defines the search account (without the key that may write) and the code of the inline scripts; applies `src/gatsby-patches`. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins: make,
  store,
  pathPrefix,
}) => {
  const define = make.define as (values: Record<string, string>) => object
  const { adminKey: _adminKey, ...account } = algoliaAccount(process.env) ?? {}
  const isServer = stage.endsWith('-html')
  const { siteMetadata } = (store as unknown as GatsbyStore).getState().config
  actions.setWebpackConfig({
    plugins: [
      define({
        'process.env.BASE_PATH': JSON.stringify(pathPrefix),
        'process.env.OFFLINE_EDITION': JSON.stringify(process.env.OFFLINE_EDITION ?? ''),
        'process.env.ALGOLIA_ACCOUNT': 'appId' in account ? JSON.stringify(account) : 'undefined',
        'process.env.INLINE_SCRIPTS': isServer ? JSON.stringify(compileInlineScripts()) : '{}',
        'process.env.DOCS_VERSION': JSON.stringify(navbar.versions[0]?.label),
        'process.env.ERROR_REPORTS_URL': JSON.stringify(errorReportsUrl(process.env) ?? ''),
        'process.env.SITE_METADATA': isServer ? JSON.stringify(siteMetadata) : 'undefined',
        'process.env.SDKS': JSON.stringify(sdkFacts),
        'process.env.CASCADE_LAYERS': isServer ? JSON.stringify(cascadeLayers) : 'undefined',
        // Makes Gatsby render pages again when a style sheet changes.
        'process.env.STYLE_SHEETS': isServer ? JSON.stringify(styleSheetDigest('src')) : 'undefined',
      }),
    ],
    // Cascade layers order the sheets, and no component styles another one.
    ignoreWarnings: [/Conflicting order/],
  })
  const config = fasterWebpack((getConfig as () => WebpackConfig)(), stage)
  if (stage === 'build-javascript') lazyStyles(config)
  actions.replaceWebpackConfig(config)
  if (!stage.startsWith('build')) return
  const minifyJs = make.minifyJs as (options: object) => object
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({
      // Source maps would be 20 MB of the output.
      devtool: false,
      // Gatsby's own minifier, one pass for older browsers, skips what this one has minified.
      plugins: [
        outputOptions,
        stableHash,
        layersFirst,
        licenseList(),
        minifyJs({ minify: minifyWithSwc, parallel: false, extractComments: false }),
      ],
    })
  }
}

/** Changes when a style sheet below a folder is added, changed, moved or removed. */
export function styleSheetDigest(folder: string): string {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const digest = createHash('sha256')
  for (const file of files.sort())
    digest
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(folder, file)))
      .update('\0')
  return digest.digest('hex').slice(0, 16)
}

const acceptedLicenses = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']

/** Packages that webpack doesn't see: Gatsby copies its runtime, workers are compiled apart, and fonts aren't modules of a script. */
const otherPackages = [
  'gatsby',
  'minisearch',
  '@docsearch/css',
  '@fontsource-variable/public-sans',
  '@fontsource-variable/sen',
]

function licenseList(): LicenseWebpackPlugin {
  return new LicenseWebpackPlugin({
    outputFilename: 'licenses.txt',
    perChunkOutput: false,
    addBanner: false,
    // Of style sheets: they have no code of a package, and don't run for sheets from the cache.
    skipChildCompilers: true,
    stats: { warnings: false, errors: true },
    additionalModules: otherPackages.map((name) => ({ name, directory: installedPackage(name) })),
    // A folder of @builder.io/partytown, which gatsby-script imports: its package.json names no license.
    licenseTypeOverrides: { '@builder.io/partytown/integration': 'MIT' },
    excludedPackageTest: (name) => name === 'unleash-docs' || fs.existsSync(path.join('plugins', name)),
    unacceptableLicenseTest: (license) => !acceptedLicenses.includes(license),
    handleUnacceptableLicense: (name, license) => {
      throw new Error(`${name} has the license ${license}: see acceptedLicenses in src/build/onCreateWebpackConfig.ts.`)
    },
  })
}
