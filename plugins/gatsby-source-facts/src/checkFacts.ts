import type { GatsbyNode, Node, PluginOptions } from 'gatsby'
import type { Reference } from '../../markdown-tree'
import { nearestSentence, type Problem, reportProblems } from '../../problem-report'
import type { FactLists, FactsOptions } from '../types'
import { type CodeCheck, missingPages, type PageCheck } from './checkedPages'
import { factKindList, factKinds } from './factKinds'

type TextNode = Node & AvailablePage
type ReferringNode = Node & { references: Reference[] }
type FactNode = Node & NamedFact
type AvailabilityNode = Node & FactLists['featureAvailability'][number]

/** Checks the facts that pages name, what pages say about plans and versions, and the list of checked pages, once all nodes exist. */
export const checkFacts: GatsbyNode['createPages'] = async (args, options: PluginOptions & FactsOptions) => {
  const { getNodesByType, graphql, reporter } = args
  const pages = options.textTypes.flatMap((type) => getNodesByType(type) as TextNode[])
  const references = options.referenceTypes.flatMap((type) =>
    (getNodesByType(type) as ReferringNode[]).flatMap((node) => node.references),
  )
  const facts = factKindList.flatMap(({ type }) => getNodesByType(type) as FactNode[])
  const features = getNodesByType(factKinds.featureAvailability.type) as AvailabilityNode[]
  const checks = [...getNodesByType('PageCheck'), ...getNodesByType('CodeCheck')] as (Node & (PageCheck | CodeCheck))[]
  const { data } = await graphql<{ allContentPage: { nodes: { path: string }[] } }>(
    '{ allContentPage { nodes { path } } }',
  )
  const paths = data?.allContentPage.nodes.map(({ path }) => path) ?? []
  reportProblems(reporter, 'Checking the facts that pages name', [
    ...factReferenceProblems(references, facts),
    ...availabilityProblems(features, pages),
    ...(options.isPartial ? [] : missingPages(checks, paths, options.checkedPages)),
  ])
}

interface NamedFact {
  list: string
  name: string
  aliases: readonly string[]
  parts: readonly string[]
}

/** Names in pages that are in no list: of facts, and of the parts of lists that tables show. In a fetched document they can't be fixed here. */
export function factReferenceProblems(references: readonly Reference[], facts: readonly NamedFact[]): Problem[] {
  const known = new Map<string, { names: string[]; list: string }>()
  for (const kind of factKindList) {
    const { list, refersTo, table } = kind
    const own = facts.filter((fact) => fact.list === list)
    if (refersTo) known.set(refersTo, { list, names: own.flatMap(({ name, aliases }) => [name, ...aliases]) })
    if (table?.filter)
      known.set(table.filter.refersTo, { list, names: [...new Set(own.flatMap(({ parts }) => parts))] })
  }
  return references.flatMap(({ kind, name, file, line }): Problem[] => {
    const list = known.get(kind)
    if (!list || list.names.includes(name)) return []
    const fix = nearestSentence(name, list.names, `See content/data/${list.list}.ts.`)
    const what = `"${name}" isn't in content/data/${list.list}.ts.`
    const severity = /^https?:/.test(file) ? 'warning' : 'error'
    return [{ severity, file, line, what, fix }]
  })
}

interface Availability {
  plans: readonly string[]
  since?: string | null | undefined
  ossSince?: string | null | undefined
}

interface AvailablePage {
  path: string
  sourceFile: string
  availability: Availability | null
}

type FeatureAvailability = FactLists['featureAvailability'][number]

const list = 'content/data/featureAvailability.ts'

/**
 * Pages whose front matter differs from `featureAvailability` in plans or version: the badges beside a title and the table
 * have to agree. A fact about a part of a page has an anchor, and isn't compared with the page. Every page with badges must
 * be named by a feature, or it would never be compared.
 */
export function availabilityProblems(
  facts: readonly Pick<FeatureAvailability, 'name' | 'page' | 'pages' | 'plans' | 'since' | 'ossSince'>[],
  pages: readonly AvailablePage[],
): Problem[] {
  const named = facts.flatMap(({ page, pages: more = [] }) => [page, ...more])
  const differences = facts.flatMap(({ name, page, pages: more = [], ...known }): Problem[] => {
    const about = pages.filter(({ path }) => path === page || more.includes(path))
    return about.flatMap(({ sourceFile, availability }): Problem[] => {
      const said = inWords(availability ?? { plans: [] })
      if (said === inWords(known)) return []
      const what = `The front matter says ${said}, ${list} says ${inWords(known)} of "${name}".`
      return [{ severity: 'error', file: sourceFile, what, fix: 'Find out which is right, and correct the other.' }]
    })
  })
  const unnamed = pages.filter(({ path, availability }) => availability && !named.includes(path))
  return [
    ...differences,
    ...unnamed.map(({ path, sourceFile }): Problem => {
      const what = `The front matter has "availability", but no feature in ${list} names this page.`
      return { severity: 'error', file: sourceFile, what, fix: `Add "${path}" to the "pages" of its feature there.` }
    }),
  ]
}

function inWords({ plans, since, ossSince }: Availability): string {
  return `${plans.join(', ') || 'no plans'}${since ? ` since ${since}` : ''}${ossSince ? ` (oss since ${ossSince})` : ''}`
}
