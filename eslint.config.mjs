import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { localRules } from './tools/lint/localRules.mjs'
import { importZones } from './tools/lint/importZones.mjs'

const tests = ['**/*.test.{ts,tsx,mjs}', '**/__fixtures__/**']
const plainScripts = ['**/*.{js,mjs,cjs}']

/** Syntax that is refused in a place; a later place replaces an earlier one, so each names all it wants. */
const refused = {
  barrel: { selector: 'ExportAllDeclaration', message: 'No barrel files: import from the file that defines it.' },
  reexport: { selector: 'ExportNamedDeclaration[source]', message: 'No barrel files: import from the file that defines it.' },
  defaultExport: { selector: 'ExportDefaultDeclaration', message: 'Use a named export: Gatsby requires default exports only of templates, pages and the document.' },
  graphql: {
    selector: 'TaggedTemplateExpression[tag.name="graphql"]',
    message: 'Queries belong in src/templates, src/pages and src/shell; components get their data as props.',
  },
  staticQuery: {
    selector: 'CallExpression[callee.name="useStaticQuery"]',
    message: 'Queries belong in src/templates, src/pages and src/shell; components get their data as props.',
  },
  call: { selector: ':matches(CallExpression, NewExpression, TaggedTemplateExpression)', message: 'Site data is literal: no calls.' },
  functions: { selector: ':function', message: 'Site data is literal: no functions.' },
}
const noSyntax = (...names) => ['error', ...names.map((name) => refused[name])]

const storage = 'Use src/platform/storageSlot for browser storage: it lists all keys and works when storage is unavailable.'
const network =
  'Components do not fetch: data comes from the build, the next page through Gatsby, files of the site through src/platform/siteFiles, forms through src/platform/sendForm.'
const storageNames = ['localStorage', 'sessionStorage']
const networkNames = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket']
const globalObjects = ['window', 'globalThis', 'self']

/** Refuses global names, also as properties of the global object. */
function noGlobals(...lists) {
  return {
    'no-restricted-globals': ['error', ...lists.flatMap(([names, message]) => names.map((name) => ({ name, message })))],
    'no-restricted-properties': [
      'error',
      { object: 'process', property: 'exit', message: 'Report the problem; the Gatsby reporter decides how a build ends.' },
      ...lists.flatMap(([names, message]) =>
        names.flatMap((property) => globalObjects.map((object) => ({ object, property, message }))),
      ),
    ],
  }
}

const nodeModules = { regex: '^node:', message: 'This code runs in a browser.' }
const evaluation = {
  regex: '^(node:)?vm$|^@mdx-js/mdx|^(node:)?module$',
  message: 'Text is data here: nothing that was fetched or written by an author is compiled or evaluated.',
}
const pluginTypes = {
  regex: '/plugins/(?!gatsby-source-openapi/shared$)',
  allowTypeImports: true,
  message: 'Components import types of plugins, and shared.ts of the API plugin; other code of a plugin would ship to every reader.',
}
const noImports = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] })

export default tseslint.config(
  { ignores: ['node_modules/', 'content/docs/', 'public/', '.cache/', '.small-site/', '.reproducible/', 'playwright-report/', 'test-results/', 'src/gatsby-types.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  // Everything
  js.configs.recommended,
  {
    plugins: { 'import-x': importX, local: localRules },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })] },
    rules: {
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-implied-eval': 'error',
      'no-script-url': 'error',
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'import-x/no-restricted-paths': ['error', { zones: importZones }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-self-import': 'error',
      'import-x/no-mutable-exports': 'error',
      'local/file-name': 'error',
      'no-restricted-syntax': noSyntax('barrel'),
    },
  },

  // TypeScript
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // [...text] is how code points are counted.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      // Gatsby and the like hand over objects of functions that are meant to be taken apart.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: plainScripts,
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },

  // Components and what runs in a browser
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/build/**'],
    languageOptions: { globals: globals.browser },
    rules: {
      ...noGlobals([storageNames, storage], [networkNames, network]),
      ...noImports(nodeModules, evaluation, pluginTypes),
      'no-restricted-syntax': noSyntax('barrel', 'reexport', 'defaultExport', 'graphql', 'staticQuery'),
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/build/**', 'src/browser/**', ...tests],
    rules: { 'local/no-browser-while-rendering': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // Safari treats a list without bullets as a list only if it has the role.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/purity': 'error',
      'react-hooks/refs': 'error',
      'react-hooks/set-state-in-render': 'error',
      'react-hooks/static-components': 'error',
      'react-hooks/use-memo': 'error',
      'react-hooks/error-boundaries': 'error',
    },
  },
  {
    // Every page's component renders PageHead, which needs the site's metadata.
    files: ['src/shell/**', 'src/ui/PageHead.tsx'],
    rules: { 'no-restricted-syntax': noSyntax('barrel', 'reexport', 'defaultExport') },
  },
  {
    files: ['src/templates/**', 'src/pages/**', 'src/html.tsx'],
    rules: { 'no-restricted-syntax': noSyntax('barrel', 'reexport') },
  },
  // Neither is a component: the worker of the embedded search fetches files of the build, the other queries Algolia.
  { files: ['src/search/engine/searchWorker.ts', 'src/search/client/searchEngine.ts'], rules: noGlobals([storageNames, storage]) },
  // The API console sends requests to the reader's server.
  { files: ['src/api-console/request/requestWorker.ts'], rules: noGlobals([storageNames, storage]) },
  // Inline scripts run before storageSlot has loaded.
  { files: ['src/platform/{storageSlot,sessionSlot}.ts', 'src/inline/inlineScripts.ts'], rules: noGlobals([networkNames, network]) },
  { files: ['src/platform/{siteFiles,sendForm}.ts'], rules: noGlobals([storageNames, storage]) },
  // The patches of Gatsby that a build applies; the others run in the browser.
  {
    files: ['src/gatsby-patches/{checkGatsby,classNames,fasterWebpack,pageScripts,unusedRuntime}.ts'],
    languageOptions: { globals: globals.node },
    rules: noImports(evaluation),
  },
  {
    files: ['src/shared/**/*.ts'],
    ignores: tests,
    rules: noImports({ regex: '^[^.]', message: 'src/shared is pure and runs anywhere: it imports itself and src/types.' }),
  },

  // What a build runs
  {
    files: ['src/build/**/*.ts', 'plugins/**/*.ts'],
    languageOptions: { globals: globals.node },
    rules: {
      ...noGlobals(),
      'no-restricted-syntax': noSyntax('barrel', 'reexport', 'defaultExport'),
    },
  },
  {
    files: ['src/build/**/*.ts'],
    rules: noImports(evaluation, {
      regex: '^react|\\.css$',
      message: 'src/build runs in Node: no components, no styles.',
    }),
  },
  { files: ['plugins/**/*.ts'], rules: noImports(evaluation) },
  {
    files: ['plugins/*/gatsby-node.ts', 'plugins/*/index.ts'],
    rules: { 'no-restricted-syntax': noSyntax('barrel', 'defaultExport') },
  },

  // Site data
  {
    files: ['content/**/*.ts'],
    rules: {
      ...noImports({ regex: '.*', allowTypeImports: true, message: 'Content imports nothing but types.' }),
      'no-restricted-syntax': noSyntax('barrel', 'reexport', 'defaultExport', 'call', 'functions'),
    },
  },
  {
    files: ['content/data/lists.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off', 'no-restricted-syntax': noSyntax('barrel', 'defaultExport', 'call', 'functions') },
  },

  // Tests and tools
  {
    files: tests,
    rules: {
      ...noGlobals(),
      '@typescript-eslint/no-restricted-imports': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/require-await': 'off',
      'no-script-url': 'off',
    },
  },
  {
    files: ['tools/**', 'e2e/**', '*.config.{ts,mjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
)
