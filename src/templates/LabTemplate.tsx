import { graphql, type PageProps } from 'gatsby'
import { DocPage } from '../doc/DocPage'
import { EvaluationLab } from '../lab/page/EvaluationLab'
import * as styles from '../lab/page/LabTool.module.css'
import { MarkdownTree } from '../markdown/MarkdownTree'
import { treeOf, type PageContext } from '../shared/pageData'
import { InlineScript } from '../start/inline/InlineScript'

/** The evaluation lab, above the text of content/docs/lab.mdx. */
export default function LabTemplate({
  data: { doc },
  pageContext,
  location,
}: PageProps<Queries.LabTemplateQuery, PageContext>) {
  if (!doc) return null
  return (
    <DocPage page={doc} place={pageContext} tool={<LabTool search={location.search} visit={location.key ?? ''} />}>
      <MarkdownTree tree={treeOf(doc.tree)} />
    </DocPage>
  )
}

export const query = graphql`
  query LabTemplate($id: String!) {
    doc(id: { eq: $id }) {
      ...PageFields
      tree
    }
  }
`

/** The lab with its first example. Without JavaScript, the text of the page explains the same. Each navigation is another visit. */
function LabTool(props: { search: string; visit: string }) {
  return (
    <div className={styles.tool} data-print="hide">
      <InlineScript name="lab" />
      <p className={styles.lead}>
        Who gets a flag, and why? Enter a context and a rule, and the lab shows each step of the evaluation as an SDK
        takes it. Everything stays in your browser.
      </p>
      <EvaluationLab {...props} />
    </div>
  )
}
