import type { GatsbyCache } from 'gatsby'
import { parseJsonFile, type Problem } from '../../problem-report'
import {
  type Accepted,
  committedAt,
  type FetchOptions,
  readRemoteDocument,
  readSourceMode,
  type RemoteDocument,
  startFetch,
} from '../../remote-document'
import type { ReadFile } from '../../source-plugin'
import { minorVersion } from '../shared'
import type { ApiSource, JsonObject, OpenApiOptions } from '../types'
import { keepBundledOperations, operationChanges } from './overlay/keepBundledOperations'
import { overlayTexts } from './overlay/overlayTexts'
import { acceptJson, openApiContentTypes, parseJson } from './read/acceptDocument'
import type { ApiDocument, OtherVersion } from './read/ApiDocument'
import { isObject, own, quoted, filledText } from './read/json'

type SourceOptions = Pick<OpenApiOptions, 'mode' | 'openapiUrl' | 'infoSlug' | 'fetchSeconds'> & {
  document: Pick<ApiSource, 'version' | 'url' | 'bundledFile'>
}

/** `OPENAPI_URL` is fetched in every mode, and a document without a URL in none. */
function sourceModeOf({ mode: option, openapiUrl, document: { url } }: SourceOptions) {
  const { mode, problems } = readSourceMode(option)
  if (url === undefined) return { mode: 'bundled', problems } as const
  return { mode: openapiUrl && mode === 'bundled' ? 'live' : mode, problems } as const
}

function requestFor({ document, openapiUrl, fetchSeconds = 30 }: SourceOptions): FetchOptions {
  return {
    url: openapiUrl || (document.url ?? ''),
    contentTypes: openApiContentTypes,
    totalTimeout: fetchSeconds * 1000,
  }
}

/** Starts to fetch a document, which `readApiSource` waits for. */
export function startApiSource(options: SourceOptions): void {
  if (sourceModeOf(options).mode !== 'bundled') startFetch(requestFor(options))
}

/**
 * Reads a document: the bundled one, the configured remote one, or the one of `OPENAPI_URL`.
 * @param readFile reads the bundled document.
 * @param fetching limits other than the usual ones, for tests.
 */
export async function readApiSource(
  options: SourceOptions,
  readFile: ReadFile,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  fetching: Partial<FetchOptions> = {},
): Promise<RemoteDocument<ApiDocument>> {
  const { mode, problems } = sourceModeOf(options)
  const file = options.document.bundledFile
  const source = await readRemoteDocument({
    ...requestFor(options),
    ...fetching,
    name: 'the OpenAPI document',
    mode,
    bundled: {
      file,
      read: () => readFile(file),
      date: () => committedAt(file),
    },
    accept: (text, location) => accept(text, location, options, readFile),
    cache,
  })
  return { ...source, problems: [...problems, ...source.problems] }
}

/**
 * A remote document gets the texts of the bundled one, and keeps the pages of its operations. A document of `OPENAPI_URL` has its
 * own texts, and keeps the pages only if it's the same API, by its title. One that lost many operations is used, with a warning.
 */
async function accept(
  text: string,
  location: string,
  { infoSlug, openapiUrl, document: { bundledFile, version } }: SourceOptions,
  readFile: ReadFile,
): Promise<Accepted<ApiDocument>> {
  const parsed = parseJson(text, location)
  if (!parsed.ok) return parsed
  const asFetched = (): Accepted<ApiDocument> => acceptJson(parsed.value, location, infoSlug)
  if (location === bundledFile) return withListedVersion(asFetched(), text, location, version)
  if (!isObject(parsed.value)) return asFetched()
  const bundled = parseJson(await readFile(bundledFile).catch(() => ''), bundledFile)
  if (!bundled.ok || !isObject(bundled.value)) return asFetched()
  const changes = operationChanges(bundled.value, parsed.value)
  // A document without operations would otherwise get all of ours, and hide that the fetch went wrong.
  const isSameApi = !openapiUrl || titleOf(parsed.value) === titleOf(bundled.value)
  const accepted = changes.after === 0 || !isSameApi ? asFetched() : overlaid(parsed.value, bundled.value)
  if (!accepted.ok) return accepted
  const other = isSameApi ? otherVersion(parsed.value, bundled.value, !openapiUrl) : undefined
  if (other) accepted.value.other = other
  if (!changes.isGreatLoss) return accepted
  const loss: Problem = {
    severity: 'warning',
    file: location,
    what: `The document has ${changes.after} operations; the bundled one has ${changes.before}.`,
    fix: 'Check that it is complete. Its pages are built anyway.',
  }
  return { ...accepted, problems: [...(accepted.problems ?? []), loss] }

  /** Read once. Only if the two don't fit together, the fetched one is read alone. */
  function overlaid(fetched: JsonObject, ours: JsonObject): Accepted<ApiDocument> {
    const merged = acceptJson(
      keepBundledOperations(openapiUrl ? fetched : overlayTexts(fetched, ours), ours),
      location,
      infoSlug,
    )
    return merged.ok ? merged : asFetched()
  }
}

/** A bundled document is of the version under which it's listed. */
function withListedVersion(
  accepted: Accepted<ApiDocument>,
  text: string,
  file: string,
  listed: string,
): Accepted<ApiDocument> {
  const version = accepted.ok ? minorVersion(accepted.value.info.version) : listed
  if (version === listed) return accepted
  const json = parseJsonFile(text, file, '')
  const problem: Problem = {
    severity: 'error',
    file,
    ...('lineOf' in json && { line: json.lineOf(['info', 'version']) }),
    entry: '/info/version',
    what: `The document is of version ${quoted(version)}, but content/site/sources.ts lists it as ${quoted(listed)}.`,
    fix: 'Correct the version there, or replace the document.',
  }
  return { ok: false, problems: [problem, ...(accepted.problems ?? [])] }
}

function titleOf(document: JsonObject): string | undefined {
  return filledText(own(document.info, 'title'))
}

/** Undefined for the same minor version: only the rest differs between installations. */
function otherVersion(fetched: JsonObject, ours: JsonObject, hasBundledTexts: boolean): OtherVersion | undefined {
  const version = minorVersion(filledText(own(fetched.info, 'version')) ?? 'without a number')
  const bundled = minorVersion(filledText(own(ours.info, 'version')) ?? '')
  return version === bundled ? undefined : { version, bundled, hasBundledTexts }
}
