import { graphql } from 'gatsby'

/** What every template needs for the head of a page and for the layout around its content. */
export const pageFields = graphql`
  fragment PageFields on ContentPage {
    path
    title
    description
    headings {
      id
      text
      depth
    }
    editUrl
    lastUpdated
    check {
      version
      date
    }
  }
`

/** What lists show of an operation. */
export const operationSummary = graphql`
  fragment OperationSummary on ApiOperation {
    path
    title
    method
    endpoint
    availability
    stability
    deprecated
    onlyIn
    sentAs
    permission {
      names
    }
    history {
      since
      removed
      until
    }
  }
`

/** A group of the sidebar, with the pages in it. */
export const sidebarGroup = graphql`
  fragment SidebarGroup on ApiTag {
    path
    operations {
      path
      sidebarLabel
      method
      endpoint
    }
  }
`
