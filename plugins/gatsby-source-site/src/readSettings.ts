import type { Problem } from '../../problem-report'
import { entryPath, readWith } from '../../source-plugin'
import type { Settings } from '../types'
import { settingsSchemas } from './settings'

/** Where a setting comes from, if not from the file of its name in content/site. */
const files: Readonly<Record<string, string>> = {
  oldPaths: 'content/site/redirects.ts',
  otherPages: 'gatsby-config.ts',
}

/**
 * Checks the contents of content/site against their schemas, because TypeScript doesn't run before `gatsby develop`.
 * @returns the settings with defaults, or undefined when there are problems
 */
export function readSettings(options: Readonly<Record<string, unknown>>): {
  settings: Settings | undefined
  problems: Problem[]
} {
  const read = Object.entries(settingsSchemas).map(([name, schema]) => {
    const { value, problems } = readWith(schema, options[name], {
      file: files[name] ?? `content/site/${name}.ts`,
      schemaFile: 'plugins/gatsby-source-site/src/settings.ts',
      ...(name === 'sidebars' && { entryOf: sidebarPath }),
    })
    return { name, value, problems }
  })
  const problems = read.flatMap((each) => each.problems)
  const settings = Object.fromEntries(read.map(({ name, value }) => [name, value])) as Settings
  return { settings: problems.length === 0 ? settings : undefined, problems }
}

/** Names groups by their categories: `docs > Guides > 4` for `docs > 2 > entries > 4`. */
function sidebarPath(path: readonly PropertyKey[], sidebars: unknown): string {
  let value = sidebars
  const names = path.map((key, index) => {
    value = (value as Readonly<Record<PropertyKey, unknown>>)[key]
    const isWithin = index > 0 && index < path.length - 1
    if (key === 'entries' && isWithin) return undefined
    const { category } = (value ?? {}) as { category?: unknown }
    return isWithin && typeof key === 'number' && typeof category === 'string' && path[index + 2] !== undefined
      ? category
      : key
  })
  return entryPath(names.filter((name) => name !== undefined))
}
