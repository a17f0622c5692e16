import fs from 'node:fs'
import path from 'node:path'
import * as frontMatter from 'gatsby-plugin-mdx/dist/frontmatter'
import { installedPackage } from './checkGatsby'

/** Node.js adds a default export to the CommonJS module, Parcel doesn't. */
const plugin: { parseFrontmatter: typeof frontMatter.parseFrontmatter } =
  'default' in frontMatter ? (frontMatter.default as typeof frontMatter) : frontMatter

/**
 * What: where gatsby-plugin-mdx can't parse front matter, its node has the text below it, and the error as `frontmatter.invalidYaml`.
 * Why: it would throw, so that Gatsby prints a stack, ends a build at the first such file, and loses the page in `gatsby develop`, also
 * when it reads a file of which an editor has saved only a part. `gatsby-source-docs` reports all these files, with line and fix. Gatsby
 * can't store a value that contains itself (YAML anchors). The plugin also keeps results by the digest of the file, which is that of an
 * empty one while an editor saves it: the page would show an older version, so the key is the text.
 * Check: throws when the plugin no longer calls what is replaced here.
 */
export function keepInvalidFrontMatter(): void {
  const hooks = path.join(installedPackage('gatsby-plugin-mdx'), 'dist/gatsby-node.js')
  if (!fs.readFileSync(hooks, 'utf8').includes('(0, _frontmatter.parseFrontmatter)(')) {
    throw new Error(
      'gatsby-plugin-mdx reads front matter in another way than src/gatsby-patches/frontMatter.ts expects. Adapt or remove it.',
    )
  }
  const parse = plugin.parseFrontmatter
  plugin.parseFrontmatter = (_digest, source) => {
    try {
      const parsed = parse(source, source)
      if (repeatsObject(parsed.frontmatter)) throw new Error('An alias repeats a list or a mapping')
      return parsed
    } catch (error) {
      const body = source.replace(/^\ufeff?---(?!-).*?(?:\n---[^\n]*\n?|$)/s, '')
      return { body, frontmatter: { invalidYaml: describe(error) } }
    }
  }
}

/** The reason and the line of the file; only errors of the YAML parser have a line, counted from 0 at the opening ---. */
function describe(error: unknown): { reason: string; line: number } {
  const { message = String(error), reason = message, mark } = error as Partial<YamlError>
  return { reason, line: (mark?.line ?? 0) + 1 }
}

interface YamlError extends Error {
  reason: string
  mark: { line: number }
}

/** Whether an object is in a value twice, or in itself. */
function repeatsObject(value: unknown, seen = new Set<unknown>()): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (seen.has(value)) return true
  seen.add(value)
  return Object.values(value).some((entry) => repeatsObject(entry, seen))
}
