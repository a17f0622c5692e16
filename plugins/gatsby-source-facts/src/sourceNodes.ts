import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { reportProblems } from '../../gatsby-problem-report/src/reportProblems'
import type { FactsOptions } from '../types'
import { factKindList } from './factKinds'
import { readList } from './readList'

/** Every entry of every list becomes a node of its list's type. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  const { lists, root, pages } = pluginOptions as unknown as FactsOptions
  const found: Problem[] = []
  for (const kind of factKindList) {
    const { facts, problems } = await readList(kind, lists, path.posix.join(root, `${kind.list}.ts`))
    found.push(...problems)
    for (const [position, { entry, ...fact }] of facts.entries()) {
      const page = pages[kind.list]
      const fields = { ...entry, ...fact, position, path: fact.anchor === null ? page : `${page}#${fact.anchor}` }
      await args.actions.createNode({
        ...fields,
        id: args.createNodeId(`${kind.type}:${fact.name}`),
        parent: null,
        children: [],
        internal: { type: kind.type, contentDigest: args.createContentDigest(fields) },
      })
    }
  }
  reportProblems(args.reporter, `Reading ${root}`, found)
}
