import { graphql, useStaticQuery } from 'gatsby'
import { useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { useLoadable } from '../ui/useLoadable'
import { MyStack } from '../preferences/my-stack/MyStack'
import { Navbar } from './navbar/Navbar'
import { SidebarBox, sidebarId } from './sidebar/SidebarBox'
import { SidebarFilter } from './sidebar/SidebarFilter'
import { SidebarNav } from './sidebar/SidebarNav'
import type { PageEdition } from '../shared/pageEdition'
import { operationGroups } from './sidebar/operationGroups'
import { type SidebarNode, withItems } from '../shared/sidebarTree'
import type { ThirdPartiesProps } from './third-parties/ThirdParties'
import { settingsOf, sidebarOf } from '../shared/pageData'
import { AnnouncementBar } from './AnnouncementBar'
import { Footer } from './Footer'
import * as styles from './SiteShell.module.css'

/** A colon never comes out of a heading, so that no heading can have the same ID. */
const mainId = 'site:main'

const loadMenu = () => import(/* webpackChunkName: "menu" */ './MobileMenu')
const loadThirdParties = () => import('./third-parties/ThirdParties')

interface Props {
  /** The current page, without trailing slash. */
  path: string
  sidebarName: string | null
  /** The group of the API whose operations its sidebar shows. */
  sidebarGroup?: Queries.SidebarGroupFragment | undefined
  edition?: PageEdition | undefined
  /** The current page in other versions and languages of the site. */
  samePages?: readonly string[] | undefined
  children: ReactNode
}

export function SiteShell({ path, sidebarName, sidebarGroup, edition, samePages = [], children }: Props) {
  const data = useStaticQuery<Queries.SiteShellQuery>(shellQuery)
  const { navbar, footer, announcement, thirdParties } = useMemo(() => settingsOf(data), [data])
  const [isMenuOpen, setMenuOpen] = useState(false)
  const sidebars = data.allSidebar.nodes
  const sidebar = sidebars.find(({ name }) => name === sidebarName)
  const treeOf = ({ name, title, outline }: (typeof sidebars)[number]) => (
    <>
      <SidebarFilter key={name} sidebarName={name} title={title} currentPath={path} />
      <SidebarNav tree={treeWith(sidebarOf(outline), sidebarGroup)} currentPath={path} />
    </>
  )
  const context = {
    path,
    sidebarName,
    sidebarPages: new Map(sidebars.map(({ name, page }) => [name, page])),
    languages: navbar?.languages ?? [],
    versions: navbar?.versions ?? [],
    edition,
    samePages,
  }
  return (
    <>
      {/* First in the tab order. */}
      <a className={styles.skipLink} href={`#${mainId}`} data-region="skip-link">
        Skip to main content
      </a>{' '}
      {sidebar && (
        <a className={`${styles.skipLink} ${styles.wideOnly}`} href={`#${sidebarId}`} data-region="skip-link">
          Skip to the pages of this section
        </a>
      )}
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
        <Footer {...footer} year={data.site?.buildTime ?? ''}>
          {thirdParties.length > 0 && <LazyThirdParties parties={thirdParties} />}
        </Footer>
      )}
      {isMenuOpen && (
        <LazyMenu path={path} onClose={() => setMenuOpen(false)} items={navbar?.items ?? []} context={context}>
          {sidebars[0] && treeOf(sidebar ?? sidebars[0])}
        </LazyMenu>
      )}
      <MyStack />
    </>
  )
}

/** The pages of a sidebar, with the operations of one group of the API. */
function treeWith(outline: readonly SidebarNode[], group: Props['sidebarGroup']): readonly SidebarNode[] {
  if (!group) return outline
  const operations = group.operations.map(({ sidebarLabel, ...operation }) => ({ label: sidebarLabel, ...operation }))
  return withItems(outline, group.path, operationGroups(operations))
}

/** The menu of narrow screens. If its code fails to load, the page shows its links as without JavaScript. */
function LazyMenu(props: ComponentProps<Awaited<ReturnType<typeof loadMenu>>['MobileMenu']>) {
  const [{ phase, value }] = useLoadable(loadMenu)
  const { onClose } = props
  useEffect(() => {
    if (phase !== 'failed' && phase !== 'timed-out') return
    delete document.documentElement.dataset.js
    onClose()
  }, [phase, onClose])
  return value ? <value.MobileMenu {...props} /> : null
}

/** Third parties and the question about them; if their code fails to load, the page lacks nothing. */
function LazyThirdParties({ parties }: ThirdPartiesProps) {
  const [state] = useLoadable(loadThirdParties)
  return state.phase === 'ready' ? <state.value.ThirdParties parties={parties} /> : null
}

const shellQuery = graphql`
  query SiteShell {
    site {
      buildTime(formatString: "YYYY")
    }
    navbar {
      settings
    }
    footer {
      settings
    }
    announcement {
      settings
    }
    allThirdParty {
      nodes {
        settings
      }
    }
    allSidebar {
      nodes {
        name
        title
        page
        outline
      }
    }
  }
`
