import fs from 'node:fs'
import path from 'node:path'
import { firstPartFile, indexFolder } from '../../src/shared/search/indexAddress'

/** What only those scripts hold that search: DocSearch's dialog, the worker with the engine, Algolia's client. */
const signsOfSearch = ['DocSearch-Modal', firstPartFile, 'algolianet.com']

/** Addresses of the scripts of the built site that searching needs, beyond the button that opens the search. */
export function searchScripts(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8')
      return signsOfSearch.some((sign) => text.includes(sign))
    })
    .map((file) => `/${file}`)
}

/** Addresses of the files of the embedded index: the one that answers first, and the one with the texts. */
export function searchIndexFiles(folder: string): { first: string; texts: string } {
  const first = `/${indexFolder}/${firstPartFile}`
  const { texts } = JSON.parse(fs.readFileSync(path.join(folder, first), 'utf8')) as { texts: string }
  return { first, texts }
}
