const tests = ['**/*.test.{ts,tsx,mjs}', '**/__fixtures__/**']

/** Syntax that is refused in a place; a later place replaces an earlier one, so each names all it wants. */
const refused = {
  barrel: { selector: 'ExportAllDeclaration', message: 'No barrel files: import from the file that defines it.' },
  reexport: {
    selector: 'ExportNamedDeclaration[source]',
    message: 'No barrel files: import from the file that defines it.',
  },
  defaultExport: {
    selector: 'ExportDefaultDeclaration',
    message: 'Use a named export: Gatsby requires default exports only of templates, pages and the document.',
  },
  graphql: {
    selector: 'TaggedTemplateExpression[tag.name="graphql"]',
    message: 'Queries belong in src/templates, src/pages and src/layout; components get their data as props.',
  },
  staticQuery: {
    selector: 'CallExpression[callee.name="useStaticQuery"]',
    message: 'Queries belong in src/templates, src/pages and src/layout; components get their data as props.',
  },
  call: {
    selector: ':matches(CallExpression, NewExpression, TaggedTemplateExpression)',
    message: 'Site data is literal: no calls.',
  },
  functions: { selector: ':function', message: 'Site data is literal: no functions.' },
}
const noSyntax = (...names) => ({ 'local/no-restricted-syntax': ['error', ...names.map((name) => refused[name])] })

const storage =
  'Use src/platform/storageSlot for browser storage: it lists all keys and works when storage is unavailable.'
const network =
  'Components do not fetch: data comes from the build, the next page through Gatsby, files of the site through src/platform/siteFiles, forms through src/platform/sendForm, errors through src/platform/errorReports.'
const storageNames = ['localStorage', 'sessionStorage']
const networkNames = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket']
const globalObjects = ['window', 'globalThis', 'self']

/** Refuses global names, also as properties of the global object. */
function noGlobals(...lists) {
  return {
    'no-restricted-globals': [
      'error',
      ...lists.flatMap(([names, message]) => names.map((name) => ({ name, message }))),
    ],
    'no-restricted-properties': [
      'error',
      {
        object: 'process',
        property: 'exit',
        message: 'Report the problem; the Gatsby reporter decides how a build ends.',
      },
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
  group: ['**/plugins/**', '!**/plugins/gatsby-source-openapi/shared', '!**/plugins/openapi-request'],
  allowTypeImports: true,
  message:
    'Components import types of plugins, openapi-request, and shared.ts of the API plugin; other code would ship to every reader.',
}
const noImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })
/** By default oxlint looks at fewer of them on an element without a role. */
const pointerAndKeyHandlers = [
  'onBlur',
  'onClick',
  'onContextMenu',
  'onDoubleClick',
  'onDragOver',
  'onDrop',
  'onFocus',
  'onKeyDown',
  'onKeyPress',
  'onKeyUp',
  'onMouseDown',
  'onMouseEnter',
  'onMouseLeave',
  'onMouseMove',
  'onMouseOut',
  'onMouseOver',
  'onMouseUp',
]
/** Comments and blank lines count. Not in tests, which `describe` puts into one function. */
export const shortFunctions = { 'max-lines-per-function': ['error', { max: 60 }] }
const errors = (...names) => Object.fromEntries(names.map((name) => [name, 'error']))

export default {
  ignorePatterns: [
    'node_modules/',
    'public/',
    '.cache/',
    '.small-site/',
    '.preview-site/',
    '.reproducible/',
    '.offline/',
    'unleash-docs/',
    'playwright-report/',
    'test-results/',
    'src/gatsby-types.d.ts',
    // Has its own configuration and packages.
    'verification/',
    'content/docs/**/*.*',
    '!content/docs/**/*.scene.ts',
  ],
  options: {
    typeAware: true,
    typeCheck: true,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false,
  },
  plugins: ['eslint', 'typescript', 'oxc', 'import'],
  jsPlugins: [`${import.meta.dirname}/tools/lint/localRules.mjs`],
  env: { builtin: true, node: true },
  categories: { correctness: 'error' },
  rules: {
    ...errors(
      'eqeqeq',
      'no-array-constructor',
      'no-case-declarations',
      'no-console',
      'no-empty',
      'no-fallthrough',
      'no-new-func',
      'no-prototype-builtins',
      'no-redeclare',
      'no-regex-spaces',
      'no-script-url',
      'no-unexpected-multiline',
      'no-useless-constructor',
      'no-var',
      'object-shorthand',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'import/no-mutable-exports',
      'import/no-self-import',
      'local/file-name',
      'local/import-zones',
    ),
    'import/no-duplicates': ['error', { preferInline: true }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // Gatsby and the like hand over objects of functions that are meant to be taken apart.
    'typescript/unbound-method': 'off',
    ...noSyntax('barrel'),
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors(
          'typescript/no-deprecated',
          'typescript/no-dynamic-delete',
          'typescript/no-empty-object-type',
          'typescript/no-explicit-any',
          'typescript/no-extraneous-class',
          'typescript/no-generated-empty-object-type',
          'typescript/no-invalid-void-type',
          'typescript/no-misused-promises',
          'typescript/no-mixed-enums',
          'typescript/no-namespace',
          'typescript/no-non-null-asserted-nullish-coalescing',
          'typescript/no-non-null-assertion',
          'typescript/no-require-imports',
          'typescript/no-unnecessary-boolean-literal-compare',
          'typescript/no-unnecessary-condition',
          'typescript/no-unnecessary-template-expression',
          'typescript/no-unnecessary-type-arguments',
          'typescript/no-unnecessary-type-assertion',
          'typescript/no-unnecessary-type-constraint',
          'typescript/no-unnecessary-type-conversion',
          'typescript/no-unnecessary-type-parameters',
          'typescript/no-unsafe-argument',
          'typescript/no-unsafe-assignment',
          'typescript/no-unsafe-call',
          'typescript/no-unsafe-enum-assignment',
          'typescript/no-unsafe-enum-comparison',
          'typescript/no-unsafe-function-type',
          'typescript/no-unsafe-member-access',
          'typescript/no-unsafe-return',
          'typescript/only-throw-error',
          'typescript/prefer-literal-enum-member',
          'typescript/prefer-promise-reject-errors',
          'typescript/prefer-reduce-type-parameter',
          'typescript/prefer-return-this-type',
          'typescript/related-getter-setter-pairs',
          'typescript/require-await',
          'typescript/switch-exhaustiveness-check',
          'typescript/unified-signatures',
          'typescript/use-unknown-in-catch-callback-variable',
        ),
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/consistent-type-definitions': ['error', 'interface'],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-confusing-void-expression': [
          'error',
          { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
        ],
        // [...text] is how code points are counted.
        'typescript/no-misused-spread': ['error', { allow: ['string'] }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
      },
    },
    { files: ['{src,plugins}/**/*.{ts,tsx}'], excludeFiles: tests, rules: { 'max-lines': ['error', { max: 320 }] } },
    { files: ['**/*.{js,mjs,cjs}'], rules: { 'no-undef': 'error', 'typescript/restrict-template-expressions': 'off' } },

    // Components and what runs in a browser
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/build/**', 'src/mcp/**', 'src/markdown/text/**'],
      rules: {
        ...noGlobals([storageNames, storage], [networkNames, network]),
        ...noImports(nodeModules, evaluation, pluginTypes),
        ...noSyntax('barrel', 'reexport', 'defaultExport', 'graphql', 'staticQuery'),
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/build/**', 'src/mcp/**', 'src/start/**', ...tests],
      rules: { 'local/no-browser-while-rendering': 'error' },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      plugins: ['react', 'jsx-a11y'],
      rules: {
        'react/rules-of-hooks': 'error',
        // State of the browser is read after hydration, and elements of refs are scrolled.
        'react/set-state-in-effect': 'off',
        'react/immutability': 'off',
        // Stricter than by default.
        'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: [], allowExpressionValues: false }],
        'jsx-a11y/no-static-element-interactions': ['error', { handlers: pointerAndKeyHandlers }],
        // FieldBox labels the fields within it.
        'jsx-a11y/control-has-associated-label': 'off',
        // Roles such as `status`, `search` and `listbox` have a tag of other behavior, or one that not all browsers know.
        'jsx-a11y/prefer-tag-over-role': 'off',
        // Safari treats a list without bullets as a list only if it has the role.
        'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      },
    },
    {
      // Every page's component renders PageHead, which needs the site's metadata.
      files: ['src/layout/*', 'src/layout/head/**', 'src/ui/PageHead.tsx'],
      rules: noSyntax('barrel', 'reexport', 'defaultExport'),
    },
    { files: ['src/templates/**', 'src/pages/**', 'src/html.tsx'], rules: noSyntax('barrel', 'reexport') },
    // Neither is a component: the worker of the embedded search fetches files of the build, the other queries Algolia.
    {
      files: ['src/search/client/searchWorker.ts', 'src/search/client/searchEngine.ts'],
      rules: noGlobals([storageNames, storage]),
    },
    // The API console sends requests to the reader's server.
    { files: ['src/openapi/console/request/requestWorker.ts'], rules: noGlobals([storageNames, storage]) },
    // Inline scripts run before storageSlot has loaded.
    {
      files: ['src/platform/{storageSlot,sessionSlot}.ts', 'src/start/inline/stored.ts'],
      rules: noGlobals([networkNames, network]),
    },
    { files: ['src/platform/{siteFiles,sendForm,errorReports}.ts'], rules: noGlobals([storageNames, storage]) },
    // The patches of Gatsby that a build applies; the others run in the browser.
    {
      files: ['src/gatsby-patches/{checkGatsby,fasterWebpack,frontMatter,pageScripts}.ts'],
      rules: noImports(evaluation),
    },
    {
      files: ['src/shared/**/*.ts'],
      excludeFiles: tests,
      rules: noImports({
        regex: '^[^.]',
        message: 'src/shared is pure and runs anywhere: it imports itself.',
      }),
    },

    // What a build runs
    {
      files: ['src/build/**/*.ts', 'src/mcp/**/*.ts', 'plugins/**/*.ts'],
      rules: { ...noGlobals(), ...noSyntax('barrel', 'reexport', 'defaultExport') },
    },
    {
      files: ['src/build/**/*.ts', 'src/mcp/**/*.ts', 'src/markdown/text/*.ts'],
      rules: noImports(evaluation, {
        regex: '^react|\\.css$',
        message: 'src/build runs in Node: no components, no styles.',
      }),
    },
    { files: ['plugins/**/*.ts'], rules: noImports(evaluation) },
    { files: ['plugins/*/gatsby-node.ts', 'plugins/*/index.ts'], rules: noSyntax('barrel', 'defaultExport') },

    // Site data
    {
      files: ['content/**/*.ts'],
      rules: {
        ...noImports({ regex: '.*', allowTypeImports: true, message: 'Content imports nothing but types.' }),
        ...noSyntax('barrel', 'reexport', 'defaultExport', 'call', 'functions'),
      },
    },
    {
      files: ['content/data/lists.ts'],
      rules: { 'no-restricted-imports': 'off', ...noSyntax('barrel', 'defaultExport', 'call', 'functions') },
    },

    // Tests and tools
    {
      files: tests,
      rules: {
        ...noGlobals(),
        'no-restricted-imports': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/require-await': 'off',
        'no-script-url': 'off',
      },
    },
    { files: ['tools/**', 'e2e/**', '*.config.{ts,mjs}'], rules: { 'no-console': 'off' } },
    {
      files: ['src/**', 'plugins/**', 'tools/**'],
      excludeFiles: [...tests, '**/*.e2e.ts'],
      rules: shortFunctions,
    },
  ],
}
