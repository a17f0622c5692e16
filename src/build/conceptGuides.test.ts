import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../plugins/problem-report'
import { conceptGuideProblems, type GuideTargets, withConceptGuide } from './conceptGuides'

const known: GuideTargets = {
  pages: [
    { path: '/reference/tags', title: 'Tags', headings: [{ id: 'ui', text: 'Tag flags in the Admin UI' }] },
    { path: '/how-to/tag', title: 'Tag a flag', headings: [{ id: 'start', text: 'Before you tag' }] },
    {
      path: '/reference/sdks/go',
      title: 'Go SDK',
      headings: [{ id: 'check-a-flag', text: 'Check a flag' }],
      origin: 'bundled',
    },
    { path: '/reference/sdks/ruby', title: 'Ruby SDK', headings: [], origin: 'remote' },
  ],
  operations: [{ operationId: 'updateTags', path: '/reference/api/unleash/update-tags', title: 'Update the tags' }],
  sdks: [
    { name: 'go', label: 'Go', side: 'server', page: '/reference/sdks/go' },
    { name: 'ruby', label: 'Ruby', side: 'server', page: '/reference/sdks/ruby' },
    { name: 'edge', label: 'Edge', side: 'proxy', page: '/reference/unleash-edge' },
  ],
}

const page = '/reference/tags'
const linksOf = (guide: Omit<Parameters<typeof withConceptGuide>[1], 'page'>) =>
  JSON.stringify(withConceptGuide([], { page, ...guide }, known)[0])

describe('the guide of a concept', () => {
  test('is below the first paragraphs of its page', () => {
    const text = [
      ['p', 0, 'A tag is a label.'],
      ['p', 0, 'It has a type.'],
      ['h2', { id: 'ui' }, 'Tag flags'],
      ['p', 0, 'More'],
    ] as Parameters<typeof withConceptGuide>[0]
    const tags = withConceptGuide(text, { page, api: ['updateTags'] }, known).map(([tag]) => tag)
    expect(tags).toEqual(['p', 'p', 'FactBox', 'h2', 'p'])
  })

  test('names pages by their titles, sections by their headings, and operations by what they do', () => {
    expect(linksOf({ ui: ['/how-to/tag', '/how-to/tag#start', '/reference/tags#ui'], api: ['updateTags'] })).toBe(
      JSON.stringify([
        'FactBox',
        0,
        [
          'dl',
          0,
          [
            'div',
            0,
            ['dt', 0, 'In the Admin UI'],
            [
              'dd',
              0,
              ['a', { href: '/how-to/tag' }, 'Tag a flag'],
              ' · ',
              ['a', { href: '/how-to/tag#start' }, 'Before you tag'],
              ' · ',
              ['a', { href: '#ui' }, 'Tag flags in the Admin UI'],
            ],
          ],
          [
            'div',
            0,
            ['dt', 0, 'With the API'],
            ['dd', 0, ['a', { href: '/reference/api/unleash/update-tags' }, 'Update the tags']],
          ],
        ],
      ]),
    )
  })

  test('leads to a section in the guide of each SDK; a fetched README may lack it', () => {
    const links = linksOf({ code: { section: 'check-a-flag' } })
    expect([...links.matchAll(/"href":"([^"]+)"\},"([^"]+)"/g)].map(([, href, label]) => [label, href])).toEqual([
      ['Go', '/reference/sdks/go#check-a-flag'],
      ['Ruby', '/reference/sdks/ruby'],
    ])
  })

  test('is missing where none of its pages is served', () => {
    expect(withConceptGuide(['text'], { page, ui: ['/how-to/other'] }, known)).toEqual(['text'])
  })
})

test('a name in the list that leads nowhere is a problem with its entry and the nearest name', () => {
  const guides = [
    { page: '/reference/tag', ui: ['/how-to/tags', '/how-to/tag#begin'], api: ['updateTag'] },
    { page, code: { pages: ['/how-to/tag#stat'], section: 'check-a-flags', sdks: ['go', 'goo', 'python'] } },
  ]
  expect(formatProblems(conceptGuideProblems(guides, known))).toMatchInlineSnapshot(`
    "content/data/conceptGuides.ts  /reference/tag > api
      The API has no operation "updateTag".
      Did you mean "updateTags"?

    content/data/conceptGuides.ts  /reference/tag > page
      No page exists at "/reference/tag".
      Did you mean "/reference/tags"?

    content/data/conceptGuides.ts  /reference/tag > ui
      No page exists at "/how-to/tags".
      Did you mean "/how-to/tag"?

    content/data/conceptGuides.ts  /reference/tag > ui
      No heading has the ID of "/how-to/tag#begin".
      Use one of "start".

    content/data/conceptGuides.ts  /reference/tags > code
      No heading has the ID of "/how-to/tag#stat".
      Did you mean "start"?

    content/data/conceptGuides.ts  /reference/tags > code
      No heading has the ID of "/reference/sdks/go#check-a-flags".
      Did you mean "check-a-flag"?

    content/data/conceptGuides.ts  /reference/tags > code
      There is no SDK "goo".
      Did you mean "go"?

    content/data/conceptGuides.ts  /reference/tags > code
      There is no SDK "python".
      Use one of "go", "ruby", "edge"."
  `)
})

test('an SDK whose own page is missing is no problem of the guides, since the list of SDKs names that page', () => {
  const sdks: GuideTargets['sdks'] = [
    ...known.sdks,
    { name: 'elixir', label: 'Elixir', side: 'server', page: '/reference/sdks/elixr' },
  ]
  const guides = [{ page, code: { section: 'check-a-flag' } }]
  expect(conceptGuideProblems(guides, { ...known, sdks })).toEqual([])
})
