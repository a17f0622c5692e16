import site, { shortFunctions } from '../oxlint.config.mjs'

/** The rules of the site. It has its own file because types need the packages of this folder: `npm test -- verification` runs it. */
export default {
  ...site,
  ignorePatterns: ['node_modules/'],
  overrides: [
    ...site.overrides,
    { files: ['**'], rules: { 'no-console': 'off' } },
    { files: ['**'], excludeFiles: ['**/*.{test,e2e,product,exam}.{ts,mjs}'], rules: shortFunctions },
  ],
}
