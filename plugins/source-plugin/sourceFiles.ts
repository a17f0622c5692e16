import path from 'node:path'
import type { CreateNodeArgs, Node, NodePluginArgs, PluginOptions } from 'gatsby'

/**
 * Paths of files that editors and systems keep beside a file while it is edited, or in every folder: `.#page.mdx`, `#page.mdx#`, `page.mdx~`,
 * `.page.mdx.swp`, `4913`, `page.mdx.bak`, `page.mdx___jb_tmp___`, `.DS_Store`, `Thumbs.db`. No file of the content begins with a dot.
 */
export const temporaryFile =
  /(^|[\\/])(\.[^\\/]*|#[^\\/]*#|4913|thumbs\.db|desktop\.ini|[^\\/]*(~|\.(bak|sw[a-p]|tmp|un~)|___jb_(tmp|old)___))$/i

/** A node of gatsby-source-filesystem, as far as it's used here. */
type FileNode = Node & { absolutePath: string }

/**
 * Returns the text of a file by its path from the project's root; rejects for one that can't be read, and for one that
 * gatsby-source-filesystem doesn't serve.
 */
export type ReadFile = (file: string) => Promise<string>

/**
 * Reads files from their `File` nodes. Gatsby creates those of all files before the `sourceNodes` of a plugin that is listed after
 * gatsby-source-filesystem, and again when `gatsby develop` sees a change.
 */
export function fileReader({
  getNodesByType,
  loadNodeContent,
}: Pick<NodePluginArgs, 'getNodesByType' | 'loadNodeContent'>): ReadFile {
  return async (file) => {
    const absolutePath = path.resolve(file)
    const node = (getNodesByType('File') as FileNode[]).find((served) => served.absolutePath === absolutePath)
    if (!node) throw new Error(`gatsby-source-filesystem serves no file "${file}".`)
    return loadNodeContent(node)
  }
}

type Create<Options> = (args: NodePluginArgs, options: Options, changedFile?: string) => Promise<void>

/**
 * The hooks of a plugin that makes nodes of files: from all of them in `sourceNodes`, and again when one changes in `gatsby develop`.
 * @param filesOf paths of files, or of folders, from the project's root
 * @param create is called with the path of the file that has changed; the calls follow one another, so that the last change wins
 */
export function followFiles<Options>(filesOf: (options: Options) => readonly string[], create: Create<Options>) {
  let isSourced = false
  let last: Promise<unknown> = Promise.resolve()
  return {
    sourceNodes: async (args: NodePluginArgs, options: PluginOptions & Options): Promise<void> => {
      await create(args, options)
      isSourced = true
    },
    /** Not for the files of the start, which Gatsby finds before `sourceNodes`. */
    shouldOnCreateNode: ({ node }: { node: Node }, options: PluginOptions & Options): boolean =>
      isSourced && isFile(node) && filesOf(options).some((file) => isBelow(node.absolutePath, file)),
    onCreateNode: (args: CreateNodeArgs, options: PluginOptions & Options): Promise<void> => {
      const file = isFile(args.node) ? path.relative('', args.node.absolutePath) : undefined
      const run = last.then(() => create(args, options, file))
      last = run.catch(() => undefined)
      return run
    },
  }
}

function isFile(node: Node): node is FileNode {
  return node.internal.type === 'File'
}

function isBelow(absolutePath: string, file: string): boolean {
  return `${absolutePath}/`.startsWith(`${path.resolve(file)}/`)
}
