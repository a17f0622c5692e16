import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { BuildArgs, GatsbyNode } from 'gatsby'
import { type Problem, reportProblems } from '../../plugins/problem-report'
import { removeOldResults } from '../../plugins/source-plugin'
import { checkGatsby } from '../gatsby-patches/checkGatsby'
import { completePageScripts, type PageFiles } from '../gatsby-patches/pageScripts'
import { oncePerText } from '../shared/oncePerObject'
import { editionTitle, isOlder } from '../shared/pageEdition'
import { writeAgentFacts } from './agents/writeAgentFacts'
import { writeAgentFiles } from './agents/writeAgentFiles'
import { type BuiltSite, queryBuiltSite } from './builtSite'
import { builtPageReader, type BuiltPage } from './builtPageReader'
import { writeChangeFeeds } from './changes/writeChangeFeeds'
import { contentProblems, filesBelow } from './contentProblems'
import { previewHeaders, writeDiscoveryFiles } from './discovery/writeDiscoveryFiles'
import { writeImages } from './images/writeImages'
import { errorReportsUrl } from './errorReportsUrl'
import { linkReport } from './linkReport'
import { netlifyNotes, netlifyProblems } from './netlifyChecks'
import { writeMarkdownCopies } from './markdownCopy/writeMarkdownCopies'
import { removeOldFiles } from './removeOldFiles'
import { accountProblems, algoliaAccount, algoliaHosts, resetUploadCache, uploadSynonyms } from './search/algolia'
import { writeSearchIndex } from './search/writeSearchIndex'
import { docSearchLogoStyle, securityHeaders, securityTxt, thirdPartyHosts } from './securityHeaders'
import { redirectsOf, writtenPlaces } from './writtenLinks'
import { writeSidebarRows } from './sidebars/resolveSidebar'

/** Checks the patches of Gatsby and the account of the search, and forgets what an earlier build noted about uploads. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async ({ getCache, reporter }) => {
  checkGatsby()
  reportProblems(reporter, 'Reading the environment', accountProblems(process.env))
  await resetUploadCache(getCache)
}

/** Writes what is made from all pages; the adapter adds to `_headers`. Checks every link, anchor and image, and the content as a whole. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { graphql, reporter, pathPrefix } = args
  await writeSearchIndex(graphql, reporter)
  const site = await queryBuiltSite(graphql)
  const { files: copies, problems: copyProblems } = await writePageFiles(site, args)
  await drawImages(site, args)
  await removeOldResults()
  const pages = readPages(site.paths, pathPrefix)
  await writeHeaders(site, pages, pathPrefix)
  await writeSecurityTxt(site.metadata.siteUrl)
  await removeUnusedFiles()
  await updateSynonyms(reporter)
  // Together: the first report with an error ends the build.
  reportProblems(reporter, 'Checking links and content', [
    ...(await linkProblems(site, pages, copies, args)),
    ...(await problemsOfContent(site, pages)),
    ...copyProblems,
    ...checkHost(site, reporter),
  ])
}

/** What Netlify needs besides the files, when it builds the site. */
function checkHost({ metadata: { siteUrl } }: BuiltSite, reporter: BuildArgs['reporter']): Problem[] {
  for (const note of netlifyNotes(process.env)) reporter.info(note)
  const file = htmlFile('/feedback')
  return netlifyProblems(process.env, { feedbackHtml: existsSync(file) ? readFileSync(file, 'utf8') : '', siteUrl })
}

/** Writes the files beside pages and their lists: Markdown copies, rows of sidebars, sitemap, feeds; and removes those of pages that are gone. */
async function writePageFiles(
  site: BuiltSite,
  { graphql, cache }: BuildArgs,
): Promise<{ files: readonly string[]; problems: Problem[] }> {
  const { contentPages, sidebars, metadata, version } = site
  const sidebarFiles = await writeSidebarRows(sidebars)
  const { copies, files, problems } = await writeMarkdownCopies(contentPages, { siteUrl: metadata.siteUrl, version })
  const pageLists = await writeDiscoveryFiles(contentPages, copies, metadata)
  const current = contentPages.filter(({ edition }) => !isOlder(edition))
  const paths = new Set(current.map((page) => page.path))
  const facts = await writeAgentFacts(graphql, { siteUrl: metadata.siteUrl, version, paths })
  const agentFiles = await writeAgentFiles(facts, current)
  await removeOldFiles([...files, ...pageLists, ...sidebarFiles, ...agentFiles], cache)
  const docs = contentPages.filter(({ type }) => type === 'Doc')
  await writeChangeFeeds(docs, metadata)
  return { files, problems }
}

async function drawImages({ contentPages, metadata }: BuiltSite, { reporter, cache }: BuildArgs) {
  const started = process.cpuUsage()
  const drawn = await writeImages(contentPages, metadata, cache)
  const { user, system } = process.cpuUsage(started)
  reporter.info(`Drew ${drawn} images in ${((user + system) / 1e6).toFixed(1)} s of processor time`)
}

async function writeHeaders({ thirdParties }: BuiltSite, pages: readonly BuiltPage[], pathPrefix: string) {
  const reports = errorReportsUrl(process.env)
  const headers = securityHeaders({
    inlineScripts: pages.flatMap(({ inlineScripts }) => inlineScripts),
    inlineStyles: pages.flatMap(({ inlineStyles }) => inlineStyles),
    styleSheets: [...pages.flatMap(({ styleSheets }) => styleSheets), docSearchLogoStyle],
    hosts: [...algoliaHosts(algoliaAccount(process.env)), ...(reports === undefined ? [] : [new URL(reports).origin])],
    thirdParties: thirdPartyHosts(thirdParties),
    pathPrefix,
  })
  await fs.writeFile('public/_headers', headers + previewHeaders(process.env))
}

async function updateSynonyms(reporter: BuildArgs['reporter']) {
  await uploadSynonyms(algoliaAccount(process.env)).catch((error: unknown) => {
    reporter.panicOnBuild('The synonyms of the search index could not be uploaded to Algolia.', error as Error)
  })
}

async function linkProblems(
  { contentPages, redirects, factLinks, metadata }: BuiltSite,
  pages: readonly BuiltPage[],
  copies: readonly string[],
  { store, getNodesByType }: BuildArgs,
): Promise<Problem[]> {
  return linkReport({
    pages,
    files: new Set(['/llms.txt', ...(await servedFiles()), ...copies]),
    redirects: redirectsOf(store),
    writtenRedirects: redirects,
    written: writtenPlaces(getNodesByType, factLinks),
    sourceFiles: new Map(contentPages.map((page) => [page.path, page.sourceFile])),
    siteUrl: metadata.siteUrl,
  })
}

function problemsOfContent({ contentPages, usedFiles }: BuiltSite, pages: readonly BuiltPage[]): Promise<Problem[]> {
  const titled = contentPages.map((page) => ({ ...page, title: editionTitle(page.title, page.edition) }))
  return contentProblems(titled, pages, usedFiles)
}

/**
 * Source maps of earlier builds with other settings, which Gatsby and the cache of the host keep, a library for scripts of third parties
 * that Gatsby copies to every site, and the list of chunks, which Gatsby's build and `tools/weight` read, but no browser.
 */
async function removeUnusedFiles(): Promise<void> {
  const files = await fs.readdir('public')
  const unused = files.filter((file) => file.endsWith('.map') || file === '~partytown')
  await Promise.all(unused.map((file) => fs.rm(path.join('public', file), { recursive: true })))
  await fs.rename('public/webpack.stats.json', '.cache/webpack.stats.json')
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

/** Completes the scripts of each page and reads it; one at a time to save memory. */
function readPages(paths: readonly string[], pathPrefix: string): BuiltPage[] {
  const readPage = builtPageReader(pathPrefix)
  const { assetsByChunkName } = readJson('webpack.stats.json') as WebpackStats
  const digestOf = oncePerText((url) => {
    const content = readFileSync(path.join('public', url.slice(pathPrefix.length)))
    return `sha256-${createHash('sha256').update(content).digest('base64')}`
  })
  const pages: BuiltPage[] = []
  for (const page of paths) {
    const file = htmlFile(page)
    // Synchronously: a promise for each of hundreds of files takes longer than reading them.
    const html = readFileSync(file, 'utf8')
    const completed = completePageScripts(html, filesOf(page, assetsByChunkName, pathPrefix), digestOf)
    if (completed !== html) writeFileSync(file, completed)
    pages.push(readPage(page, completed))
  }
  return pages
}

interface WebpackStats {
  assetsByChunkName: Record<string, readonly string[] | undefined>
}

interface PageData {
  componentChunkName: string
  staticQueryHashes: readonly string[]
}

/** What Gatsby's loader requests when it shows a page. */
function filesOf(page: string, chunks: WebpackStats['assetsByChunkName'], pathPrefix: string): PageFiles {
  const dataFile = path.posix.join('page-data', page === '/' ? 'index' : page, 'page-data.json')
  const { componentChunkName, staticQueryHashes } = readJson(dataFile) as PageData
  const urlOf = (file: string) => `${pathPrefix}/${file}`
  const scripts = (chunks[componentChunkName] ?? []).filter((file) => file.endsWith('.js'))
  const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`)
  return { scripts: scripts.map(urlOf), data: [dataFile, 'page-data/app-data.json', ...queries].map(urlOf) }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join('public', file), 'utf8'))
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
