import { describe, expect, it } from 'vitest'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import { exampleSource } from '../__fixtures__/exampleSource'
import { sourceProblems } from './sourceProblems'

describe('a row', () => {
  it.each([
    [{}],
    [{ revision: 'release/v3.2', file: 'packages/sdk/README.md' }],
    [{ repository: 'Unleash/unleash_proxy_client_flutter', route: '/reference/unleash-edge' }],
  ])('is good: %j', (over) => {
    expect(sourceProblems([exampleSource(over)], 0)).toEqual([])
  })

  it.each([
    [{ repository: 'unleash' }],
    [{ repository: 'https://github.com/Unleash/unleash' }],
    [{ repository: '../evil/x' }],
    [{ repository: '../evil' }],
    [{ revision: '' }],
    [{ revision: '../../other/repo/main' }],
    [{ file: '/README.md' }],
    [{ file: 'docs/../../x.md' }],
    [{ route: 'reference/sdks/go' }],
    [{ route: '/reference/sdks/go/' }],
    [{ route: '/reference/../../x' }],
    [{ type: 'serverside' as 'server-side' }],
    [{ type: 'toString' as 'server-side' }],
  ])('is not: %j', (over) => {
    expect(sourceProblems([exampleSource(over)], 0).map(({ entry }) => entry)).toEqual(['readmes > 1'])
  })
})

it('says what is wrong and what would be right', () => {
  const wrong = { repository: 'unleash', revision: '..', route: '/sdks/', type: 'serverside' as 'server-side' }
  const sources = [exampleSource(), exampleSource(wrong), exampleSource({ route: '/reference/go' })]
  expect(formatProblems(sources.flatMap((_, index) => sourceProblems(sources, index)))).toMatchInlineSnapshot(`
    "content/site/sources.ts  readmes > 2
      "unleash" is no repository on GitHub.
      Write it as "owner/name".

    content/site/sources.ts  readmes > 2
      ".." cannot be part of an address on GitHub.
      Use letters, digits and "._-/", without "..".

    content/site/sources.ts  readmes > 2
      "/sdks/" is no path of a page.
      Write it as "/reference/sdks/go", without a slash at the end.

    content/site/sources.ts  readmes > 2
      "serverside" is no type of README.
      Nearest: "server-side".

    content/site/sources.ts  readmes > 3
      "/reference/go" has the bundled guide "go.md", as "/reference/sdks/go" has.
      End the path of one of them on another word."
  `)
})
