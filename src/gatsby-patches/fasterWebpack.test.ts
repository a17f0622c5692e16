import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { transformSync, type Options } from '@swc/core'
import { expect, test } from 'vitest'
import { cacheVersion, fasterWebpack, type WebpackConfig } from './fasterWebpack'

/** An object of a class with this name. */
const instance = (name: string): object => ({ constructor: { name } })

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'webpack-'))
const write = (name: string, text: string) => {
  const file = path.join(folder, name)
  fs.writeFileSync(file, text)
  return file
}
const styles = { test: /\.css$/, use: [{ loader: 'css-loader' }] }
const gatsbyLoader = { loader: '/site/node_modules/gatsby/dist/utils/babel-loader.js' }
const scripts = {
  test: /\.(js|mjs|jsx|ts|tsx)$/,
  include: (file: string) => !file.includes('node_modules'),
  use: () => [gatsbyLoader],
}
const typeScript = { test: /\.tsx?$/, use: () => [gatsbyLoader] }

/** Webpack's configuration as Gatsby makes it. */
function gatsbyConfig(): WebpackConfig {
  return {
    module: { rules: [styles, scripts, typeScript] },
    resolve: { plugins: [instance('GatsbyThemeComponentShadowingResolverPlugin'), instance('CacheFolderResolver')] },
    resolveLoader: {},
    cache: { buildDependencies: { config: [write('gatsby-node.js', '')] } },
    plugins: [],
    optimization: {},
  }
}

interface Loader {
  loader: string
  options?: Options
}

/** The loaders of a module, by all rules that it matches; webpack runs the last one first. */
function loadersOf(file: string, stage = 'build-javascript'): Loader[] {
  const rules = fasterWebpack(gatsbyConfig(), stage).module.rules.filter(
    ({ test: name, include }) => name?.test(file) && (include?.(file) ?? true),
  )
  return rules.flatMap(({ use: loaders }) =>
    typeof loaders === 'function' ? (loaders as (imported: object) => Loader[])({}) : (loaders as Loader[]),
  )
}

const names = (loaders: readonly Loader[]) => loaders.map(({ loader }) => loader)

test('a module with a query passes the loader of Gatsby, then SWC; others pass SWC only', () => {
  const query = write('Template.tsx', 'export const query = graphql`{ a }`')
  expect(names(loadersOf(query))).toEqual(['swc-loader', gatsbyLoader.loader])
  expect(names(loadersOf(write('Part.tsx', '')))).toEqual(['swc-loader'])
  expect(names(loadersOf(write('a.css', '')))).toEqual(['css-loader'])
})

test.each([
  ['a.ts', 'export const same = <T>(value: T) => value', /same = \(value\)=>value/],
  ['a.tsx', 'export const part = <p>a</p>', /jsx\("p"/],
  ['a.js', 'export const part = <p>a</p>', /jsx\("p"/],
  ['b.ts', 'export class A { #x = 1; y = this.#x ?? 2 }', /#x = 1;\s+y = this\.#x \?\? 2/],
])('%s: %s', (name, text, expected) => {
  const [swc] = loadersOf(write(name, text))
  expect(transformSync(text, { ...swc?.options, filename: name }).code).toMatch(expected)
})

test('components are refreshed without a reload in development', () => {
  const [swc] = loadersOf(write('Part.tsx', ''), 'develop')
  expect(
    transformSync('export function Part() { return <p /> }', { ...swc?.options, filename: 'Part.tsx' }).code,
  ).toContain('$RefreshReg$')
})

test('webpack’s cache does not follow what loaders import', () => {
  const [{ apply } = { apply: undefined }] = fasterWebpack(gatsbyConfig(), 'develop').plugins as {
    apply: (compiler: object) => void
  }[]
  const buildDependencies = new Set(['swc-loader'])
  apply?.({
    hooks: { afterEmit: { tap: (_: string, run: (compilation: object) => void) => run({ buildDependencies }) } },
  })
  expect(buildDependencies.size).toBe(0)
})

test('webpack’s cache is a new one when a file that it depends on changes', () => {
  const [a, b] = [write('a', '1'), write('b', '2')]
  const before = cacheVersion([a, b])
  expect(cacheVersion([a, b])).toBe(before)
  expect(cacheVersion([b, a])).not.toBe(before)
  write('b', '3')
  expect(cacheVersion([a, b])).not.toBe(before)
})

test.each<[string, (config: WebpackConfig) => WebpackConfig]>([
  ['rule for scripts', (config) => ({ ...config, module: { rules: [styles, typeScript] } })],
  ['rule for TypeScript', (config) => ({ ...config, module: { rules: [styles, scripts] } })],
  ['resolver for themes', (config) => ({ ...config, resolve: { plugins: [instance('CacheFolderResolver')] } })],
  ['cache', ({ cache: _, ...config }) => config as WebpackConfig],
])('without Gatsby’s %s the build stops', (part, change) => {
  expect(() => fasterWebpack(change(gatsbyConfig()), 'develop')).toThrow(
    `Gatsby configures webpack in an unexpected way (expected a ${part}`,
  )
})
