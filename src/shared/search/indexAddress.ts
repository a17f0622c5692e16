/** Where the files of the embedded index lie, from the root of the site. */
export const indexFolder = 'search-index'

/** The file that a search asks for first. */
export const firstPartFile = 'first.json'

/** Where the build notes how many milliseconds making the index took: `npm run bench` prints it. */
export const indexTimeFile = '.cache/search-index-time.json'
