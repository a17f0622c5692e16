import type { TreeNode } from '../../../plugins/markdown-tree'
import type { SearchAnswer } from '../../shared/search/searchAnswers'
import { lineOf, pageSections } from './pageSections'
import type { SearchQueryResult } from './searchablePages'

interface FactRow {
  name: string
  path: string
  /** Of its table, see the kind of the fact in `gatsby-source-facts`. */
  cells: readonly TreeNode[][]
}

export interface AnswerQueryResult {
  allEnvironmentVariable: {
    nodes: (FactRow & { aliases: readonly string[]; default: string | null; value: TreeNode[]; since: string | null })[]
  }
  allPermission: { nodes: (FactRow & { label: string })[] }
  allErrorMessage: { nodes: FactRow[] }
  allGlossaryTerm: { nodes: { term: string; definition: string; page: string }[] }
}

export const answerQuery = `
  query SearchAnswers {
    allEnvironmentVariable { nodes { name aliases path default value since cells } }
    allPermission { nodes { name label path cells } }
    allErrorMessage { nodes { name path cells } }
    allGlossaryTerm { nodes { term definition page } }
  }
`

type Operation = SearchQueryResult['allApiOperation']['nodes'][number]

/** What the search shows above its results, of facts and of the operations of the current version. */
export function searchAnswers(facts: AnswerQueryResult, operations: readonly Operation[]): SearchAnswer[] {
  return [
    ...facts.allEnvironmentVariable.nodes.map(({ name, aliases, path, cells, ...variable }): SearchAnswer => {
      const meaning = sentence(lineOf(cells.at(-1) ?? []))
      const text = [
        meaning,
        variable.default !== null && `Default: ${sentence(lineOf(variable.value))}`,
        variable.since !== null && `Since Unleash ${variable.since}.`,
      ]
      return {
        kind: 'Environment variable',
        title: name,
        names: [name, ...aliases],
        text: text.filter(Boolean).join(' '),
        url: path,
      }
    }),
    ...facts.allPermission.nodes.map(({ name, label, path, cells }): SearchAnswer => {
      const text = `${sentence(lineOf(cells.at(-1) ?? []))} Shown as: ${label}.`
      return { kind: 'Permission', title: name, names: [name], text, url: path }
    }),
    ...facts.allErrorMessage.nodes.map(({ name, path, cells }): SearchAnswer => {
      const text = cells.slice(1).map(lineOf).join(' ')
      return { kind: 'Error message', title: name, names: [name], text, url: path }
    }),
    ...facts.allGlossaryTerm.nodes.map(({ term, definition, page }): SearchAnswer => {
      // "frontend token" as well.
      const names = [...new Set([term, term.replaceAll('-', '')])]
      return { kind: 'Term', title: capitalized(term), names, text: definition, url: page }
    }),
    ...operations.filter(({ edition }) => edition?.isCurrent !== false).map(operationAnswer),
  ]
}

function operationAnswer({ operationId, method, endpoint, title, path, tree }: Operation): SearchAnswer {
  const request = `${method} ${endpoint}`
  const [meaning = ''] = (pageSections(tree)[0]?.text ?? '').split(/(?<=\.) /)
  // An ID of one word, such as "login", is what readers call many other things.
  const names = /[a-z][A-Z]/.test(operationId) ? [operationId, request] : [request]
  return { kind: 'API operation', title, names, text: `${request}. ${meaning}`.trim(), url: path }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
