import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
// oxlint-disable-next-line no-restricted-imports -- runs files of the project only, which gatsby-config.ts imports as well
import { createRequire } from 'node:module'
import path from 'node:path'
import { build, type BuildFailure } from 'esbuild'
import type { NodePluginArgs } from 'gatsby'
import { type Problem, reportProblems } from '../problem-report'

type Exports = Readonly<Record<string, unknown>>

/**
 * Reads TypeScript files again that have changed in `gatsby develop`, as Node.js has read what gatsby-config.ts imports only once. A
 * file that can't be read is reported, and changes nothing.
 * @param files in the folder, whose exports have different names
 * @param update returns the reasons for which it has ignored the exports, if any
 */
export async function readModulesAgain(
  { cache, reporter }: Pick<NodePluginArgs, 'cache' | 'reporter'>,
  folder: string,
  files: readonly string[],
  update: (exports: Exports) => Promise<readonly Problem[]>,
): Promise<void> {
  try {
    const exports = await readModules(folder, files, cache.directory).catch((error: unknown) =>
      readingProblems(folder, error),
    )
    const problems = Array.isArray(exports) ? exports : await update(exports)
    reportProblems(reporter, `Reading ${folder} again`, problems)
    reporter.info(problems.length === 0 ? `Read ${folder} again` : `Still using what ${folder} contained before`)
  } catch (error) {
    reporter.error(`${folder} could not be read again.`, error as Error)
  }
}

/** Why files could not be read: syntax errors with their lines, or what the code throws when it runs. */
export function readingProblems(folder: string, error: unknown): Problem[] {
  const { errors = [] } = error as Partial<BuildFailure>
  if (errors.length === 0)
    return [{ severity: 'error', file: folder, what: `${String(error)}.`, fix: 'Run "npm run check" to see its line.' }]
  return errors.map(({ text, location }) => ({
    severity: 'error',
    file: location?.file ?? folder,
    line: location?.line,
    what: `${text}.`,
    fix: 'Correct this line, or the end of the one above it.',
  }))
}

/** The exports of TypeScript files, as they are now. */
export async function readModules(folder: string, files: readonly string[], cacheFolder: string): Promise<Exports> {
  const contents = files.map((file) => `export * from ${JSON.stringify(`./${file}`)}`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path.resolve(folder) },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'silent',
  })
  await fs.mkdir(cacheFolder, { recursive: true })
  // Node.js doesn't load a file again.
  const file = path.resolve(cacheFolder, `modules-${randomUUID()}.cjs`)
  await fs.writeFile(file, outputFiles.map(({ text }) => text).join(''))
  try {
    return createRequire(file)(file) as Exports
  } finally {
    await fs.rm(file)
  }
}

/**
 * Creates nodes, and deletes those of the types that aren't created again. All together: `gatsby develop` ends when nodes change during
 * several runs of queries, and what `create` computes may take seconds.
 */
export async function replaceNodes<Args extends Pick<NodePluginArgs, 'actions' | 'getNodesByType'>>(
  args: Args,
  types: readonly string[],
  create: (args: Args) => Promise<void>,
): Promise<void> {
  const created = new Map<string, () => unknown>()
  const createNode: Args['actions']['createNode'] = (node, ...rest) => {
    created.set(node.id, () => args.actions.createNode(node, ...rest))
  }
  await create({ ...args, actions: { ...args.actions, createNode } })
  await Promise.all([...created.values()].map((run) => run()))
  for (const node of types.flatMap((type) => args.getNodesByType(type))) {
    if (!created.has(node.id)) args.actions.deleteNode(node)
  }
}
