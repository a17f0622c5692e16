import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { installedPackage } from './checkGatsby'

export interface WebpackConfig {
  module: { rules: readonly Rule[] }
  resolve: { plugins: readonly object[] }
  resolveLoader: object
  cache: { buildDependencies: { config: readonly string[] } }
  plugins: readonly object[]
  optimization: {
    splitChunks?: { cacheGroups?: { styles?: { test: (module: { identifier: () => string }) => boolean } } }
  }
}

interface Compiler {
  hooks: {
    afterEmit: { tap: (name: string, run: (compilation: { buildDependencies: { clear: () => void } }) => void) => void }
  }
}

interface Rule {
  test?: RegExp
  include?: (file: string) => boolean
  use?: unknown
}

/** Gatsby's rule for scripts; its loader depends on which module imports the script. */
interface ScriptRule extends Rule {
  include: (file: string) => boolean
  use: (imported: { resourceQuery: string; issuer: string }) => { loader: string }[]
}

/**
 * What: SWC transpiles instead of Babel; modules with a GraphQL query pass Gatsby's babel-loader before, which removes queries. Imports
 * are resolved without following symbolic links, and without looking for themes that shadow components. The key of webpack's cache is the
 * content of the files that Gatsby names and of the list of installed packages, not of all modules that loaders import. ESLint doesn't
 * run in development: Gatsby's would check `.js` files only.
 * Why: of the CPU seconds of a clean build, transpiling and minifying cost 40, and finding the modules of loaders 20.
 * Check: throws when one of Gatsby's rules for scripts, its plugin for themes or its cache is not where it was.
 */
export function fasterWebpack<Config extends WebpackConfig>(config: Config, stage: string): Config {
  const scripts = config.module.rules.find(isScriptRule) ?? changed('rule for scripts with babel-loader')
  // Of gatsby-plugin-typescript: it would apply Babel to all modules once more.
  const otherRules = config.module.rules.filter((rule) => !hasBabel(rule))
  if (config.module.rules.length - otherRules.length < 2) changed('rule for TypeScript with babel-loader')
  const resolvers = config.resolve.plugins.filter(
    ({ constructor }) => !constructor.name.includes('ThemeComponentShadowing'),
  )
  if (resolvers.length === config.resolve.plugins.length) changed('resolver for themes')
  const files = (config.cache as WebpackConfig['cache'] | undefined)?.buildDependencies.config ?? changed('cache')
  return {
    ...config,
    module: { ...config.module, rules: [...otherRules, ...scriptRules(scripts, stage)] },
    resolve: { ...config.resolve, symlinks: false, plugins: resolvers },
    resolveLoader: { ...config.resolveLoader, symlinks: false },
    cache: {
      ...config.cache,
      buildDependencies: { defaultWebpack: [] },
      version: cacheVersion([...files, installedPackage('.package-lock.json')]),
    },
    plugins: [
      ...config.plugins.filter(({ constructor }) => constructor.name !== 'ESLintWebpackPlugin'),
      { apply: forgetLoaders },
    ],
  }
}

function changed(part: string): never {
  throw new Error(
    `Gatsby configures webpack in an unexpected way (expected a ${part}): see src/gatsby-patches/fasterWebpack.ts.`,
  )
}

function isScriptRule(rule: Rule): rule is ScriptRule {
  return rule.include !== undefined && hasBabel(rule)
}

function hasBabel({ use }: Rule): boolean {
  const loaders = typeof use === 'function' ? (use as ScriptRule['use'])({ resourceQuery: '', issuer: '' }) : []
  return loaders.some(({ loader }) => /[\\/]gatsby[\\/]dist[\\/]utils[\\/]babel-loader/.test(loader))
}

/** `<T>` is a type in `.ts` files and an element in others. A module that gets its first query needs a restart of `npm run develop`. */
function scriptRules(rule: ScriptRule, stage: string): Rule[] {
  const isWithQuery = (file: string) => fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes('graphql`')
  const { include } = rule
  return [
    {
      ...rule,
      include: (file) => include(file) && isWithQuery(file),
      use: (imported: Parameters<ScriptRule['use']>[0]) => [swc('tsx', stage), ...rule.use(imported)],
    },
    { ...rule, test: /\.ts$/, include: (file) => include(file) && !isWithQuery(file), use: [swc('ts', stage)] },
    {
      ...rule,
      test: /\.(js|mjs|jsx|tsx)$/,
      include: (file) => include(file) && !isWithQuery(file),
      use: [swc('tsx', stage)],
    },
  ]
}

function swc(language: 'ts' | 'tsx', stage: string): object {
  const isDevelopment = stage.startsWith('develop')
  const react = { runtime: 'automatic', development: isDevelopment, refresh: stage === 'develop' }
  const parser = { syntax: 'typescript', tsx: language === 'tsx' }
  // All browsers of `browserslist` know ES2022.
  return { loader: 'swc-loader', options: { swcrc: false, jsc: { target: 'es2022', parser, transform: { react } } } }
}

/** Webpack would look for all modules that the loaders import. */
function forgetLoaders({ hooks }: Compiler): void {
  hooks.afterEmit.tap('forgetLoaders', ({ buildDependencies }) => buildDependencies.clear())
}

/** Changes when a file changes, or another one is in its place. */
export function cacheVersion(files: readonly string[]): string {
  const digest = createHash('sha256')
  for (const file of files) digest.update(fs.readFileSync(file)).update('\0')
  return digest.digest('hex').slice(0, 16)
}
