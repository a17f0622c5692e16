import { graphql } from 'gatsby'

/** What every template needs for the head of a page and for the frame round its text. */
export const pageFrame = graphql`
  fragment PageFrame on ContentPage {
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
  }
`
