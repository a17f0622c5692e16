import { graphql, type PageProps } from 'gatsby'
import { DocPage } from '../doc/DocPage'
import { CardPages } from '../markdown/CardGrid'
import { MarkdownTree } from '../markdown/MarkdownTree'
import { StackButton } from '../preferences/my-stack/StackButton'
import { planNames } from '../shared/plans'
import { treeOf, type PageContext } from '../shared/pageData'
import { Badge } from '../ui/Badge'

export default function DocTemplate({ data: { doc }, pageContext }: PageProps<Queries.DocTemplateQuery, PageContext>) {
  if (!doc) return null
  const badges = (doc.availability !== null || doc.deprecated || doc.readingMinutes >= longRead) && (
    <DocBadges {...doc} />
  )
  return (
    <CardPages.Provider value={doc.listedPages}>
      <DocPage page={doc} place={pageContext} badges={badges}>
        <MarkdownTree tree={treeOf(doc.tree)} />
      </DocPage>
    </CardPages.Provider>
  )
}

export const query = graphql`
  query DocTemplate($id: String!) {
    doc(id: { eq: $id }) {
      ...PageFields
      availability {
        plans
        since
      }
      sdkNeeds
      deprecated
      readingMinutes
      listedPages {
        path
        sidebarLabel
        description
      }
      tree
    }
  }
`

/** Minutes from which readers are told how long a page takes. */
const longRead = 3

/** In which plans and since which version something exists, how long the page takes to read, and whether the reader's stack includes it. */
function DocBadges({
  availability,
  sdkNeeds,
  deprecated,
  readingMinutes,
}: NonNullable<Queries.DocTemplateQuery['doc']>) {
  return (
    <>
      {deprecated && <Badge tone="caution">Deprecated</Badge>}
      {availability?.plans.map((plan) => (
        <Badge key={plan}>{planNames[plan] ?? plan}</Badge>
      ))}
      {availability?.since && <Badge>{`Since Unleash ${availability.since}`}</Badge>}
      {readingMinutes >= longRead && <Badge>{`${readingMinutes} min read`}</Badge>}
      {availability && <StackButton subject={{ ...availability, sdkNeeds }} />}
    </>
  )
}
