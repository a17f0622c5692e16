import { expect, test } from 'vitest'
import { formatProblems } from '../../problem-report'
import { readSettings } from './readSettings'

const logo = { src: '/logo.svg', alt: 'Site' }
const edition = { name: 'en', label: 'English', path: '' }
const settings = {
  sidebars: {
    docs: {
      title: 'Docs',
      page: '/a',
      entries: ['/a', { page: '/', label: 'Home' }, { category: 'Group', entries: ['/b', { generated: 'api-tags' }] }],
    },
  },
  oldPaths: { '/old': '/a' },
  productPaths: {},
  otherPages: ['/search'],
  navbar: {
    title: 'Site',
    logo,
    hidesOnScroll: true,
    languages: [edition],
    versions: [edition],
    items: [{ type: 'link', label: 'A', to: '/a', position: 'left' }],
  },
  footer: { logo, style: 'dark', groups: [{ title: 'Docs', links: [{ label: 'A', to: '/a' }] }], copyright: 'Site' },
  home: {
    eyebrow: 'Flags',
    lead: 'Text',
    actions: [{ label: 'A', to: '/a' }],
    flag: { name: 'a', type: 'Release', environments: [{ name: 'development', rule: 'On' }] },
    cardsTitle: 'Start',
    cards: [{ title: 'A', text: 'Text', to: '/a', icon: 'start' }],
    sdksTitle: 'SDKs',
    tasksTitle: 'Tasks',
    tasks: [{ title: 'Developers', links: [{ label: 'A', to: '/a' }] }],
  },
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
  formatProblems(readSettings({ ...settings, ...changed }).problems)

test('valid settings are accepted', () => {
  expect(messages({})).toBe('')
  const link = { label: 'A', href: 'https://example.com' }
  expect(messages({ announcement: { id: 'a', text: 'A', link, isCloseable: true } })).toBe('')
})

test('each entry of a sidebar with a wrong shape is named', () => {
  const group = {
    category: 'Group',
    page: '/a',
    entries: ['/b', { category: 'Group in a group', entries: [] }],
  }
  const entries = ['/a', null, 5, group, { page: '/c' }, { generated: 1 }, { category: 'Typo', entires: [] }]
  expect(messages({ sidebars: { docs: { title: 'Docs', page: '/a', entries }, api: null } })).toMatchInlineSnapshot(`
      "content/site/sidebars.ts  api
        null isn't a valid value of "api".
        Write an object. The schema is in plugins/gatsby-source-site/src/settings.ts.

      content/site/sidebars.ts  docs > 2
        null isn't valid here.
        Write the path of a page, or an object with "page" and "label", "category" and "entries", or "generated".

      content/site/sidebars.ts  docs > 3
        5 isn't valid here.
        Write the path of a page, or an object with "page" and "label", "category" and "entries", or "generated".

      content/site/sidebars.ts  docs > 5 > label
        The field "label" is missing.
        Write a string in quotes. The schema is in plugins/gatsby-source-site/src/settings.ts.

      content/site/sidebars.ts  docs > 6 > generated
        1 isn't a valid value of "generated".
        Use one of "api-tags", "server-side-sdks", "client-side-sdks".

      content/site/sidebars.ts  docs > 7
        The field "entires" is unknown.
        Did you mean "entries"?

      content/site/sidebars.ts  docs > 7 > entries
        The field "entries" is missing.
        Write a list. The schema is in plugins/gatsby-source-site/src/settings.ts.

      content/site/sidebars.ts  docs > Group > 2
        The fields "category" and "entries" are unknown.
        Remove it. The schema is in plugins/gatsby-source-site/src/settings.ts.

      content/site/sidebars.ts  docs > Group > 2 > generated
        The field "generated" is missing.
        Use one of "api-tags", "server-side-sdks", "client-side-sdks"."
    `)
  expect(messages({ sidebars: [] })).toMatchInlineSnapshot(`
    "content/site/sidebars.ts
      [] isn't valid here.
      Write an object. The schema is in plugins/gatsby-source-site/src/settings.ts."
  `)
})

test('wrong values of other settings are named with their file and entry', () => {
  expect(
    messages({
      oldPaths: { '/a': 5 },
      productPaths: null,
      navbar: { ...settings.navbar, versions: null, items: [null, { label: 1 }] },
      footer: { logo: '/logo.svg', style: 'drak', groups: [{ title: 'Docs', links: [{ label: 'A' }] }] },
      home: { ...settings.home, cards: [{ title: 'A', text: 'Text', too: '/a', icon: 'start' }] },
      announcement: 'Take part',
      thirdParties: {},
    }),
  ).toMatchInlineSnapshot(`
    "content/site/announcement.ts
      "Take part" isn't valid here.
      Write an object. The schema is in plugins/gatsby-source-site/src/settings.ts.

    content/site/footer.ts  copyright
      The field "copyright" is missing.
      Write a string in quotes. The schema is in plugins/gatsby-source-site/src/settings.ts.

    content/site/footer.ts  groups > 1 > links > 1
      {"label":"A"} isn't valid here.
      A link needs a destination. Add either "to" (a path of this site) or "href" (a URL of another site).

    content/site/footer.ts  logo
      "/logo.svg" isn't a valid value of "logo".
      Write an object. The schema is in plugins/gatsby-source-site/src/settings.ts.

    content/site/footer.ts  style
      "drak" isn't a valid value of "style".
      Did you mean "dark"?

    content/site/home.ts  cards > 1
      The field "too" is unknown.
      Did you mean "to"?

    content/site/home.ts  cards > 1 > to
      The field "to" is missing.
      Write a string in quotes. The schema is in plugins/gatsby-source-site/src/settings.ts.

    content/site/navbar.ts  items > 1
      null isn't valid here.
      Write an object. The schema is in plugins/gatsby-source-site/src/settings.ts.

    content/site/navbar.ts  items > 2 > position
      The field "position" is missing.
      Use one of "left", "right".

    content/site/navbar.ts  items > 2 > type
      The field "type" is missing.
      Use one of "link", "icon-link", "sidebar", "languages", "versions".

    content/site/navbar.ts  versions
      null isn't a valid value of "versions".
      Write a list. The schema is in plugins/gatsby-source-site/src/settings.ts.

    content/site/productPaths.ts
      null isn't valid here.
      Write an object. The schema is in plugins/gatsby-source-site/src/settings.ts.

    content/site/redirects.ts  /a
      5 isn't a valid value of "/a".
      Write a string in quotes. The schema is in plugins/gatsby-source-site/src/settings.ts.

    content/site/thirdParties.ts
      {} isn't valid here.
      Write a list. The schema is in plugins/gatsby-source-site/src/settings.ts."
  `)
})

test('items of the navbar, links and colors that cannot work are named with what would', () => {
  const items = [
    { type: 'lnk', label: 'A', to: '/a', position: 'left' },
    { label: 'A', to: '/a', position: 'left' },
    { type: 'sidebar', label: 'Docs', position: 'left' },
    { type: 'link', label: 'Nowhere', position: 'left' },
    { type: 'link', label: 'A', to: '/a', position: 'middle' },
    { type: 'icon-link', label: 'A', href: 'https://example.org', icon: 'gitlab', position: 'right' },
  ]
  const announcement = { id: 'a survey', text: 'A', isCloseable: true, backgroundColor: 'red', textColor: '#ffffff' }
  expect(messages({ navbar: { ...settings.navbar, items }, announcement })).toMatchInlineSnapshot(`
    "content/site/announcement.ts  backgroundColor
      "red" isn't a valid value of "backgroundColor".
      Write the color as "#1b1c26".

    content/site/announcement.ts  id
      "a survey" isn't a valid value of "id".
      Use letters, digits, "_", "." and "-".

    content/site/navbar.ts  items > 1 > type
      "lnk" isn't a valid value of "type".
      Did you mean "link"?

    content/site/navbar.ts  items > 2 > type
      The field "type" is missing.
      Use one of "link", "icon-link", "sidebar", "languages", "versions".

    content/site/navbar.ts  items > 3 > sidebarId
      The field "sidebarId" is missing.
      Write a string in quotes. The schema is in plugins/gatsby-source-site/src/settings.ts.

    content/site/navbar.ts  items > 4
      {"type":"link","label":"Nowhere","position":"left"} isn't valid here.
      Add either "to" (a path of this site) or "href" (a URL of another site).

    content/site/navbar.ts  items > 5 > position
      "middle" isn't a valid value of "position".
      Use one of "left", "right".

    content/site/navbar.ts  items > 6 > icon
      "gitlab" isn't a valid value of "icon".
      Did you mean "github"?"
  `)
})

test('third parties that would contact a server without consent, or never load, are named', () => {
  const [counter] = settings.thirdParties
  expect(
    messages({
      thirdParties: [
        { ...counter, hosts: ['https://api.count.example', 'https://*.count.example:8443'] },
        { ...counter, kind: 'analytic' },
        { name: ' ', kind: 'assistant', src: 'http://chat.example/widget.js' },
        {
          name: 'Chat',
          kind: 'assistant',
          src: '/widget.js',
          hosts: ["'unsafe-eval'", 'https://*', 'https://chat.example/path'],
        },
        { ...counter, attributes: { onload: 'a()' }, globals: { 'a-b': 1 } },
      ],
    }),
  ).toMatchInlineSnapshot(`
    "content/site/thirdParties.ts  2 > kind
      "analytic" isn't a valid value of "kind".
      Did you mean "analytics"?

    content/site/thirdParties.ts  3 > name
      " " isn't a valid value of "name".
      Write the name that readers are asked about.

    content/site/thirdParties.ts  3 > src
      "http://chat.example/widget.js" isn't a valid value of "src".
      Write the URL of the script in full: "https://count.example/script.js".

    content/site/thirdParties.ts  4 > hosts > 1
      "'unsafe-eval'" isn't valid here.
      Write "https://api.count.example" or "https://*.count.example", without a path.

    content/site/thirdParties.ts  4 > hosts > 2
      "https://*" isn't valid here.
      Write "https://api.count.example" or "https://*.count.example", without a path.

    content/site/thirdParties.ts  4 > hosts > 3
      "https://chat.example/path" isn't valid here.
      Write "https://api.count.example" or "https://*.count.example", without a path.

    content/site/thirdParties.ts  4 > src
      "/widget.js" isn't a valid value of "src".
      Write the URL of the script in full: "https://count.example/script.js".

    content/site/thirdParties.ts  5 > attributes > onload
      "onload" isn't a valid name here.
      Use data-…, id, crossorigin, integrity or referrerpolicy.

    content/site/thirdParties.ts  5 > globals > a-b
      "a-b" isn't a valid name here.
      Use letters, digits, "_" and "$"."
  `)
})
