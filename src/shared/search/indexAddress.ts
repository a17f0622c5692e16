/** Where the files of the embedded index lie, from the root of the site. */
export const indexFolder = 'search-index'

/** The file that a search asks for first. */
export const firstPartFile = 'first.json'
