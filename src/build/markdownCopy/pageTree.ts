import type { CreatePagesArgs } from 'gatsby'
import type { Home } from '../../../plugins/gatsby-source-site/types'
import { replaceElements, type TreeNode } from '../../../plugins/markdown-tree'
import { olderNotice, type PageEdition } from '../../shared/pageEdition'
import { planNames } from '../../shared/plans'
import type { PageReference } from '../../shared/sidebarTree'
import type { Operation, OperationSummary } from '../../shared/pageData'
import { operationTree } from './operationTree'

export interface CopiedPage {
  id: string
  path: string
  /** Of its node: `Doc`, `Readme`, `ApiOperation`. */
  type: string
  guide?: PageReference | undefined
  edition?: PageEdition | undefined
}

interface Downloads {
  downloads: { json: string; yaml: string }
}

type ReadTree = (graphql: CreatePagesArgs['graphql'], page: CopiedPage) => Promise<TreeNode[]>

/** A page as one content tree that begins with its title, from the query of its template. */
export async function pageTree(graphql: CreatePagesArgs['graphql'], page: CopiedPage): Promise<TreeNode[]> {
  const readTree = page.path === '/' ? readHome : readers[page.type]
  if (!readTree)
    throw new Error(
      `${page.path}: src/build/markdownCopy/pageTree.ts cannot read pages of the type ${page.type}. Add a query.`,
    )
  const [title = '', ...rest] = await readTree(graphql, page)
  const notice = olderNotice(page.edition)
  return [
    title,
    ...(notice
      ? [['p', 0, `${notice.text} `, ['a', { href: notice.path }, notice.label], '.'] satisfies TreeNode]
      : []),
    ...rest,
  ]
}

/** @param treeOf its first parameter has the type of the query's result. */
function reader(query: string, treeOf: (data: never, page: CopiedPage) => TreeNode[]): ReadTree {
  return async (graphql, page) => {
    const result = await graphql<object>(query, { id: page.id })
    if (!result.data || result.errors)
      throw new Error(`The content of ${page.path} could not be queried: ${String(result.errors)}`)
    return treeOf(result.data as never, page)
  }
}

interface DocData {
  doc: {
    title: string
    tree: TreeNode[]
    deprecated: boolean
    availability: { plans: string[]; since: string | null } | null
    listedPages: { path: string; sidebarLabel: string; description: string }[]
  }
}

const readDoc = reader(
  `query CopiedDoc($id: String!) {
    doc(id: { eq: $id }) {
      title tree deprecated
      availability { plans since }
      listedPages { path sidebarLabel description }
    }
  }`,
  ({ doc: { title, tree, deprecated, availability, listedPages } }: DocData) => {
    const badges = [
      deprecated && 'Deprecated',
      ...(availability?.plans.map((plan) => planNames[plan] ?? plan) ?? []),
      availability?.since && `Since Unleash ${availability.since}`,
    ]
    const cards: TreeNode = [
      'ul',
      0,
      ...listedPages.map(({ path, sidebarLabel, description }) => card(path, sidebarLabel, description)),
    ]
    return [...head(title, badges), ...replaceElements(tree, (tag) => (tag === 'SidebarCards' ? [cards] : undefined))]
  },
)

/** The token that an SDK needs, by kind. */
const tokens: Readonly<Record<string, TreeNode>> = {
  'server-side': ['a', { href: '/reference/api-tokens-and-client-keys#client-tokens' }, 'client token'],
  'client-side': ['a', { href: '/reference/api-tokens-and-client-keys#front-end-tokens' }, 'front-end token'],
}

interface ReadmeData {
  readme: { title: string; kind: string; origin: string; repository: string; revision: string; tree: TreeNode[] }
}

const readReadme = reader(
  'query CopiedReadme($id: String!) { readme(id: { eq: $id }) { title kind origin repository revision tree } }',
  ({ readme: { title, kind, origin, repository, revision, tree } }: ReadmeData) => {
    const link: TreeNode = ['a', { href: `https://github.com/${repository}` }, repository]
    const source: TreeNode[] =
      origin === 'bundled'
        ? ['The source code is in ', link, '.']
        : ['The README of ', link, ' at ', ['code', 0, revision], '.']
    const token = tokens[kind]
    const needs: TreeNode[] = token ? [['p', 0, 'This SDK needs a ', token, '.']] : []
    return [...head(title), ['p', 0, ...source], ...needs, ...tree]
  },
)

const summaryFields = 'path title method endpoint availability stability deprecated onlyIn'

interface TagData {
  tag: Downloads & { title: string; otherVersion: string | null; tree: TreeNode[]; operations: OperationSummary[] }
}

const readTag = reader(
  `query CopiedTag($id: String!) {
    tag: apiTag(id: { eq: $id }) {
      title otherVersion tree
      downloads { json yaml }
      operations { ${summaryFields} }
    }
  }`,
  ({ tag }: TagData) => [
    ...head(tag.title, versionBadge(tag)),
    ...tag.tree,
    operationList(tag.operations),
    downloadLine(tag),
  ],
)

interface ApiPageData {
  api: Downloads & {
    kind: string
    title: string
    version: string
    notice: string | null
    otherVersion: string | null
    tree: TreeNode[]
    ownTree: TreeNode[]
    tags: { path: string; title: string; operations: OperationSummary[] }[]
  }
}

const readApiPage = reader(
  `query CopiedApiPage($id: String!) {
    api: apiPage(id: { eq: $id }) {
      kind title version notice otherVersion tree ownTree
      downloads { json yaml }
      tags { path title operations { ${summaryFields} } }
    }
  }`,
  ({ api }: ApiPageData) => {
    const version: TreeNode = ['p', 0, api.notice ?? `The HTTP API of Unleash ${api.version}.`]
    if (api.kind !== 'index')
      return [...head(api.title, versionBadge(api)), ...api.tree, version, downloadLine(api), ...api.ownTree]
    const groups = api.tags.flatMap(({ path, title, operations }): TreeNode[] => [
      ['h2', 0, ['a', { href: path }, title]],
      operationList(operations),
    ])
    return [...head(api.title, versionBadge(api)), version, downloadLine(api), ...groups]
  },
)

const readOperation = reader(
  `query CopiedOperation($id: String!) {
    operation: apiOperation(id: { eq: $id }) {
      title method endpoint availability stability deprecated onlyIn otherVersion security authentication tree curlSample
      permission { words names }
      events { type when }
      history { words use { endpoint path } }
      headings { id text }
      related { path title method }
      tag { path title downloads { json yaml } }
      parameters { name in required deprecated description schema }
      requestBody { required description mediaTypes { mediaType schema examples } }
      responses {
        status description
        headers { name required deprecated description schema }
        mediaTypes { mediaType schema examples }
      }
    }
  }`,
  ({ operation }: { operation: Operation & { tag: Downloads } }, { guide }) => [
    ...head(operation.title, [...apiBadges(operation), ...versionBadge(operation)]),
    ...operationTree(operation, guide),
    downloadLine(operation.tag),
  ],
)

interface HomeData extends DocData {
  home: { settings: Home }
  sdks: { nodes: { path: string; sidebarLabel: string }[] }
}

const readHome = reader(
  `query CopiedHome($id: String!) {
    doc(id: { eq: $id }) { title tree }
    home { settings }
    sdks: allReadme(filter: { kind: { in: ["server-side", "client-side"] } }, sort: { sidebarLabel: ASC }) {
      nodes { path sidebarLabel }
    }
  }`,
  ({ doc, home: { settings: home }, sdks }: HomeData) => [
    ...head(doc.title),
    ['p', 0, home.lead],
    ['h2', 0, home.cardsTitle],
    ['ul', 0, ...home.cards.map(({ title, text, to }) => card(to, title, text))],
    ['h2', 0, home.sdksTitle],
    ['ul', 0, ...sdks.nodes.map(({ path, sidebarLabel }): TreeNode => ['li', 0, ['a', { href: path }, sidebarLabel]])],
    ...doc.tree,
  ],
)

const readers: Readonly<Record<string, ReadTree>> = {
  Doc: readDoc,
  Readme: readReadme,
  ApiPage: readApiPage,
  ApiTag: readTag,
  ApiOperation: readOperation,
}

function head(title: string, badges: readonly unknown[] = []): TreeNode[] {
  const words = badges.filter(Boolean).join(' · ')
  return [['h1', 0, title], ...(words === '' ? [] : [['p', 0, words] satisfies TreeNode])]
}

function card(path: string, title: string, description: string): TreeNode {
  return ['li', 0, ['a', { href: path }, title], `: ${description}`]
}

/** Pages say that what has no plan is open source. */
function apiBadges({
  availability,
  stability,
  deprecated,
  onlyIn,
}: Pick<OperationSummary, 'availability' | 'stability' | 'deprecated' | 'onlyIn'>): unknown[] {
  const mark = onlyIn && `In ${onlyIn}, not in this document`
  return [
    deprecated && 'Deprecated',
    availability === 'enterprise' && 'Enterprise',
    stability !== 'stable' && stability,
    mark,
  ]
}

function versionBadge({ otherVersion }: { otherVersion: string | null }): unknown[] {
  return [otherVersion && `API of ${otherVersion}`]
}

function operationList(operations: readonly OperationSummary[]): TreeNode {
  const items = operations.map((operation): TreeNode => {
    const badges = apiBadges(operation).filter(Boolean).join(', ')
    const link: TreeNode = ['a', { href: operation.path }, operation.title]
    return ['li', 0, link, `: ${operation.method} `, ['code', 0, operation.endpoint], badges && ` (${badges})`]
  })
  return ['ul', 0, ...items]
}

function downloadLine({ downloads }: Downloads): TreeNode {
  return [
    'p',
    0,
    'OpenAPI document: ',
    ['a', { href: downloads.json }, 'JSON'],
    ', ',
    ['a', { href: downloads.yaml }, 'YAML'],
  ]
}
