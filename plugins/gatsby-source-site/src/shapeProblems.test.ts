import { expect, test } from 'vitest'
import { formatProblems } from '../../problem-report'
import { shapeProblems } from './shapeProblems'

const logo = { src: '/logo.svg', alt: 'Site' }
const edition = { name: 'en', label: 'English', path: '' }
const settings = {
  sidebars: {
    docs: ['/a', { page: '/', label: 'Home' }, { category: 'Group', entries: ['/b', { generated: 'api-tags' }] }],
  },
  oldPaths: { '/old': '/a' },
  productPaths: {},
  navbar: {
    title: 'Site',
    logo,
    hidesOnScroll: true,
    languages: [edition],
    versions: [edition],
    items: [{ type: 'link', label: 'A', to: '/a', position: 'left' }],
  },
  footer: { logo, style: 'dark', groups: [{ title: 'Docs', links: [{ label: 'A', to: '/a' }] }], copyright: 'Site' },
  home: { lead: 'Text', cardsTitle: 'Start', cards: [{ title: 'A', text: 'Text', to: '/a' }], sdksTitle: 'SDKs' },
  announcement: null,
  thirdParties: [
    {
      name: 'Counter',
      kind: 'analytics',
      src: 'https://count.example/a.js',
      attributes: { 'data-a': 'b' },
      globals: { queue: [1] },
    },
  ],
}
const messages = (changed: Partial<Record<keyof typeof settings, unknown>>) =>
  formatProblems(shapeProblems({ ...settings, ...changed }))

test('valid settings are accepted', () => {
  expect(messages({})).toBe('')
  const link = { label: 'A', href: 'https://example.com' }
  expect(messages({ announcement: { id: 'a', text: 'A', link, isCloseable: true } })).toBe('')
})

test('each entry of a sidebar with a wrong shape is named', () => {
  const group = {
    category: 'Group',
    page: '/a',
    entries: ['/b', { category: 'Oops' }, { category: 'Typo', entires: [] }, { categry: 'Typo', entries: [] }],
  }
  expect(messages({ sidebars: { docs: ['/a', null, 5, group, { page: '/c' }, { generated: 1 }], api: null } }))
    .toMatchInlineSnapshot(`
    "content/site/sidebars.ts  api
      null isn't a list of entries.
      Write the entries in square brackets.

    content/site/sidebars.ts  docs > 2
      null isn't a valid entry.
      Write the path of a page, or an object.

    content/site/sidebars.ts  docs > 3
      5 isn't a valid entry.
      Write the path of a page, or an object.

    content/site/sidebars.ts  docs > 5
      {"page":"/c"} isn't a valid entry.
      Write a string as "label".

    content/site/sidebars.ts  docs > 6
      {"generated":1} isn't a valid entry.
      Write a string as "generated".

    content/site/sidebars.ts  docs > Group > 2
      {"category":"Oops"} isn't a valid entry.
      Add "entries", a list.

    content/site/sidebars.ts  docs > Group > 3
      {"category":"Typo","entires":[]} isn't a valid entry.
      The field "entires" is unknown here: use "category", "page", "entries".

    content/site/sidebars.ts  docs > Group > 4
      {"categry":"Typo","entries":[]} isn't a valid entry.
      The field "categry" is unknown here: use "category", "page", "entries"."
  `)
  expect(messages({ sidebars: [] })).toMatchInlineSnapshot(`
    "content/site/sidebars.ts
      [] isn't valid here.
      Write an object with a list of entries for each sidebar."
  `)
})

test('wrong values of other settings are named with their file and entry', () => {
  expect(
    messages({
      oldPaths: { '/a': 5 },
      productPaths: null,
      navbar: { ...settings.navbar, versions: null, items: [null, { label: 1 }] },
      footer: { logo: '/logo.svg', style: 'drak', groups: [{ title: 'Docs', links: [{ label: 'A' }] }] },
      home: { ...settings.home, cards: [{ title: 'A', text: 'Text', too: '/a' }] },
      announcement: 'Take part',
      thirdParties: {},
    }),
  ).toMatchInlineSnapshot(`
    "content/site/announcement.ts
      "Take part" isn't valid here.
      Write an object. Its type is in plugins/gatsby-source-site/types.ts.

    content/site/footer.ts  copyright
      The value is missing.
      Write a string in quotes. Its type is in plugins/gatsby-source-site/types.ts.

    content/site/footer.ts  groups > 1 > links > 1
      {"label":"A"} isn't valid here.
      A link needs either "to" (a path of this site) or "href" (a URL of another site).

    content/site/footer.ts  logo
      "/logo.svg" isn't valid here.
      Write an object. Its type is in plugins/gatsby-source-site/types.ts.

    content/site/footer.ts  style
      "drak" isn't valid here.
      Use one of "light", "dark".

    content/site/home.ts  cards > 1
      The field "too" is unknown.
      Remove it or correct its name. Its type is in plugins/gatsby-source-site/types.ts.

    content/site/home.ts  cards > 1 > to
      The value is missing.
      Write a string in quotes. Its type is in plugins/gatsby-source-site/types.ts.

    content/site/navbar.ts  items > 1
      null isn't valid here.
      Write an object. Its type is in plugins/gatsby-source-site/types.ts.

    content/site/navbar.ts  items > 2 > label
      1 isn't valid here.
      Write a string in quotes. Its type is in plugins/gatsby-source-site/types.ts.

    content/site/navbar.ts  versions
      null isn't valid here.
      Write a list. Its type is in plugins/gatsby-source-site/types.ts.

    content/site/productPaths.ts
      null isn't valid here.
      Write an object. Its type is in plugins/gatsby-source-site/types.ts.

    content/site/redirects.ts  /a
      5 isn't valid here.
      Write a string in quotes. Its type is in plugins/gatsby-source-site/types.ts.

    content/site/thirdParties.ts
      {} isn't valid here.
      Write a list. Its type is in plugins/gatsby-source-site/types.ts."
  `)
})
