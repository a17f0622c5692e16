import { z } from 'zod'
import type { Releases } from '../../plugins/gatsby-source-facts/src/newestReleases'
import type { Problem } from '../../plugins/problem-report'
import { type FetchOptions, fetchText, shownUrl } from '../../plugins/remote-document'

export interface ReleasesRefresh extends Omit<FetchOptions, 'url'> {
  /** Below it are the repositories: https://api.github.com/repos/Unleash */
  url: string
  repositories: readonly string[]
  /** What is known so far. */
  known: Releases
  /** As YYYY-MM-DD. */
  today: string
}

const releaseSchema = z.object({ tag_name: z.string() })

/**
 * Asks each repository for its newest release, by GitHub's REST API ("Get the latest release"). What can't be read stays as it is known, with
 * a problem that says why. A version that has not changed keeps its day, so that the file only changes when there is a release.
 */
export async function refreshReleases(request: ReleasesRefresh): Promise<{
  releases: Releases
  /** What changed, for the terminal. */
  lines: string[]
  problems: Problem[]
}> {
  const { url, repositories, known, today, ...options } = request
  const releases: Releases = {}
  const lines: string[] = []
  const problems: Problem[] = []
  for (const repository of [...repositories].sort()) {
    const address = `${url}/${repository}/releases/latest`
    const before = known[repository]
    const fetched = await fetchText({ ...options, url: address, contentTypes: ['application/json'] })
    const read = fetched.ok ? versionOf(fetched.text) : { cause: fetched.cause }
    if ('cause' in read) problems.push(unread(address, repository, read.cause, before?.version))
    const isNew = 'version' in read && read.version !== before?.version
    if (isNew) lines.push(`${repository} ${read.version}, ${before?.version ?? 'none'} before`)
    const newest = isNew ? { version: read.version, seen: today } : before
    if (newest) releases[repository] = newest
  }
  return { releases, lines, problems }
}

/** One repository a line: a release then shows as a readable difference. */
export function releasesJson(releases: Releases): string {
  const lines = Object.entries(releases).map(
    ([repository, { version, seen }]) => `  "${repository}": { "version": "${version}", "seen": "${seen}" }`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

/** Tags are v1.2.3, 1.2.3 or name-v1.2.3. */
function versionOf(text: string): { version: string } | { cause: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { cause: 'The response is not JSON.' }
  }
  const tag = releaseSchema.safeParse(json).data?.tag_name
  if (tag === undefined) return { cause: 'The response has no "tag_name".' }
  const version = /\d+\.\d[\w.+-]*$/.exec(tag)?.[0]
  return version === undefined ? { cause: `The tag "${tag}" doesn't end in a version.` } : { version }
}

function unread(url: string, repository: string, cause: string, version: string | undefined): Problem {
  const fix = version === undefined ? 'Its newest release stays unknown.' : `It stays at ${version}.`
  return {
    severity: 'warning',
    file: shownUrl(url),
    what: `The newest release of ${repository} can't be read. ${cause}`,
    fix,
  }
}
