import type { TreeNode } from '../../../plugins/markdown-tree'
import { code, link } from './treeParts'

type Readme = NonNullable<Queries.ReadmeTemplateQuery['readme']>
type Row = readonly [term: string, ...content: readonly TreeNode[]]

/** The text of a README, with what one needs to know before it below the first paragraph: versions, tokens, and where the text comes from. */
export function withReadmeFacts(tree: readonly TreeNode[], readme: Readme): TreeNode[] {
  const place = tree[0]?.[0] === 'p' ? 1 : 0
  return [...tree.slice(0, place), readmeFacts(readme), ...tree.slice(place)]
}

function readmeFacts({ repository, origin, revision, editUrl, sdk }: Readme): TreeNode {
  const columns = (sdk?.columns ?? []) as readonly TreeNode[][]
  const cells = (sdk?.cells ?? []) as readonly TreeNode[][]
  const links = [
    link(`https://github.com/${repository}`, repository),
    ' · ',
    link(`https://github.com/${repository}/releases`, 'releases'),
  ]
  const text: TreeNode[] =
    origin === 'bundled' ? ['A guide of this site'] : ['The README of the repository at ', code(revision)]
  const rows: Row[] = [
    // The first column is its name.
    ...columns.slice(1).flatMap((column, index): Row[] => {
      const cell = cells[index + 1] ?? []
      const [name] = column
      return cell[0] === '–' || typeof name !== 'string' ? [] : [[name, ...cell]]
    }),
    ...(sdk ? [...newestRow(sdk), ...evaluationRows(sdk)] : []),
    ['Source', ...links],
    ['Text', ...text, ...(editUrl === null ? [] : [' · ', link(editUrl, 'edit it')])],
  ]
  return [
    'FactBox',
    0,
    ['dl', 0, ...rows.map(([term, ...content]): TreeNode => ['div', 0, ['dt', 0, term], ['dd', 0, ...content]])],
  ]
}

/** The newest release, for readers who look for something that this text doesn't have. */
function newestRow({ version, newestVersion, newestSeen }: NonNullable<Readme['sdk']>): Row[] {
  if (newestVersion === null || newestSeen === null || newestVersion === version) return []
  const month = new Date(newestSeen).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return [['Newest known', `${newestVersion}, in ${month}`]]
}

/** Where the SDK evaluates flags, and the token that this needs. */
function evaluationRows({ side, alsoServer }: NonNullable<Readme['sdk']>): Row[] {
  if (side === 'server')
    return [
      ['Evaluates', 'In your process, with the rules of all flags'],
      ['Token', clientToken, ' · ', createToken],
    ]
  if (side !== 'client') return []
  const servers = [
    link('/reference/front-end-api', 'front-end API'),
    ', ',
    link('/reference/unleash-edge', 'Edge'),
    ' or ',
    link('/reference/unleash-proxy', 'Proxy'),
  ]
  const where: Row = alsoServer
    ? ['Evaluates', 'On your server in your process; for the browser on another server: ', ...servers]
    : ['Evaluates', 'Not itself; a server does: ', ...servers]
  const token: Row = alsoServer
    ? ['Token', clientToken, ' on your server, ', frontEndToken, ' in the browser · ', createToken]
    : ['Token', frontEndToken, ', with the Proxy a ', clientKey, ' · ', createToken]
  return [where, token]
}

const tokensPage = '/reference/api-tokens-and-client-keys'
const clientToken = link(`${tokensPage}#client-tokens`, 'client token')
const frontEndToken = link(`${tokensPage}#front-end-tokens`, 'front-end token')
const clientKey = link(`${tokensPage}#proxy-client-keys`, 'client key')
const createToken = link('/how-to/how-to-create-api-tokens', 'create one')
