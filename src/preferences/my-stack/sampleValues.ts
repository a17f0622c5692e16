import { samplePlaceholders } from '../../../plugins/gatsby-source-openapi/shared'
import { createStore } from '../../ui/createStore'
import { clearStorage, readStorage, writeStorage } from '../../platform/storageSlot'

interface State {
  /** As the reader typed them; empty by default. */
  server: string
  token: string
  /** Whether the server's URL is kept for later visits; the token never is. */
  isServerKept: boolean
}

const none: State = { server: '', token: '', isServerKept: false }

/** What the reader filled in, on any page of this visit, or kept from an earlier one. */
export const sampleValues = createStore(none, () => {
  const server = readStorage('api.server', /^(https?:\/\/\S{1,300})?$/i)
  return server === undefined ? none : { ...none, server, isServerKept: true }
})

/** Changes some of the values for every sample on every page. */
export function changeSampleValues(change: Partial<State>): void {
  const values = { ...sampleValues.get(), ...change }
  if (values.isServerKept) writeStorage('api.server', values.server)
  else clearStorage('api.server')
  sampleValues.set(values)
  sampleFill.set(sampleFiller(values))
}

/** Puts the reader's values into the HTML of samples, instead of placeholders. */
const sampleFill = createStore(
  (html: string) => html,
  () => sampleFiller(sampleValues.get()),
)

export const useSampleFill = sampleFill.useValue

/** The function that fills samples with these values; an invalid value leaves the placeholder. */
export function sampleFiller(values: Pick<State, 'server' | 'token'>): (html: string) => string {
  const server = cleanServer(values.server) ?? samplePlaceholders.server
  const token = cleanToken(values.token) ?? samplePlaceholders.token
  return (html) => html.replaceAll(samplePlaceholders.server, server).replaceAll(samplePlaceholders.token, token)
}

/**
 * A server's URL without a trailing slash, and without `/api` or what an SDK adds, since paths begin with that. Names of containers
 * may have underscores.
 * @returns undefined for anything but a plain URL, which is safe between the quotes of eleven languages.
 */
export function cleanServer(typed: string): string | undefined {
  const url = typed
    .trim()
    .replace(/^https?:/i, (scheme) => scheme.toLowerCase())
    .replace(/(\/api(\/(admin|client|frontend))?)?\/*$/, '')
  const isPlain = /^https?:\/\/[\w.:[\]-]+(\/[\w.~%-]+)*$/.test(url)
  return isPlain && URL.canParse(url) ? url : undefined
}

/** A token without characters that would end a string in one of the languages. It may be copied with its `Bearer`. */
export function cleanToken(typed: string): string | undefined {
  const token = typed.trim().replace(/^Bearer\s+/i, '')
  return /^[A-Za-z0-9*:._[\]@~+=/-]+$/.test(token) ? token : undefined
}
