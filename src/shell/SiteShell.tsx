import { graphql, useStaticQuery } from 'gatsby'
import { useState, type ReactNode } from 'react'
import { Navbar } from '../navbar/Navbar'
import { NavbarLinks } from '../navbar/NavbarLinks'
import { MobileMenu } from '../sidebar/MobileMenu'
import { SidebarBox } from '../sidebar/SidebarBox'
import { SidebarNav } from '../sidebar/SidebarNav'
import { useGroupChoices } from '../sidebar/useGroupChoices'
import { useLazyGroups, type SidebarGroupData } from '../sidebar/useLazyGroups'
import { LazyThirdParties } from '../third-parties/LazyThirdParties'
import { pagesInOrder, withLoadedItems, type SidebarNode } from '../shared/sidebarTree'
import type { ThirdPartyData } from '../third-parties/ThirdParties'
import { AnnouncementBar } from './AnnouncementBar'
import { Footer } from './Footer'
import * as styles from './SiteShell.module.css'
import { mainId, SkipLink } from './SkipLink'

interface Props {
  /** The current page, without trailing slash. */
  path: string
  sidebarName: string | null
  /** The lazy group the current page belongs to, if it does. */
  sidebarGroup?: SidebarGroupData
  children: ReactNode
}

/** What surrounds every page: navbar, sidebar, footer, and on narrow screens the menu. */
export function SiteShell({ path, sidebarName, sidebarGroup, children }: Props) {
  const { navbar, footer, announcement, allSidebar, allThirdParty, site } = useStaticQuery<Queries.SiteShellQuery>(shellQuery)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { loadedItems, openGroup } = useLazyGroups(sidebarGroup)
  const choices = useGroupChoices()
  const sidebars = allSidebar.nodes
  const parties = allThirdParty.nodes as unknown as ThirdPartyData[]
  const sidebar = sidebars.find(({ name }) => name === sidebarName)
  const firstPages = new Map(
    sidebars.map(({ name, outline }) => [name, pagesInOrder(outline as unknown as SidebarNode[])[0]?.path ?? '/']),
  )
  const treeOf = (shown: (typeof sidebars)[number]) => (
    <SidebarNav
      label="Documentation"
      tree={withLoadedItems(shown.outline as unknown as SidebarNode[], loadedItems)}
      currentPath={path}
      onOpenLazyGroup={(group) => void openGroup(group)}
      choices={choices}
    />
  )
  const context = { path, firstPages, languages: navbar?.languages ?? [], versions: navbar?.versions ?? [] }
  return (
    <>
      <SkipLink />
      {announcement && <AnnouncementBar {...announcement} />}
      {navbar && <Navbar {...navbar} context={context} onOpenMenu={() => setMenuOpen(true)} />}
      <div className={styles.columns} data-has-sidebar={sidebar ? '' : undefined}>
        {sidebar && (
          <SidebarBox key={sidebar.name} name={sidebar.name} path={path} className={styles.sidebar}>
            {treeOf(sidebar)}
          </SidebarBox>
        )}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {footer && (
        <Footer {...footer} year={site?.buildTime ?? ''}>
          {parties.length > 0 && <LazyThirdParties parties={parties} />}
        </Footer>
      )}
      {isMenuOpen && (
        <MobileMenu path={path} onClosed={() => setMenuOpen(false)}>
          {navbar && <NavbarLinks items={navbar.items} context={context} />}
          {sidebars[0] && treeOf(sidebar ?? sidebars[0])}
        </MobileMenu>
      )}
    </>
  )
}

const shellQuery = graphql`
  query SiteShell {
    site {
      buildTime(formatString: "YYYY")
    }
    navbar {
      title
      logo {
        src
        alt
      }
      hidesOnScroll
      languages {
        name
        label
        path
      }
      versions {
        name
        label
        path
      }
      items {
        type
        label
        position
        to
        href
        icon
        sidebarId
      }
    }
    footer {
      logo {
        src
        alt
      }
      style
      groups {
        title
        links {
          label
          to
          href
        }
      }
      copyright
    }
    announcement {
      announcementId
      text
      link {
        label
        to
        href
      }
      isCloseable
      backgroundColor
      textColor
    }
    allThirdParty {
      nodes {
        name
        kind
        src
        attributes
        globals
      }
    }
    allSidebar {
      nodes {
        name
        outline
      }
    }
  }
`
