import type { GatsbyNode, Node } from 'gatsby'

/** What `gatsby develop` reads only when it starts. docs/writing.md lists it, too. */
const readOnce: Readonly<Record<string, string>> = {
  'content/site/sources.ts': 'to read the sources that it lists',
  'content/data/factPages.ts': 'to see it on pages',
  'content/data/glossaryTerms.ts': 'to see it on pages',
}
/** Their tables change immediately, but not what `onCreateWebpackConfig` and `createResolvers` have read for a reader's stack. */
const stackLists = /^content\/data\/(featureAvailability|sdkCapabilities|sdks)\.ts$/

/** What a writer should know about a file that has changed; undefined when `gatsby develop` follows it. */
export function restartNote(file: string): string | undefined {
  const purpose = stackLists.test(file) ? 'to see it under "My stack", too' : readOnce[file]
  if (purpose === undefined) return undefined
  return `${file} changed: stop npm run develop with Ctrl+C and start it again ${purpose}.`
}

/** Set when `gatsby develop` has read everything: what changes now is news. */
let isRunning = false

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = () => {
  isRunning = true
}

export const shouldOnCreateNode: GatsbyNode<Node>['shouldOnCreateNode'] = ({ node }) =>
  isRunning && restartNote(fileOf(node)) !== undefined

export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, reporter }) => {
  reporter.warn(restartNote(fileOf(node)) ?? '')
}

/** A path from the project's root; empty for a node that isn't a file of `content`. */
function fileOf({ internal, sourceInstanceName, relativePath }: Node): string {
  return internal.type === 'File' ? `content/${String(sourceInstanceName)}/${String(relativePath)}` : ''
}
