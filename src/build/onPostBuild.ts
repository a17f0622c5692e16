import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { reportProblems } from '../../plugins/gatsby-problem-report/src/reportProblems'
import { markdownAddress } from '../shared/markdownAddress'
import { builtPageReader, type BuiltPage } from './builtPageReader'
import { linkReport } from './linkReport'
import { markdownCopies, type MarkdownCopies } from './markdownCopy/markdownCopies'
import { algoliaEnvironment, algoliaHosts } from './search/algoliaEnvironment'
import { makeSearchIndex } from './search/makeSearchIndex'
import { uploadSynonyms } from './search/uploadSynonyms'
import { securityHeaders } from './securityHeaders'
import { thirdPartyHosts } from './thirdPartyHosts'

interface BuiltSiteData {
  site: { siteMetadata: { siteUrl: string } }
  allSitePage: { nodes: { path: string }[] }
  allContentPage: { nodes: { path: string; sourceFile: string }[] }
  allRedirect: { nodes: { from: string; to: string }[] }
  allThirdParty: { nodes: { src: string; hosts: string[] }[] }
}

/**
 * Writes the index of the embedded search. Then reads every built page again: checks that each link, anchor and image in it
 * leads somewhere, and allows the inline scripts that are there to run, and no others. Beside each page it writes its text as
 * Markdown. The adapter adds its own rules to `_headers` afterwards.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, cache }) => {
  await makeSearchIndex(graphql, reporter)
  const result = await graphql<BuiltSiteData>(`
    query BuiltPages {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allSitePage {
        nodes {
          path
        }
      }
      allContentPage {
        nodes {
          path
          sourceFile
        }
      }
      allRedirect {
        nodes {
          from
          to
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
    reporter.panicOnBuild('The list of built pages could not be read.', result.errors as Error[])
    return
  }
  const contentPaths = data.allContentPage.nodes.map((page) => page.path)
  const { siteUrl } = data.site.siteMetadata
  const copies = await markdownCopies(siteUrl, cache)
  const pages = await readPages(data.allSitePage.nodes, new Set(contentPaths), copies)
  const scripts = pages.flatMap(({ inlineScripts }) => inlineScripts)
  const account = algoliaEnvironment(process.env)
  await fs.writeFile('public/_headers', securityHeaders(scripts, algoliaHosts(account), thirdPartyHosts(data.allThirdParty.nodes)))
  await uploadSynonyms(account).catch((error: unknown) => {
    reporter.panicOnBuild('The synonyms of the search could not be uploaded to Algolia.', error as Error)
  })
  const problems = linkReport({
    pages,
    files: new Set([...(await servedFiles()), ...contentPaths.map(markdownAddress)]),
    redirects: new Map(data.allRedirect.nodes.map(({ from, to }) => [from, to])),
    sourceFiles: new Map(data.allContentPage.nodes.map((page) => [page.path, page.sourceFile])),
    siteUrl,
  })
  reportProblems(reporter, 'Checking links', problems)
}

/** One page after another, so that no more than one document is held. */
async function readPages(nodes: readonly { path: string }[], contentPaths: ReadonlySet<string>, copies: MarkdownCopies) {
  const readPage = builtPageReader()
  const pages: BuiltPage[] = []
  for (const { path: page } of nodes) {
    const html = await readHtml(page)
    pages.push(readPage(page, html))
    if (contentPaths.has(page)) await copies.write(page, html)
  }
  await copies.finish()
  return pages
}

/** Netlify's adapter moves `foo/index.html` to `foo.html`; the next build there finds pages that did not change in that place. */
async function readHtml(page: string): Promise<string> {
  const moved = path.join('public', page.endsWith('.html') ? page : `${page}.html`)
  return fs.readFile(path.join('public', page, 'index.html'), 'utf8').catch(() => fs.readFile(moved, 'utf8'))
}

/** Addresses of the files copied from static/, of the images that stand beside pages, and of the API document's files. */
async function servedFiles(): Promise<string[]> {
  const folders = [
    ['static', 'static'],
    ['public', 'public/static'],
    ['public', 'public/openapi'],
  ] as const
  const found = await Promise.all(
    folders.map(async ([root, folder]) => {
      const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    }),
  )
  return found.flat()
}
