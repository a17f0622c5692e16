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
