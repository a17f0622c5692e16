import { graphql, type PageProps } from 'gatsby'
import { DocPage } from '../doc/DocPage'
import { hasWideTable } from '../doc/hasWideTable'
import { ListedGroups } from '../markdown/SidebarPages'
import { MarkdownTree } from '../markdown/MarkdownTree'
import { StackButton } from '../preferences/my-stack/StackButton'
import { planWithVersion } from '../shared/plans'
import { treeOf, type PageContext } from '../shared/pageData'
import { Badge } from '../ui/Badge'

export default function DocTemplate({ data: { doc }, pageContext }: PageProps<Queries.DocTemplateQuery, PageContext>) {
  if (!doc) return null
  const badges = (doc.availability !== null || doc.deprecated || doc.takes !== null) && <DocBadges {...doc} />
  const tree = treeOf(doc.tree)
  return (
    <ListedGroups.Provider value={doc.listedGroups}>
      <DocPage page={doc} place={pageContext} badges={badges} isWide={hasWideTable(tree)}>
        <MarkdownTree tree={tree} />
      </DocPage>
    </ListedGroups.Provider>
  )
}

export const query = graphql`
  query DocTemplate($id: String!) {
    doc(id: { eq: $id }) {
      ...PageFields
      availability {
        plans
        since
        ossSince
      }
      sdkNeeds
      deprecated
      takes
      listedGroups {
        label
        path
        pages {
          path
          sidebarLabel
          description
          ... on Doc {
            availability {
              plans
            }
          }
        }
      }
      tree
    }
  }
`

/** In which plans and since which version something exists, whether the reader's stack includes it, and how long a course takes. */
function DocBadges({ availability, sdkNeeds, deprecated, takes }: NonNullable<Queries.DocTemplateQuery['doc']>) {
  return (
    <>
      {deprecated && <Badge tone="caution">Deprecated</Badge>}
      {availability && availability.plans.length > 0 && (
        <>
          <span>In</span>{' '}
          {availability.plans.map((plan) => (
            <Badge key={plan}>{planWithVersion(plan, availability.ossSince)}</Badge>
          ))}
        </>
      )}
      {availability?.since && <span>{`since Unleash ${availability.since}`}</span>}{' '}
      {takes !== null && <span>{`Takes ${takes}`}</span>}{' '}
      {availability && <StackButton subject={{ ...availability, sdkNeeds }} />}
    </>
  )
}
