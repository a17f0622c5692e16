import { replaceElements, type TreeNode } from '../../../plugins/markdown-tree'
import { olderNotice, type PageEdition } from '../../shared/pageEdition'
import { paidPlans, planWithVersion } from '../../shared/plans'
import type { PageReference } from '../../shared/sidebarTree'
import { homeOf, operationOf, type OperationSummary, treeOf } from '../../shared/pageData'
import { withReadmeFacts } from '../../markdown/text/readmeFacts'
import { operationTree } from './operationTree'

export interface CopiedPage {
  id: string
  path: string
  /** Of its node: `Doc`, `Readme`, `ApiOperation`. */
  type: string
  guide?: PageReference | undefined
  edition?: PageEdition | undefined
}

type TreeOf<Data> = (data: Data, page: CopiedPage) => TreeNode[]

/** A page as one content tree that begins with its title, from what the query of its template found. */
export function pageTree(page: CopiedPage, data: unknown): TreeNode[] {
  const treeOfPage = trees[page.path] ?? trees[page.type]
  if (!treeOfPage)
    throw new Error(
      `${page.path}: src/build/markdownCopy/pageTree.ts cannot read pages of the type ${page.type}. Add a function.`,
    )
  const [title = '', ...rest] = treeOfPage(data, page)
  const notice = olderNotice(page.edition)
  return [
    title,
    ...(notice
      ? [['p', 0, `${notice.text} `, ['a', { href: notice.path }, notice.label], '.'] satisfies TreeNode]
      : []),
    ...rest,
  ]
}

const docTree: TreeOf<Queries.DocTemplateQuery> = ({ doc }) => {
  if (!doc) return []
  const { title, tree, deprecated, availability, listedGroups } = doc
  const badges = [
    deprecated && 'Deprecated',
    ...(availability?.plans.map((plan) => planWithVersion(plan, availability.ossSince)) ?? []),
    availability?.since && `Since Unleash ${availability.since}`,
  ]
  const lists = listedGroups.flatMap(({ label, pages }): TreeNode[] => [
    ...(label === null ? [] : [['h2', 0, label] as TreeNode]),
    [
      'ul',
      0,
      ...pages.map((page) => {
        const plans = paidPlans(page)
        return card(page.path, page.sidebarLabel, page.description + (plans && ` (${plans})`))
      }),
    ],
  ])
  const content = replaceElements(treeOf(tree), (tag) => (tag === 'SidebarPages' ? lists : undefined))
  return [...head(title, badges), ...content]
}

const readmeTree: TreeOf<Queries.ReadmeTemplateQuery> = ({ readme }) =>
  readme ? [...head(readme.title), ...withReadmeFacts(treeOf(readme.tree), readme)] : []

const tagTree: TreeOf<Queries.ApiTagTemplateQuery> = ({ tag }) =>
  tag
    ? [
        ...head(tag.title, versionBadge(tag)),
        ...treeOf(tag.tree),
        operationList(tag.operations),
        downloadLine(tag.downloads),
      ]
    : []

const apiPageTree: TreeOf<Queries.ApiPageTemplateQuery> = ({ api }) => {
  if (!api) return []
  const start = head(api.title, versionBadge(api))
  const version: TreeNode = ['p', 0, api.notice ?? `The HTTP API of Unleash ${api.version}.`]
  const downloads = downloadLine(api.downloads)
  if (api.kind !== 'index') return [...start, ...treeOf(api.tree), version, downloads, ...treeOf(api.ownTree)]
  const groups = api.tags.flatMap(({ path, title, operations }): TreeNode[] => [
    ['h2', 0, ['a', { href: path }, title]],
    operationList(operations),
  ])
  return [...start, version, downloads, ...groups]
}

const operationPageTree: TreeOf<Queries.ApiOperationTemplateQuery> = ({ operation: queried }, { guide }) => {
  if (!queried) return []
  const operation = operationOf(queried)
  return [
    ...head(operation.title, [...apiBadges(operation), ...versionBadge(operation)]),
    ...operationTree(operation, guide),
    downloadLine(operation.tag.downloads),
  ]
}

const homeTree: TreeOf<Queries.HomeTemplateQuery> = ({ doc, home: settings, sdks }) => {
  if (!doc || !settings) return []
  const home = homeOf(settings.settings)
  return [
    ...head(doc.title),
    ['p', 0, home.eyebrow],
    ['p', 0, home.lead],
    ['ul', 0, ...home.actions.map(({ label, to }): TreeNode => ['li', 0, ['a', { href: to }, label]])],
    ['p', 0, ['code', 0, home.flag.name], ` ${home.flag.type}`],
    ['ul', 0, ...home.flag.environments.map(({ name, rule }): TreeNode => ['li', 0, `${name}: ${rule}`])],
    ['h2', 0, home.cardsTitle],
    ['ul', 0, ...home.cards.map(({ title, text, to }) => card(to, title, text))],
    ['h2', 0, home.sdksTitle],
    ['ul', 0, ...sdks.nodes.map(({ path, sidebarLabel }): TreeNode => ['li', 0, ['a', { href: path }, sidebarLabel]])],
    ['h2', 0, home.tasksTitle],
    ...home.tasks.flatMap(({ title, links }): TreeNode[] => [
      ['h3', 0, title],
      [
        'ul',
        0,
        ...links.map((link): TreeNode => ['li', 0, ['a', { href: 'to' in link ? link.to : link.href }, link.label]]),
      ],
    ]),
    ...treeOf(doc.tree),
  ]
}

const labTree: TreeOf<Queries.LabTemplateQuery> = ({ doc }) => (doc ? [...head(doc.title), ...treeOf(doc.tree)] : [])

/** As the templates of `createPages`: by path, or by type. */
const trees = {
  '/': homeTree,
  '/lab': labTree,
  Doc: docTree,
  Readme: readmeTree,
  ApiPage: apiPageTree,
  ApiTag: tagTree,
  ApiOperation: operationPageTree,
} as Readonly<Record<string, TreeOf<unknown>>>

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
  sentAs,
}: Pick<OperationSummary, 'availability' | 'stability' | 'deprecated' | 'onlyIn' | 'sentAs'>): unknown[] {
  const mark = onlyIn && `In ${onlyIn}, not in this document`
  return [
    sentAs === 'webhook' && 'Webhook',
    sentAs === 'callback' && 'Callback',
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

function downloadLine({ json, yaml }: { json: string; yaml: string }): TreeNode {
  return ['p', 0, 'OpenAPI document: ', ['a', { href: json }, 'JSON'], ', ', ['a', { href: yaml }, 'YAML']]
}
