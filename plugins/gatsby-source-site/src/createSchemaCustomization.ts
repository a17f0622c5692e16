import type { GatsbyNode } from 'gatsby'

/** Read in GraphiQL as `allSidebar`, `allRedirect`, `navbar`, `footer` and so on. */
const typeDefs = `
  "A sidebar as it is written in content/site/sidebars.ts."
  type Sidebar implements Node @dontInfer {
    name: String!
    entries: JSON!
  }

  "An old path in content/site and the page it leads to."
  type Redirect implements Node @dontInfer {
    from: String!
    to: String!
    sourceFile: String!
  }

  type Navbar implements Node @dontInfer {
    title: String!
    logo: SiteLogo!
    hidesOnScroll: Boolean!
    languages: [Edition!]!
    versions: [Edition!]!
    items: [NavbarItem!]!
  }

  "A language or version of the whole site."
  type Edition {
    name: String!
    label: String!
    "What the paths of its pages begin with; empty at the root."
    path: String!
  }

  type SiteLogo {
    src: String!
    alt: String!
  }

  type NavbarItem {
    type: String!
    label: String!
    position: String!
    to: String
    href: String
    icon: String
    sidebarId: String
  }

  type Footer implements Node @dontInfer {
    logo: SiteLogo!
    "light or dark"
    style: String!
    groups: [FooterGroup!]!
    copyright: String!
  }

  type FooterGroup {
    title: String!
    links: [SiteLinkData!]!
  }

  type SiteLinkData {
    label: String!
    to: String
    href: String
  }

  type Home implements Node @dontInfer {
    lead: String!
    cardsTitle: String!
    cards: [HomeCard!]!
    sdksTitle: String!
  }

  type HomeCard {
    title: String!
    text: String!
    to: String!
  }

  type Announcement implements Node @dontInfer {
    announcementId: String!
    text: String!
    link: SiteLinkData
    isCloseable: Boolean!
    backgroundColor: String
    textColor: String
  }

  "A third-party script, loaded once a reader has agreed."
  type ThirdParty implements Node @dontInfer {
    name: String!
    "analytics, tag-manager, visitor-tracking or assistant"
    kind: String!
    src: String!
    "Servers, besides that of src, that it may use."
    hosts: [String!]!
    "Attributes of the script element, by name."
    attributes: JSON!
    "Global variables that it finds, by name."
    globals: JSON!
  }
`

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs)
}
