import type { FactLists } from '../../plugins/gatsby-source-facts/types'
import type { TreeNode } from '../../plugins/markdown-tree'
import { type Fault, nearestPathSentence, nearestSentence, type Problem } from '../../plugins/problem-report'
import type { FindNodes } from '../../plugins/source-plugin'
import { link } from '../markdown/text/treeParts'

type ConceptGuide = FactLists['conceptGuides'][number]
type Sdk = Pick<FactLists['sdks'][number], 'name' | 'label' | 'page' | 'side'>

export interface GuidePage {
  path: string
  title: string
  headings: readonly { id: string; text: string }[]
  /** Of a README: the headings of a fetched one can't be changed here. */
  origin?: string
}

/** What guides may lead to. */
export interface GuideTargets {
  pages: readonly GuidePage[]
  operations: readonly { operationId: string; path: string; title: string }[]
  sdks: readonly Sdk[]
}

/** A link, or what is wrong with it. */
type Target = { link: TreeNode } | Fault

interface Way {
  /** The field of the list. */
  field: keyof ConceptGuide
  label: string
  targets: Target[]
}

/** What leads nowhere in the list of guides, each with its entry. */
export function conceptGuideProblems(guides: readonly ConceptGuide[], known: GuideTargets): Problem[] {
  return guides.flatMap((guide) => {
    const own = known.pages.some(({ path }) => path === guide.page) ? [] : [unknownPage(guide.page, known)]
    return [{ field: 'page' as const, targets: own }, ...waysOf(guide, known)].flatMap(({ field, targets }) =>
      targets.flatMap((target): Problem[] =>
        'link' in target
          ? []
          : [
              {
                severity: 'error',
                file: 'content/data/conceptGuides.ts',
                entry: `${guide.page} > ${field}`,
                ...target,
              },
            ],
      ),
    )
  })
}

/** The text of a concept's page, with the links of its guide below the first paragraphs. */
export function withConceptGuide(tree: readonly TreeNode[], guide: ConceptGuide, known: GuideTargets): TreeNode[] {
  const ways = waysOf(guide, known).flatMap(({ label, targets }): TreeNode[] => {
    const links = targets.flatMap((target) => ('link' in target ? [target.link] : []))
    const separated = links.flatMap((each, index) => (index === 0 ? [each] : [' · ', each]))
    return links.length > 0 ? [['div', 0, ['dt', 0, label], ['dd', 0, ...separated]]] : []
  })
  // `gatsby develop` may serve some pages only, without those that a guide leads to.
  if (ways.length === 0) return [...tree]
  const next = tree.findIndex((node) => typeof node !== 'string' && node[0] !== 'p')
  const place = next < 0 ? tree.length : next
  return [...tree.slice(0, place), ['FactBox', 0, ['dl', 0, ...ways]], ...tree.slice(place)]
}

/** Reads from the node model what guides may lead to. The IDs of operations are those of the current version. */
export async function findGuideTargets(findNodes: FindNodes): Promise<GuideTargets> {
  const [docs, readmes, operations, sdks] = await Promise.all([
    findNodes<GuidePage>('Doc'),
    findNodes<GuidePage>('Readme'),
    findNodes<GuideTargets['operations'][number] & { edition: { isCurrent: boolean } | null }>('ApiOperation'),
    findNodes<Sdk>('Sdk'),
  ])
  return {
    pages: [...docs, ...readmes],
    operations: operations.filter(({ edition }) => edition?.isCurrent !== false),
    sdks,
  }
}

function waysOf({ page, ui = [], api = [], code }: ConceptGuide, known: GuideTargets): Way[] {
  return [
    { field: 'ui', label: 'In the Admin UI', targets: ui.map((target) => pageTarget(target, page, known)) },
    { field: 'api', label: 'With the API', targets: api.map((id) => operationTarget(id, known)) },
    { field: 'code', label: 'In code', targets: code ? codeTargets(code, page, known) : [] },
  ]
}

/** A section of the concept's own page needs no path. */
function pageTarget(target: string, own: string, known: GuideTargets): Target {
  const [path = '', anchor] = target.split('#')
  const page = known.pages.find((each) => each.path === path)
  if (!page) return unknownPage(path, known)
  if (anchor === undefined) return { link: link(path, page.title) }
  const heading = page.headings.find(({ id }) => id === anchor)
  if (heading) return { link: link(path === own ? `#${anchor}` : target, heading.text) }
  return unknownSection(target, anchor, page)
}

function operationTarget(id: string, { operations }: GuideTargets): Target {
  const operation = operations.find(({ operationId }) => operationId === id)
  if (operation) return { link: link(operation.path, operation.title) }
  const ids = operations.map(({ operationId }) => operationId)
  return {
    what: `The API has no operation "${id}".`,
    fix: nearestSentence(id, ids, 'Use an operationId of content/openapi/unleash.json.'),
  }
}

function codeTargets(
  { pages = [], section, sdks }: NonNullable<ConceptGuide['code']>,
  own: string,
  known: GuideTargets,
): Target[] {
  const names = sdks ?? known.sdks.filter(({ side }) => side !== 'proxy').map(({ name }) => name)
  return [
    ...pages.map((target) => pageTarget(target, own, known)),
    ...(section === undefined ? [] : names.flatMap((name) => sdkTarget(name, section, known))),
  ]
}

/** The section of an SDK's guide. A fetched README may lack it, and is linked without. */
function sdkTarget(name: string, section: string, { pages, sdks }: GuideTargets): Target[] {
  const sdk = sdks.find((each) => each.name === name)
  if (!sdk) {
    const known = sdks.map((each) => each.name)
    return [{ what: `There is no SDK "${name}".`, fix: nearestSentence(name, known, 'See content/data/sdks.ts.') }]
  }
  const guide = pages.find(({ path }) => path === sdk.page)
  // The check of written links reports it once, at the SDK in content/data/sdks.ts.
  if (!guide) return []
  const hasSection = guide.headings.some(({ id }) => id === section)
  if (!hasSection && guide.origin === 'bundled') return [unknownSection(`${sdk.page}#${section}`, section, guide)]
  return [{ link: link(hasSection ? `${sdk.page}#${section}` : sdk.page, sdk.label) }]
}

function unknownPage(path: string, { pages }: Pick<GuideTargets, 'pages'>): Fault {
  const paths = pages.map((page) => page.path)
  return {
    what: `No page exists at "${path}".`,
    fix: nearestPathSentence(path, paths, 'Write the page first, or remove the entry.'),
  }
}

function unknownSection(target: string, anchor: string, { headings }: GuidePage): Fault {
  const ids = headings.map(({ id }) => id)
  return {
    what: `No heading has the ID of "${target}".`,
    fix: nearestSentence(anchor, ids, 'Name the first ID of a heading of level 2 or 3.'),
  }
}
