import { expect, test } from 'vitest'
import type { SearchablePage } from '../shared/search/searchIndex'
import { createSpelling, indexPages, type PageIndex } from './indexPages'
import { queryWords } from './queryWords'
import { rankPages, titleBoost } from './rankPages'

/** The text of pages by title; six more pages only have the word `flag`. */
const texts: Record<string, string> = {
  Synonyms: 'flag toggle switch feature',
  Approvals: 'approval approval by a second person for a flag',
  Approval: 'needs consent',
  Migration:
    'in passing: consent, approval, cohort and flag have a workflow of a kind among many other things that are told at length',
  Signing: 'a certificate is signed by itself',
}

function pageOf(title: string, text: string): SearchablePage {
  return {
    path: `/${title.toLowerCase().replace(' ', '-')}`,
    title,
    description: '',
    keywords: [],
    weight: 100,
    category: '',
    kind: 'guide',
    sections: [{ anchor: null, headings: [], text }],
  }
}

async function found(query: string): Promise<string[]> {
  const more = Array.from({ length: 6 }, (_nothing, place): [string, string] => [`Page ${place}`, 'flag'])
  const pages = [...Object.entries(texts), ...more].map(([title, text]) => pageOf(title, text))
  const index = indexPages(pages)
  return rankPages(index, queryWords(query, index.spelling), { query }).ranked.map(({ page }) => page.title)
}

test.each([
  // Its own word counts more than its synonyms.
  ['flag approval', 'Approvals'],
  // All words in passing are less than most of them in its name.
  ['flag consent approval', 'Approval'],
  // No page has the first word.
  ['xqzvwk cohort', 'Migration'],
])('%s: %s is first', async (query, first) => {
  expect((await found(query))[0]).toBe(first)
})

test.each([
  ['activation strat', 'Activation strategies'],
  ['activation strategies', 'Activation strategies'],
  // "Custom" is a whole name, so that it isn't the beginning of "Customers".
  ['custom', 'Custom activation'],
  ['custo', 'Customers'],
])('the last word may be the beginning of one in a name: of %j, %s is first', (query, first) => {
  const index = indexPages([
    pageOf('Custom activation', 'activation custom custom activation strategies of customers in a strategy'),
    pageOf('Activation strategies', 'gradual rollout'),
    pageOf('Customers', 'each of them'),
  ])
  const { ranked } = rankPages(index, queryWords(query, index.spelling), { query })
  expect(ranked[0]?.page.title).toBe(first)
})

test('of a sentence, a page that is about most of it is among those that have all of it somewhere', async () => {
  const long = 'Each flag may name an owner; a person may be reached by a message. Who archived it?'
  const pages = Array.from({ length: 6 }, (_nothing, place) => pageOf(`Page ${place}`, long))
  const index = indexPages([
    ...pages,
    pageOf('Owner of a flag', 'A flag has an owner, whom a message reaches.'),
    pageOf('Flag', 'flag'),
  ])
  const query = 'flag owner message archived'
  const titles = rankPages(index, queryWords(query, index.spelling), { query }).ranked.map(({ page }) => page.title)
  expect(titles[0]).toBe('Owner of a flag')
  expect(titles).toHaveLength(7)
})

test('pages with some of the words follow when few have all of them', async () => {
  expect(await found('approval consent')).toEqual(expect.arrayContaining(['Approval', 'Approvals', 'Migration']))
  expect(await found('flag')).not.toContain('Signing')
})

/** Four pages with two words in their title, six with these and a third one in passing, and two with that one only. */
function mixedPages(): PageIndex {
  const pages = (length: number, title: string, text: string) =>
    Array.from({ length }, (_nothing, place) => pageOf(`${title} ${place}`, text))
  const long = 'flag and many other words '.repeat(5)
  return indexPages([
    ...pages(4, 'Consent approval', 'consent'),
    ...pages(6, 'Page', `${long} consent ${long} approval ${long} workflow`),
    ...pages(2, 'Other', 'workflow'),
  ])
}

test('after the three best pages, those with all words come before those with some, which say what they lack', () => {
  const index = mixedPages()
  const query = 'consent approval workflow'
  const { ranked, unknownWords } = rankPages(index, queryWords(query, index.spelling), { query })
  expect(ranked.map(({ page, missing }) => [page.title.replace(/ \d$/, ''), ...missing])).toEqual([
    ...Array.from({ length: 3 }, () => ['Consent approval', 'workflow']),
    ...Array.from({ length: 6 }, () => ['Page']),
    ['Consent approval', 'workflow'],
  ])
  expect(unknownWords).toEqual([])
})

test.each([
  ['consent Celery', ['Celery']],
  // A name that no page has is searched by its parts.
  ['CONSENT_APPROVAL', ['CONSENT_APPROVAL', 'CONSENT_APPROVAL']],
  // A typo is corrected.
  ['consemt', []],
  ['celery sidekiq', ['celery', 'sidekiq']],
])('of "%s", no page has %j', (query, unknown) => {
  const index = mixedPages()
  expect(rankPages(index, queryWords(query, index.spelling), { query }).unknownWords).toEqual(unknown)
})

test.each([
  [undefined, ['Guide', 'New']],
  ['5.7', ['Guide', 'Old']],
  // Not a version of this site.
  ['9.9', ['Guide', 'New']],
])('in the version %j, pages of other versions are not found', async (version, titles) => {
  const pages = [
    pageOf('Guide', 'weight'),
    { ...pageOf('New', 'weight'), version: 'current' },
    { ...pageOf('Old', 'weight'), version: '5.7' },
  ]
  const index = indexPages(pages)
  const { ranked } = rankPages(index, queryWords('weight', index.spelling), { query: 'weight', version })
  expect(ranked.map(({ page }) => page.title).sort()).toEqual(titles)
})

test.each([
  [undefined, 'install', ['Go SDK', 'Next.js SDK', 'Node.js SDK']],
  ['', 'install', ['Go SDK', 'Next.js SDK', 'Node.js SDK']],
  ['node', 'install', ['Node.js SDK', 'Go SDK', 'Next.js SDK']],
  ['nextjs', 'install', ['Next.js SDK', 'Go SDK', 'Node.js SDK']],
  // Named in the query.
  ['node', 'install go', ['Go SDK']],
  // Without a guide of its own, or no SDK at all.
  ['curl', 'install', ['Go SDK', 'Next.js SDK', 'Node.js SDK']],
])('the guide to the SDK %j is first for "%s", unless another is named', async (sdk, query, titles) => {
  const guides = ['Go', 'Next.js', 'Node.js'].map((name) => ({
    ...pageOf(`${name} SDK`, 'install it'),
    path: `/reference/sdks/${name === 'Next.js' ? 'next-js' : name.replace('.js', '').toLowerCase()}`,
  }))
  const index = indexPages(guides)
  const { ranked } = rankPages(index, queryWords(query, index.spelling), { query, sdk })
  expect(ranked.map(({ page }) => page.title)).toEqual(titles)
})

function page(fields: Partial<SearchablePage> & { headings?: readonly string[] }): SearchablePage {
  const { headings = [], ...more } = fields
  const sections = headings.map((heading) => ({ anchor: heading, headings: [heading], text: '' }))
  return {
    path: '/page',
    title: 'Page',
    description: '',
    keywords: [],
    weight: 100,
    category: '',
    kind: 'guide',
    sections,
    ...more,
  }
}

/** Compound names of the tests are known. */
const spelling = { ...createSpelling(new Map()), knows: () => true }

function factor(query: string, fields: Parameters<typeof page>[0]) {
  return titleBoost(queryWords(query, spelling), query)(page(fields))
}

test.each([{ title: 'Rate limits' }, { keywords: ['other', 'rate limits'] }, { headings: ['Errors', 'Rate limits'] }])(
  'a page named %j counts more',
  (fields) => {
    expect(factor('rate limits', fields)).toBeGreaterThan(factor('rate limits', { title: 'Limits of all kinds' }))
  },
)

test.each([
  ['No feature named "my-flag" in project "default"', 'No feature named "<name>" in project "<project>"', true],
  [
    '[ERROR] server.js - Missing permission 7 in project 8 of Ann',
    'Missing permission <permission> in project <project>',
    true,
  ],
  // Cut off, or not whole.
  [
    'SDK at http://a.example returned status code 500. Try',
    'SDK at <url> returned status code <code>. Try again after <count> seconds',
    true,
  ],
  ['No project has a feature', 'No feature named "<name>" in project "<project>"', false],
  ['The flag has not been found', '<name> not found', false],
  ['error: a project must have an owner', 'A project must have an owner', true],
  ['Missing strategy "beta" for toggle "shop"', 'Missing strategy "…" for toggle', true],
  ['Could not send the reset email to Ann', '`502`, "Could not send the ... email"', true],
  ['WARN token was not valid', '401, "Token was not valid"', true],
  // Too many queries have two words; a component for writers is a name.
  ['how are rate limits set', 'Rate limits', false],
  ['steps of a rollout', '<Steps>', false],
])('"%s" has the message "%s": %s', (query, heading, expected) => {
  expect(factor(query, { headings: [heading] }) > 5).toBe(expected)
})

test('a title in the API reference counts less, unless the query names the API', () => {
  const tag = { title: 'Context', kind: 'api' } as const
  expect(factor('context', tag)).toBeLessThan(factor('context', { title: 'Context' }))
  expect(factor('context', tag)).toBeGreaterThan(factor('context', {}))
  expect(factor('context api', tag)).toBeGreaterThan(factor('context api', { title: 'Context' }))
})

test('the title of a page about the past does not count', () => {
  expect(factor('context', { title: 'Context', weight: 40 })).toBe(factor('context', { weight: 40 }))
})

test.each([
  ['feature-archived', 'feature-archived', true],
  ['Feature-Archived ', 'feature-archived', true],
  ['LOG_LEVEL', 'LOG_LEVEL', true],
  ['ADMIN', 'ADMIN', true],
  ['feature archived', 'feature-archived', false],
  ['log level', 'LOG_LEVEL', false],
  ['feature-archived', 'Archived feature', false],
])('"%s" is the name from code that a section "%s" explains: %s', (query, heading, isNamed) => {
  expect(factor(query, { headings: [heading] }) > 5).toBe(isNamed)
})

const template = '/api/admin/projects/{projectId}/features/{featureName}'

test.each([
  ['/api/admin/projects/default/features/my-flag', `archiveFeature\nDELETE ${template}`, true],
  ['404 for DELETE /api/admin/projects/default/features/my-flag', `archiveFeature\nDELETE ${template}`, true],
  ['GET /api/admin/projects/default/features/my-flag', `archiveFeature\nDELETE ${template}`, false],
  ['/api/admin/projects/default', `archiveFeature\nDELETE ${template}`, false],
  // A page about an old version of the API has the path as its title.
  ['/api/admin/projects/default/features/my-flag', template, false],
  ['archive a flag', `archiveFeature\nDELETE ${template}`, false],
])('"%s" is a request to "%s": %s', (query, keywords, expected) => {
  expect(factor(query, { keywords: keywords.split('\n') }) > 2).toBe(expected)
})

test('the path itself counts more than one with a placeholder', () => {
  const query = '/api/admin/projects/default'
  expect(factor(query, { keywords: ['GET /api/admin/projects/default'] })).toBeGreaterThan(
    factor(query, { keywords: ['GET /api/admin/projects/{id}'] }),
  )
})

test('letter by letter, for one version after the other, a query finds what it finds at once', async () => {
  const versions = ['current', '5.7']
  const pages = Object.entries(texts).flatMap(([title, text]) =>
    versions.map((version) => ({ ...pageOf(title, text), version })),
  )
  const rank = (index: PageIndex, query: string, version: string) =>
    rankPages(index, queryWords(query, index.spelling), { query, version }).ranked.map(({ page, score, terms }) => [
      page.title,
      page.version,
      score,
      terms,
    ])
  const typed = indexPages(pages)
  const query = 'flag for approval'
  for (let length = 1; length <= query.length; length++) {
    for (const version of versions) {
      expect(rank(typed, query.slice(0, length), version)).toEqual(
        rank(indexPages(pages), query.slice(0, length), version),
      )
    }
  }
})
