/** The answers to queries that are the name of something, from the root of the site: both engines' results come after them. */
export const answersFile = '/search-answers.json'

/** What is said about one thing, word for word as facts, the API document or the glossary have it. */
export interface SearchAnswer {
  kind: 'Environment variable' | 'Permission' | 'Error message' | 'API operation' | 'Term'
  title: string
  /** A query has to be one of them: `LOG_LEVEL`, `createFeature`, `POST /api/admin/projects`, `Token was already used at <time>`. */
  names: readonly string[]
  /** Plain text. */
  text: string
  /** Path and anchor of what explains it. */
  url: string
}
