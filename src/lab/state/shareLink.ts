import { fromBase64Url, readBytes, toBase64Url } from '../../shared/bytes'
import { labStateJson, readLabState, type LabState } from './labState'

/** The fragment of a link: the version of its format, and deflated JSON in Base64 for URLs. */
const prefix = 'v1.'

/** In characters. Longer URLs are cut by some programs. */
const maxFragmentLength = 20_000
/** In bytes. Deflated data can be a thousand times as large when it is inflated. */
const maxJsonBytes = 1_000_000

export function isLabFragment(fragment: string): boolean {
  return /^v\d+\./.test(fragment)
}

/** @returns undefined for a state that is too large for a link, or in a browser that can't compress */
export async function encodeFragment(state: LabState): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined
  const json = new Blob([JSON.stringify(labStateJson(state))])
  const compressed = new Response(json.stream().pipeThrough(new CompressionStream('deflate-raw')))
  const fragment = prefix + toBase64Url(new Uint8Array(await compressed.arrayBuffer()))
  return fragment.length > maxFragmentLength ? undefined : fragment
}

/**
 * Reads the fragment of a link, which anyone may have written.
 * @throws LinkError, with a sentence for the reader
 */
export async function decodeFragment(fragment: string): Promise<LabState> {
  if (!fragment.startsWith(prefix)) throw new LinkError('It was created by another version of the lab.')
  if (fragment.length > maxFragmentLength) throw new LinkError('It is too long.')
  const json = await inflateJson(fragment.slice(prefix.length))
  const { state, problems } = readLabState(json)
  const error = problems.find(({ severity }) => severity === 'error')
  if (error) throw new LinkError(`${error.path === '' ? 'Its content' : error.path}: ${error.message}`)
  return state
}

export class LinkError extends Error {}

async function inflateJson(base64: string): Promise<unknown> {
  if (typeof DecompressionStream === 'undefined')
    throw new LinkError("This browser can't read it. Use a newer browser.")
  try {
    const inflated = new Blob([fromBase64Url(base64)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const bytes = await readBytes(inflated, maxJsonBytes)
    if (!bytes) throw new LinkError('Its content is too large.')
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof LinkError) throw error
    throw new LinkError('It is damaged. Copy the whole link again.')
  }
}
