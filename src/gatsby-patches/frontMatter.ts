import fs from 'node:fs'
import path from 'node:path'
import * as frontMatter from 'gatsby-plugin-mdx/dist/frontmatter'
import { installedPackage } from './checkGatsby'

/** Node.js adds a default export to the CommonJS module, Parcel doesn't. */
const plugin: { parseFrontmatter: typeof frontMatter.parseFrontmatter } =
  'default' in frontMatter ? (frontMatter.default as typeof frontMatter) : frontMatter

/**
 * What: gatsby-plugin-mdx skips front matter instead of reading it.
 * Why: where YAML is invalid, Gatsby prints a stack, ends a build at the first such file, and has no page for it in `gatsby develop`;
 * `gatsby-source-docs` reports all these files, with line and fix, and the page shows the error. Gatsby can't store a value that contains
 * itself (YAML anchors). The plugin also keeps texts by the digest of the file, which is that of an empty one when Gatsby reads it while
 * an editor saves it: the page would show an older version.
 * Check: throws when the plugin no longer calls what is replaced here.
 */
export function skipFrontMatter(): void {
  const hooks = path.join(installedPackage('gatsby-plugin-mdx'), 'dist/gatsby-node.js')
  if (!fs.readFileSync(hooks, 'utf8').includes('(0, _frontmatter.parseFrontmatter)(')) {
    throw new Error(
      'gatsby-plugin-mdx reads front matter in another way than src/gatsby-patches/frontMatter.ts expects. Adapt or remove it.',
    )
  }
  plugin.parseFrontmatter = (_cacheKey, source) => ({
    body: source.replace(/^\ufeff?(?:---(?!-).*?\n---[^\n]*\n?)?/s, ''),
    frontmatter: {},
  })
}
