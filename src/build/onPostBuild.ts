import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { GatsbyNode } from 'gatsby'
import { reportProblems } from '../../plugins/problem-report'
import { removeOldResults } from '../../plugins/source-plugin'
import { checkGatsby } from '../gatsby-patches/checkGatsby'
import { signPageScripts } from '../gatsby-patches/pageScripts'
import { oncePerText } from '../shared/oncePerObject'
import { editionTitle } from '../shared/pageEdition'
import { markdownPath } from '../shared/pageFiles'
import type { SidebarNode } from '../shared/sidebarTree'
import type { SiteMetadata } from '../shared/siteMetadata'
import type { PageContext } from '../shared/pageData'
import { builtPageReader, type BuiltPage } from './builtPageReader'
import { writeChangeFeeds } from './changes/writeChangeFeeds'
import { contentProblems, filesBelow } from './contentProblems'
import { previewHeaders, writeDiscoveryFiles } from './discovery/writeDiscoveryFiles'
import { writeImages } from './images/writeImages'
import { linkReport, type WrittenRedirect } from './linkReport'
import { writeMarkdownCopies } from './markdownCopy/writeMarkdownCopies'
import { removeOldFiles } from './removeOldFiles'
import { accountProblems, algoliaAccount, algoliaHosts, resetUploadCache, uploadSynonyms } from './search/algolia'
import { writeSearchIndex } from './search/writeSearchIndex'
import { securityHeaders, securityTxt, thirdPartyHosts } from './securityHeaders'
import { type FactLink, redirectsOf, writtenPlaces } from './writtenLinks'
import { writeSidebarRows } from './sidebars/resolveSidebar'

interface ContentPageFields {
  id: string
  path: string
  title: string
  description: string
  section: string
  lastUpdated: string | null
  sourceFile: string
  internal: { type: string }
}

interface BuiltSiteData {
  site: { siteMetadata: Omit<SiteMetadata, 'tagline'> }
  allSitePage: { nodes: { path: string; pageContext: Partial<PageContext> | null }[] }
  allContentPage: { nodes: ContentPageFields[] }
  allDoc: { nodes: { dependencies: string[] }[] }
  allFact: { nodes: { links: FactLink[] }[] }
  allRedirect: { nodes: WrittenRedirect[] }
  allSidebar: { nodes: { name: string; tree: SidebarNode[] }[] }
  allThirdParty: { nodes: { src: string; hosts: string[] }[] }
}

/** Checks the patches of Gatsby and the account of the search, and forgets what an earlier build noted about uploads. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async ({ getCache, reporter }) => {
  checkGatsby()
  reportProblems(reporter, 'Reading the environment', accountProblems(process.env))
  await resetUploadCache(getCache)
}

/** Writes what is made from all pages; the adapter adds to `_headers`. Checks every link, anchor and image, and the content as a whole. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { graphql, reporter, cache, pathPrefix, store, getNodesByType } = args
  await writeSearchIndex(graphql, reporter)
  const result = await graphql<BuiltSiteData>(`
    query BuiltPages {
      site {
        siteMetadata {
          siteUrl
          name
          title
        }
      }
      allSitePage {
        nodes {
          path
          pageContext
        }
      }
      allContentPage {
        nodes {
          id
          path
          title
          description
          section
          lastUpdated
          sourceFile
          internal {
            type
          }
        }
      }
      allDoc {
        nodes {
          dependencies
        }
      }
      allFact {
        nodes {
          links
        }
      }
      allRedirect {
        nodes {
          from
          to
          sourceFile
        }
      }
      allSidebar {
        nodes {
          name
          tree
        }
      }
      allThirdParty {
        nodes {
          src
          hosts
        }
      }
    }
  `)
  const { data } = result
  if (!data || result.errors) {
    reporter.panicOnBuild('The list of built pages could not be queried.', result.errors as Error[])
    return
  }
  const sidebarFiles = await writeSidebarRows(data.allSidebar.nodes)
  const { siteUrl } = data.site.siteMetadata
  const contexts = new Map(data.allSitePage.nodes.map(({ path, pageContext }) => [path, pageContext ?? {}]))
  // Without those whose path another page has. The order in the store depends on what a warm build had to create again.
  const listed = data.allContentPage.nodes
    .filter(({ id, path }) => contexts.get(path)?.id === id)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const contentPages = listed.map((page) => {
    const { trail = [], guide, edition } = contexts.get(page.path) ?? {}
    return { ...page, type: page.internal.type, trail, guide, edition }
  })
  const copies = await writeMarkdownCopies(graphql, contentPages, siteUrl)
  const pageLists = await writeDiscoveryFiles(contentPages, copies, data.site.siteMetadata)
  await removeOldFiles([...copies.map((copy) => markdownPath(copy.path)), ...pageLists, ...sidebarFiles], cache)
  await writeChangeFeeds(
    contentPages.filter(({ type }) => type === 'Doc'),
    data.site.siteMetadata,
  )
  const started = process.cpuUsage()
  const drawn = await writeImages(contentPages, data.site.siteMetadata, cache)
  const { user, system } = process.cpuUsage(started)
  reporter.info(`Drew ${drawn} images in ${((user + system) / 1e6).toFixed(1)} s of processor time`)
  await removeOldResults()
  const pages = readPages([...contexts.keys()], pathPrefix)
  const account = algoliaAccount(process.env)
  const headers = securityHeaders({
    inlineScripts: pages.flatMap(({ inlineScripts }) => inlineScripts),
    inlineStyles: pages.flatMap(({ inlineStyles }) => inlineStyles),
    styleSheets: pages.flatMap(({ styleSheets }) => styleSheets),
    hosts: algoliaHosts(account),
    thirdParties: thirdPartyHosts(data.allThirdParty.nodes),
    pathPrefix,
  })
  await fs.writeFile('public/_headers', headers + previewHeaders(process.env))
  await writeSecurityTxt(siteUrl)
  await removeSourceMaps()
  await uploadSynonyms(account).catch((error: unknown) => {
    reporter.panicOnBuild('The synonyms of the search index could not be uploaded to Algolia.', error as Error)
  })
  const linkProblems = linkReport({
    pages,
    files: new Set([...(await servedFiles()), ...contentPages.map((page) => markdownPath(page.path))]),
    redirects: redirectsOf(store),
    writtenRedirects: data.allRedirect.nodes,
    written: writtenPlaces(
      getNodesByType,
      data.allFact.nodes.flatMap(({ links }) => links),
    ),
    sourceFiles: new Map(contentPages.map((page) => [page.path, page.sourceFile])),
    siteUrl,
  })
  const titledPages = contentPages.map((page) => ({ ...page, title: editionTitle(page.title, page.edition) }))
  const dependencies = data.allDoc.nodes.flatMap((doc) => doc.dependencies)
  // Together: the first report with an error ends the build.
  reportProblems(reporter, 'Checking links and content', [
    ...linkProblems,
    ...(await contentProblems(titledPages, pages, dependencies)),
  ])
}

/** Of earlier builds with other settings: Gatsby and the cache of the host keep their files. */
async function removeSourceMaps(): Promise<void> {
  const files = await fs.readdir('public')
  await Promise.all(files.filter((file) => file.endsWith('.map')).map((file) => fs.rm(path.join('public', file))))
}

/** Without git, the file counts from now. */
async function writeSecurityTxt(siteUrl: string): Promise<void> {
  const commit = await promisify(execFile)('git', ['log', '-1', '--format=%cI']).catch(() => ({ stdout: '' }))
  await fs.mkdir('public/.well-known', { recursive: true })
  await fs.writeFile(
    'public/.well-known/security.txt',
    securityTxt(siteUrl, new Date(commit.stdout.trim() || Date.now())),
  )
}

/** Signs the scripts of each page and reads it; one at a time to save memory. */
function readPages(paths: readonly string[], pathPrefix: string): BuiltPage[] {
  const readPage = builtPageReader()
  const digestOf = oncePerText((url) => {
    const content = readFileSync(path.join('public', url.slice(pathPrefix.length)))
    return `sha256-${createHash('sha256').update(content).digest('base64')}`
  })
  const pages: BuiltPage[] = []
  for (const page of paths) {
    const file = htmlFile(page)
    // Synchronously: a promise for each of hundreds of files takes longer than reading them.
    const html = readFileSync(file, 'utf8')
    const signed = signPageScripts(html, digestOf)
    if (signed !== html) writeFileSync(file, signed)
    pages.push(readPage(page, signed))
  }
  return pages
}

/** Netlify's adapter moves `foo/index.html` to `foo.html`. */
function htmlFile(page: string): string {
  const file = path.join('public', page, 'index.html')
  return existsSync(file) ? file : path.join('public', page.endsWith('.html') ? page : `${page}.html`)
}

/** Files from static/, images beside pages, files of the OpenAPI document, and feeds. */
async function servedFiles(): Promise<string[]> {
  // The site may have none of them.
  const folders = ['static', 'public/static', 'public/openapi', 'public/changes'].filter((folder) => existsSync(folder))
  const found = await Promise.all(folders.map(filesBelow))
  return found.flat().map((file) => file.replace(/^[^/]+/, ''))
}
