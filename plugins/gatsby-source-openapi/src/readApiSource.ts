import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyCache } from 'gatsby'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { committedAt } from '../../gatsby-remote-document/src/committedAt'
import type { FetchOptions } from '../../gatsby-remote-document/src/fetchText'
import { readRemoteDocument } from '../../gatsby-remote-document/src/readRemoteDocument'
import { readSourceMode } from '../../gatsby-remote-document/src/readSourceMode'
import type { Accepted, RemoteDocument } from '../../gatsby-remote-document/src/RemoteDocument'
import type { JsonObject, OpenApiOptions } from '../types'
import { acceptDocument, openApiContentTypes } from './acceptDocument'
import { operationChanges } from './operationChanges'
import { withOurOperations } from './overlay/withOurOperations'
import { withOurTexts } from './overlay/withOurTexts'
import type { ApiDocument } from './read/ApiDocument'

type SourceOptions = Pick<OpenApiOptions, 'document' | 'mode' | 'openapiUrl' | 'infoSlug'>

/**
 * Reads the document that the options name: the bundled one, the configured remote one, or the one of `OPENAPI_URL`.
 *
 * @param root the project's root, which file names are relative to.
 * @param fetching limits other than the usual ones, for tests.
 */
export async function readApiSource(
  options: SourceOptions,
  root: string,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  fetching: Partial<FetchOptions> = {},
): Promise<RemoteDocument<ApiDocument>> {
  const { mode, problems } = readSourceMode(options.mode)
  const file = path.resolve(root, options.document.bundledFile)
  const source = await readRemoteDocument({
    ...fetching,
    name: 'the OpenAPI document',
    url: options.openapiUrl || options.document.url,
    mode: options.openapiUrl && mode === 'bundled' ? 'live' : mode,
    bundled: {
      file: options.document.bundledFile,
      read: () => readFile(file, 'utf8'),
      date: () => committedAt(file),
    },
    accept: (text, location) => accept(text, location, options, file),
    cache,
    contentTypes: openApiContentTypes,
  })
  return { ...source, problems: [...problems, ...source.problems] }
}

/**
 * A remote document has the texts of the bundled one, and keeps the pages of its operations; not so one of `OPENAPI_URL`,
 * which may be anybody's. One that lost many operations is used all the same, but not in silence.
 */
async function accept(
  text: string,
  location: string,
  { infoSlug, openapiUrl, document: { bundledFile } }: SourceOptions,
  file: string,
): Promise<Accepted<ApiDocument>> {
  const accepted = acceptDocument(text, location, infoSlug)
  if (!accepted.ok || location === bundledFile) return accepted
  const bundled = acceptDocument(await readFile(file, 'utf8').catch(() => ''), bundledFile, infoSlug)
  if (!bundled.ok) return accepted
  const ours = bundled.value.json
  const whole = openapiUrl ? accepted : readAgain(withOurOperations(withOurTexts(accepted.value.json, ours), ours))
  const { before, after, isGreatLoss } = operationChanges(bundled.value, accepted.value)
  if (!isGreatLoss) return whole
  const loss: Problem = {
    severity: 'warning',
    file: location,
    what: `The document has ${after} operations, the bundled one has ${before}.`,
    fix: 'Check that it is complete; its pages are built all the same.',
  }
  return { ...whole, problems: [...(whole.problems ?? []), loss] }

  /** What does not fit together is left as it came. */
  function readAgain(json: JsonObject): Accepted<ApiDocument> {
    const again = acceptDocument(JSON.stringify(json), location, infoSlug)
    return again.ok ? again : accepted
  }
}
