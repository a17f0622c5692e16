import fs from 'node:fs'
import path from 'node:path'
import { indexFile } from '../../src/shared/search/searchIndex'

/** Strings that only scripts of the search contain: DocSearch's modal in the dialog, the worker, Algolia's client. */
const signsOfSearch = ['DocSearch-Modal', indexFile, 'algolianet.com']

/** URLs of the scripts of the built site that searching needs, beyond the button that opens the search. */
export function searchScripts(folder: string): string[] {
  return scriptsWith(folder, signsOfSearch)
}

/** URLs of the scripts of the built site that contain one of some strings. */
export function scriptsWith(folder: string, signs: readonly string[]): string[] {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.js'))
  const found = files.filter((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8')
    return signs.some((sign) => text.includes(sign))
  })
  return found.map((file) => `/${file}`)
}
