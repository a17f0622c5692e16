import { expect, test } from 'vitest'
import { formatProblems } from '../../problem-report'
import type { Navbar, NavbarItem, ThirdParty } from '../types'
import { navbarProblems, announcementProblems, thirdPartyProblems } from './settingsProblems'

const english = { name: 'en', label: 'English', path: '' } as const
const newest = { name: '5.8', label: '5.8', path: '' } as const
const navbar = (...items: unknown[]): Navbar => ({
  title: 'Site',
  logo: { src: '/l.svg', alt: '' },
  hidesOnScroll: true,
  languages: [english],
  versions: [newest],
  items: items as NavbarItem[],
})

test('valid items are accepted', () => {
  const items = [
    { type: 'link', label: 'A', to: '/a', position: 'left' },
    { type: 'sidebar', label: 'Docs', sidebarId: 'docs', position: 'left' },
    { type: 'languages', label: 'Language', position: 'right' },
    { type: 'versions', label: 'Version', position: 'right' },
  ]
  expect(navbarProblems(navbar(...items), ['docs'])).toEqual([])
})

test('an item without a type is a problem', () => {
  expect(navbarProblems(navbar({ label: 'A', to: '/a', position: 'left' }), ['docs'])).toMatchObject([
    { fix: expect.stringContaining('Use one of') as string },
  ])
})

test('an unknown type, an unknown sidebar and a link without one destination are named', () => {
  const items = [
    { type: 'lnk', label: 'A', to: '/a', position: 'left' },
    { type: 'sidebar', label: 'Docs', sidebarId: 'dcos', position: 'left' },
    { type: 'link', label: 'Nowhere', position: 'left' },
    { type: 'link', label: 'A', to: '/a', position: 'middle' },
    { type: 'icon-link', label: 'A', href: 'https://example.org', icon: 'gitlab', position: 'right' },
  ]
  expect(formatProblems(navbarProblems(navbar(...items), ['docs', 'academy']))).toMatchInlineSnapshot(`
    "content/site/navbar.ts  items > 1
      "lnk" isn't a type of navbar item.
      Did you mean "link"?

    content/site/navbar.ts  items > 2
      No sidebar has the ID "dcos".
      Did you mean "docs"?

    content/site/navbar.ts  items > 3
      The link "Nowhere" needs a destination.
      Add either "to" (a path of this site) or "href" (a URL of another site).

    content/site/navbar.ts  items > 4
      "middle" isn't a position.
      Use one of "left", "right".

    content/site/navbar.ts  items > 5
      There is no icon "gitlab".
      Did you mean "github"?"
  `)
})

test('languages and versions need their own names and paths, and at least one entry', () => {
  const versions = [
    newest,
    { name: '4', label: '4', path: '/v4' } as const,
    { name: '4', label: 'Four', path: '/v4' } as const,
  ]
  expect(formatProblems(navbarProblems({ ...navbar(), languages: [], versions }, []))).toMatchInlineSnapshot(`
    "content/site/navbar.ts  languages
      The list is empty.
      Add at least one entry; its path may be "".

    content/site/navbar.ts  versions > 3
      "4" at "/v4" has the same name or path as an earlier entry.
      Give each entry its own name and path."
  `)
})

const bar = { id: 'survey-2024', text: 'Take part.', isCloseable: true }

test('none, one in the colors of the site and one in readable colors are accepted', () => {
  expect(announcementProblems(null)).toEqual([])
  expect(announcementProblems(bar)).toEqual([])
  expect(announcementProblems({ ...bar, backgroundColor: '#0b3d2e', textColor: '#ffffff' })).toEqual([])
})

test('ids and colors that do not work are named', () => {
  const problems = [
    { ...bar, id: 'a survey' },
    { ...bar, textColor: '#ffffff' },
    { ...bar, backgroundColor: 'red', textColor: '#ffffff' },
    { ...bar, backgroundColor: '#ff8800', textColor: '#ffffff' },
  ].flatMap(announcementProblems)
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/site/announcement.ts
      One of the two colors is missing.
      Set both or none.

    content/site/announcement.ts
      "red" isn't a valid color.
      Write it as "#1b1c26".

    content/site/announcement.ts
      The text #ffffff on #ff8800 has a contrast of 2.4:1.
      Choose colors with at least 4.5:1.

    content/site/announcement.ts  id
      "a survey" isn't a valid ID.
      Use letters, digits, "_", "." and "-"."
  `)
})

const sound: ThirdParty = {
  name: 'Counter',
  kind: 'analytics',
  src: 'https://count.example/js/script.js?id=1',
  hosts: ['https://api.count.example', 'https://*.count.example:8443'],
  attributes: { 'data-domain': 'docs.getunleash.io' },
  globals: { dataLayer: [{ event: 'start' }] },
}
const messages = (parties: readonly ThirdParty[]) => formatProblems(thirdPartyProblems(parties))

test('valid entries are accepted', () => {
  expect(thirdPartyProblems([])).toEqual([])
  expect(
    thirdPartyProblems([sound, { name: 'Chat', kind: 'assistant', src: 'https://chat.example/widget.js' }]),
  ).toEqual([])
})

test('each mistake is named with what would work', () => {
  expect(
    messages([
      sound,
      { ...sound, kind: 'analytic' as 'analytics' },
      { name: ' ', kind: 'assistant', src: 'http://chat.example/widget.js' },
      {
        name: 'Chat',
        kind: 'assistant',
        src: '/widget.js',
        hosts: ["'unsafe-eval'", 'https://*', 'https://chat.example/path'],
      },
      { name: 'Tags', kind: 'tag-manager', src: sound.src, attributes: { onload: 'a()' }, globals: { 'a-b': 1 } },
    ]),
  ).toMatchInlineSnapshot(`
    "content/site/thirdParties.ts  2
      Another entry has the name "Counter".
      Give each entry its own name, because consent is stored by name.

    content/site/thirdParties.ts  2
      "analytic" isn't a kind of third party.
      Did you mean "analytics"?

    content/site/thirdParties.ts  3
      The entry has no name.
      Add the name that readers are asked about.

    content/site/thirdParties.ts  3
      "http://chat.example/widget.js" isn't the URL of a script.
      Write it in full: "https://count.example/script.js".

    content/site/thirdParties.ts  4
      "/widget.js" isn't the URL of a script.
      Write it in full: "https://count.example/script.js".

    content/site/thirdParties.ts  4
      "'unsafe-eval'" isn't a server.
      Write "https://api.count.example" or "https://*.count.example", without a path.

    content/site/thirdParties.ts  4
      "https://*" isn't a server.
      Write "https://api.count.example" or "https://*.count.example", without a path.

    content/site/thirdParties.ts  4
      "https://chat.example/path" isn't a server.
      Write "https://api.count.example" or "https://*.count.example", without a path.

    content/site/thirdParties.ts  5
      The attribute "onload" is not allowed here.
      Use data-…, id, crossorigin, integrity or referrerpolicy.

    content/site/thirdParties.ts  5
      "a-b" isn't a name of a global variable.
      Use letters, digits, "_" and "$"."
  `)
})
