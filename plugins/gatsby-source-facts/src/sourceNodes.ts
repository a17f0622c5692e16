import path from 'node:path'
import type { GatsbyNode, NodePluginArgs } from 'gatsby'
import { type Problem, reportProblems } from '../../problem-report'
import {
  createSourceNode,
  followFiles,
  readModulesAgain,
  replaceNodes,
  resultsOf,
  strictOptions,
} from '../../source-plugin'
import type { FactsOptions } from '../types'
import { readCheckedPages } from './checkedPages'
import { factKindList, factKinds } from './factKinds'
import { readNewestReleases } from './newestReleases'
import { readList } from './readList'

const results = resultsOf('plugins/gatsby-source-facts/src/sourceNodes.ts')

/** Every list needs its entries and its page. The entries themselves are checked by the schema of their kind. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => {
  const forEachList = <Schema>(schema: Schema) =>
    Object.fromEntries(Object.keys(factKinds).map((list) => [list, schema]))
  return strictOptions(Joi, {
    lists: Joi.object(forEachList(Joi.array().required())).required(),
    root: Joi.string().required(),
    checkedPages: Joi.string().required(),
    newestReleases: Joi.string().required(),
    isPartial: Joi.boolean().required(),
    pages: Joi.object(forEachList(Joi.string().pattern(/^\//).required())).required(),
    textTypes: Joi.array().items(Joi.string()).required(),
    referenceTypes: Joi.array().items(Joi.string()).required(),
  })
}

const types = [...factKindList.map(({ type }) => type), 'PageCheck', 'CodeCheck']

export const { sourceNodes, shouldOnCreateNode, onCreateNode } = followFiles<FactsOptions>(
  ({ root }) => [root],
  async (args, options, changedFile) => {
    if (changedFile === undefined) return createNodes(args, options)
    await readModulesAgain(args, options.root, ['lists.ts'], async (exports) => {
      const lists = { ...options.lists, ...exports }
      await replaceNodes(args, types, (replacing) => createNodes(replacing, { ...options, lists }))
      return []
    })
  },
)

/** Every entry of every list becomes a node of its list's type, every checked page a `PageCheck`, and the checked code of every page a `CodeCheck`. */
async function createNodes(args: NodePluginArgs, options: FactsOptions): Promise<void> {
  const { lists, root, pages, checkedPages, newestReleases } = options
  const newest = readNewestReleases(newestReleases)
  const found: Problem[] = [...newest.problems]
  for (const kind of factKindList) {
    const file = path.posix.join(root, `${kind.list}.ts`)
    const { facts, problems } = await results.value({ file, lists }, () => readList(kind, lists, file))
    found.push(...problems)
    for (const [position, { entry, ...fact }] of facts.entries()) {
      const page = pages[kind.list]
      const links = [...fact.links]
      // A list without its page is one problem, whatever links to its facts.
      if (position === 0) links.push({ target: page, file: path.posix.join(root, 'factPages.ts'), entry: kind.list })
      const fields = {
        ...entry,
        ...fact,
        ...('repository' in entry && newest.of(entry.repository)),
        links,
        position,
        path: fact.anchor === null ? page : `${page}#${fact.anchor}`,
      }
      await createSourceNode(args, kind.type, fact.name, fields)
    }
  }
  const checked = readCheckedPages(checkedPages)
  found.push(...checked.problems)
  for (const check of checked.pages) await createSourceNode(args, 'PageCheck', check.path, check)
  for (const check of checked.code) await createSourceNode(args, 'CodeCheck', check.path, check)
  reportProblems(args.reporter, `Reading ${root}`, found)
}
