import fs from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '../../../plugins/problem-report'
import { resultsOf } from '../../../plugins/source-plugin'
import { copyFiles, type DescribedPage, type DescribedSite } from './copyFiles'
import type { OtherSamples } from './operationTree'
import { type CopiedPage, pageTree } from './pageTree'
import { treeMarkdown } from './treeMarkdown'

const results = resultsOf('src/build/markdownCopy/writeMarkdownCopies.ts')

interface Copies {
  /** Without front matter. */
  copies: { path: string; markdown: string }[]
  /** Paths of all files: of pages, and of their sections. */
  files: string[]
  /** Sections whose file would be that of another page. */
  problems: Problem[]
}

/** Writes the Markdown of every page, and of its sections, beside its HTML; one page at a time to save memory. */
export async function writeMarkdownCopies(
  pages: readonly (CopiedPage & DescribedPage & { sourceFile: string })[],
  site: DescribedSite,
): Promise<Copies> {
  const copies: Copies['copies'] = []
  const owners = new Map<string, string>()
  const problems: Problem[] = []
  for (const page of pages) {
    const data = await pageData(page.path)
    const tree = pageTree(page, data, await samplesOf(data))
    const url = site.siteUrl + page.path
    const markdown = await results.value([tree, url], () => treeMarkdown(tree, url))
    copies.push({ path: page.path, markdown })
    for (const [file, text] of copyFiles(page, markdown, site)) {
      const owner = owners.get(file)
      if (owner !== undefined) problems.push(sharedFile(page, file, owner))
      owners.set(file, page.path)
      await writeChanged(path.join('public', file), text)
    }
  }
  return { copies, files: [...owners.keys()], problems }
}

interface PageData {
  operation?: { samplesFile: string } | null
}

/** What the query of a page's template found, as Gatsby has written it for browsers. */
async function pageData(page: string): Promise<PageData> {
  const file = path.join('public/page-data', page === '/' ? 'index' : page, 'page-data.json')
  const { result } = JSON.parse(await fs.readFile(file, 'utf8')) as { result: { data: PageData } }
  return result.data
}

/** What the page of an operation loads when a reader chooses another language. */
async function samplesOf({ operation }: PageData): Promise<OtherSamples | undefined> {
  if (!operation) return undefined
  return JSON.parse(await fs.readFile(path.join('public', operation.samplesFile), 'utf8')) as OtherSamples
}

async function writeChanged(file: string, text: string): Promise<void> {
  const written = await fs.readFile(file, 'utf8').catch(() => undefined)
  if (written === text) return
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, text)
}

function sharedFile(
  { path: page, sourceFile }: { path: string; sourceFile: string },
  file: string,
  owner: string,
): Problem {
  return {
    severity: 'error',
    file: sourceFile,
    what: `The pages "${page}" and "${owner}" both have Markdown at "${file}", because a heading of one has the ID that is in the path of the other.`,
    fix: `Give the heading "${path.basename(file, '.md')}" another ID.`,
  }
}
