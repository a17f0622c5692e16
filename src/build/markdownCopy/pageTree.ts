import { samplePlaceholders } from '../../../plugins/gatsby-source-openapi/shared'
import { replaceElements, type TreeNode } from '../../../plugins/markdown-tree'
import { olderNotice, type PageEdition } from '../../shared/pageEdition'
import { paidPlans, planWithVersion } from '../../shared/plans'
import type { PageReference } from '../../shared/sidebarTree'
import { homeOf, operationOf, type OperationSummary, treeOf } from '../../shared/pageData'
import { withReadmeFacts } from '../../markdown/text/readmeFacts'
import { planNote, sinceNote, versionsOf } from '../../markdown/text/apiTexts'
import { code, link, paragraph } from '../../markdown/text/treeParts'
import { operationTree, type OtherSamples } from './operationTree'

export interface CopiedPage {
  id: string
  path: string
  /** Of its node: `Doc`, `Readme`, `ApiOperation`. */
  type: string
  guide?: PageReference | undefined
  edition?: PageEdition | undefined
}

type TreeOf<Data> = (data: Data, page: CopiedPage, samples?: OtherSamples) => TreeNode[]

/**
 * A page as one content tree that begins with its title, from what the query of its template found.
 * @param samples of an operation, in the languages that its page loads on demand
 */
export function pageTree(page: CopiedPage, data: unknown, samples?: OtherSamples): TreeNode[] {
  const treeOfPage = trees[page.path] ?? trees[page.type]
  if (!treeOfPage)
    throw new Error(
      `${page.path}: src/build/markdownCopy/pageTree.ts cannot read pages of the type ${page.type}. Add a function.`,
    )
  const [title = '', ...rest] = treeOfPage(data, page, samples)
  const notice = olderNotice(page.edition)
  return [title, ...(notice ? [paragraph(`${notice.text} `, link(notice.path, notice.label), '.')] : []), ...rest]
}

const docTree: TreeOf<Queries.DocTemplateQuery> = ({ doc }) => {
  if (!doc) return []
  const { title, tree, deprecated, availability, takes, listedGroups } = doc
  const badges = [
    deprecated && 'Deprecated',
    availability && availability.plans.length > 0
      ? `In ${availability.plans.map((plan) => planWithVersion(plan, availability.ossSince)).join(', ')}`
      : '',
    availability?.since && `since Unleash ${availability.since}`,
    takes !== null && `Takes ${takes}`,
  ]
  const lists = listedGroups.flatMap(({ label, path, pages }): TreeNode[] => [
    ...(label === null ? [] : [['h2', 0, path === null ? label : link(path, label)] satisfies TreeNode]),
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
        operationTable(tag.operations),
        ...(tag.operations.some(({ availability }) => availability === 'enterprise') ? [paragraph(planNote)] : []),
        downloadLine('This part of the OpenAPI document', tag.downloads),
      ]
    : []

const apiPageTree: TreeOf<Queries.ApiPageTemplateQuery> = ({ api }) => {
  if (!api) return []
  const { kind, title, version, notice, index, introduction, operationCount, downloads, tags } = api
  const start = [...head(title, versionBadge(api)), ...(notice === null ? [] : [paragraph(notice)])]
  if (kind !== 'index')
    return [
      ...start,
      ...treeOf(api.tree),
      paragraph(
        `This reference describes ${operationCount} operations of Unleash ${version}; `,
        link(index, 'the index'),
        ' lists them all, and ',
        link('/how-to/how-to-use-the-admin-api', 'Use the admin API'),
        ' shows a first request.',
      ),
      downloadLine('The OpenAPI document', downloads),
      ...treeOf(api.ownTree),
    ]
  const groups = tags.map((tag) => ({ ...tag, operations: tag.operations.filter(({ deprecated }) => !deprecated) }))
  const operations = tags.flatMap((tag) => tag.operations)
  const deprecated = operations.filter((operation) => operation.deprecated)
  return [
    ...start,
    paragraph(
      `This reference is for everyone whose scripts and tools use the HTTP API of Unleash ${version}. It lists the ` +
        `${operations.length} operations by subject; the `,
      link(introduction, 'introduction'),
      ' explains authentication, errors and limits.',
    ),
    [
      'dl',
      0,
      ['dt', 0, 'Base URL'],
      ['dd', 0, code(`${samplePlaceholders.server}/api`)],
      ['dt', 0, 'Header'],
      ['dd', 0, code(`Authorization: ${samplePlaceholders.token}`)],
      ['dt', 0, 'OpenAPI'],
      ['dd', 0, ...downloadLinks(downloads)],
    ],
    ...groups
      .filter((group) => group.operations.length > 0)
      .flatMap((group): TreeNode[] => [
        ['h2', 0, link(group.path, group.title), ` (${group.operations.length})`],
        operationList(group.operations),
      ]),
    ...(deprecated.length > 0
      ? [paragraph(['strong', 0, `Deprecated operations (${deprecated.length})`]), operationList(deprecated)]
      : []),
    ['h2', 0, 'About this reference'],
    paragraph(planNote),
    paragraph(sinceNote),
  ]
}

const operationPageTree: TreeOf<Queries.ApiOperationTemplateQuery> = ({ operation: queried }, { guide }, samples) => {
  if (!queried) return []
  const operation = operationOf(queried)
  return [
    ...head(operation.title, [...apiBadges(operation), ...versionBadge(operation)]),
    ...operationTree(operation, guide, samples),
  ]
}

const homeTree: TreeOf<Queries.HomeTemplateQuery> = ({ doc, home: settings, sdks }) => {
  if (!doc || !settings) return []
  const home = homeOf(settings.settings)
  return [
    ...head(doc.title),
    paragraph(home.eyebrow),
    paragraph(home.lead),
    ['ul', 0, ...home.actions.map(({ label, to }): TreeNode => ['li', 0, link(to, label)])],
    paragraph(code(home.flag.name), ` ${home.flag.type}`),
    ['ul', 0, ...home.flag.environments.map(({ name, rule }): TreeNode => ['li', 0, `${name}: ${rule}`])],
    ['h2', 0, home.cardsTitle],
    ['ul', 0, ...home.cards.map(({ title, text, to }) => card(to, title, text))],
    ['h2', 0, home.sdksTitle],
    ...(['Server-side', 'Client-side'] as const).flatMap((title): TreeNode[] => {
      const listed = sdks.nodes.filter(({ kind }) => kind === title.toLowerCase())
      return [
        ['h3', 0, title],
        ['ul', 0, ...listed.map(({ path, sidebarLabel }): TreeNode => ['li', 0, link(path, sidebarLabel)])],
      ]
    }),
    ['h2', 0, home.tasksTitle],
    ...home.tasks.flatMap(({ title, links }): TreeNode[] => [
      ['h3', 0, title],
      ['ul', 0, ...links.map((task): TreeNode => ['li', 0, link('to' in task ? task.to : task.href, task.label)])],
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
  return [['h1', 0, title], ...(words === '' ? [] : [paragraph(words)])]
}

function card(path: string, title: string, description: string): TreeNode {
  return ['li', 0, link(path, title), `: ${description}`]
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

/** Each with its method, badges, versions and path, as the lists of pages. */
function operationList(operations: readonly OperationSummary[]): TreeNode {
  return [
    'ul',
    0,
    ...operations.map((operation): TreeNode => [
      'li',
      0,
      `${operation.method} `,
      link(operation.path, operation.title),
      ` ${notesOf(operation)} `,
      code(operation.endpoint),
    ]),
  ]
}

function operationTable(operations: readonly OperationSummary[]): TreeNode {
  const row = (tag: string, cells: readonly TreeNode[][]): TreeNode => [
    'tr',
    0,
    ...cells.map((cell): TreeNode => [tag, 0, ...cell]),
  ]
  return [
    'table',
    0,
    row('th', [['Method'], ['Operation'], ['Path'], ['Permission']]),
    ...operations.map((operation) =>
      row('td', [
        [operation.method],
        [link(operation.path, operation.title), ` ${notesOf(operation)}`],
        [code(operation.endpoint)],
        (operation.permission?.names ?? []).flatMap((name): TreeNode[] => [code(name), ' ']),
      ]),
    ),
  ]
}

function notesOf(operation: OperationSummary): string {
  const notes = [...apiBadges(operation), versionsOf(operation.history)].filter(Boolean).join(', ')
  return notes && `(${notes})`
}

interface Downloads {
  json: string
  yaml: string
}

function downloadLine(what: string, files: Downloads): TreeNode {
  return paragraph(`${what} as a file: `, ...downloadLinks(files), '.')
}

function downloadLinks({ json, yaml }: Downloads): TreeNode[] {
  return [link(json, 'JSON'), ', ', link(yaml, 'YAML')]
}
