import { builtPaths, htmlOf } from './builtPaths'

const tabsOf = (path: string) => htmlOf(path).match(/data-group="interface"/g) ?? []

/** A guide with tabs for the Admin UI and the API in two places, the first of the build: which guides have them, writers decide. */
export const guideWithTabs =
  builtPaths().find((path) => path.startsWith('/how-to/') && tabsOf(path).length > 1) ?? '/how-to'

/** One page of each template. */
export const pageOfEachTemplate = [
  '/',
  '/reference/feature-toggles',
  '/lab',
  '/reference/sdks/go',
  '/reference/api/unleash',
  '/reference/api/unleash/features',
  '/reference/api/unleash/create-feature',
  '/search',
  '/changes',
  '/feedback',
  '/404',
] as const

/** One page of each kind, which all tests of "every page" go through. */
export const samplePages = [
  { kind: 'home', path: '/' },
  { kind: 'guide', path: '/reference/feature-toggles' },
  { kind: 'guide with tabs', path: guideWithTabs },
  { kind: 'page with every part', path: '/contributing/writing-pages' },
  { kind: 'page with code of every kind', path: '/contributing/writing-pages-code' },
  { kind: 'index', path: '/how-to' },
  { kind: 'server-side SDK', path: '/reference/sdks/go' },
  { kind: 'client-side SDK', path: '/reference/sdks/react' },
  { kind: 'README of another product', path: '/reference/unleash-edge' },
  { kind: 'API index', path: '/reference/api/unleash' },
  { kind: 'API introduction', path: '/reference/api/unleash/unleash-api' },
  { kind: 'API tag', path: '/reference/api/unleash/api-tokens' },
  { kind: 'API operation', path: '/reference/api/unleash/create-api-token' },
  { kind: 'API operation, the largest', path: '/reference/api/unleash/change-request' },
  { kind: 'API operation without a body', path: '/reference/api/unleash/get-pats' },
  { kind: 'API operation that answers with CSV', path: '/reference/api/unleash/get-access-overview' },
  { kind: 'API operation with a large body', path: '/reference/api/unleash/add-feature-strategy' },
] as const

/** Ten kinds of pages on which tests press controls before React has started, in each browser. */
export const pagesToPress = {
  home: '/',
  guide: '/reference/segments',
  tabbed: guideWithTabs,
  operation: '/reference/api/unleash/create-feature',
  apiIndex: '/reference/api/unleash',
  apiTag: '/reference/api/unleash/features',
  sdk: '/reference/sdks/go',
  lab: '/lab',
  changes: '/changes',
  feedback: '/feedback',
} as const
