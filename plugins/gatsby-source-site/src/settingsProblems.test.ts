import { expect, test } from 'vitest'
import { formatProblems } from '../../problem-report'
import type { Settings } from '../types'
import { settingsProblems } from './settingsProblems'

const counter: Settings['thirdParties'][number] = {
  name: 'Counter',
  kind: 'analytics',
  src: 'https://count.example/js/script.js',
  hosts: [],
  attributes: {},
  globals: {},
}
const settings: Settings = {
  sidebars: {
    docs: { title: 'Docs', page: '/a', entries: [] },
    academy: { title: 'Academy', page: '/b', entries: [] },
  },
  oldPaths: {},
  productPaths: {},
  otherPages: [],
  navbar: {
    title: 'Site',
    logo: { src: '/l.svg', alt: '' },
    hidesOnScroll: true,
    languages: [{ name: 'en', label: 'English', path: '' }],
    versions: [{ name: '5.8', label: '5.8', path: '' }],
    items: [{ type: 'sidebar', label: 'Docs', sidebarId: 'docs', position: 'left' }],
  },
  footer: { logo: { src: '/l.svg', alt: '' }, style: 'dark', groups: [], copyright: 'Site' },
  home: {
    eyebrow: '',
    lead: '',
    actions: [],
    flag: { name: '', type: '', environments: [] },
    cardsTitle: '',
    cards: [],
    sdksTitle: '',
    tasksTitle: '',
    tasks: [],
  },
  announcement: null,
  thirdParties: [counter, { ...counter, name: 'Tags' }],
}
const bar = { id: 'survey-2024', text: 'Take part.', isCloseable: true }
const messages = (changed: Partial<Settings>) => formatProblems(settingsProblems({ ...settings, ...changed }))

test('settings that fit together are accepted', () => {
  expect(messages({})).toBe('')
  expect(messages({ announcement: bar })).toBe('')
  expect(messages({ announcement: { ...bar, backgroundColor: '#0b3d2e', textColor: '#ffffff' } })).toBe('')
})

test('an unknown sidebar is named', () => {
  const items = [{ type: 'sidebar', label: 'Docs', sidebarId: 'dcos', position: 'left' }] as const
  expect(messages({ navbar: { ...settings.navbar, items: [...items] } })).toMatchInlineSnapshot(`
    "content/site/navbar.ts  items > 1 > sidebarId
      No sidebar has the ID "dcos".
      Did you mean "docs"?"
  `)
})

test('languages and versions need their own names and paths, and at least one entry', () => {
  const versions = [
    ...settings.navbar.versions,
    { name: '4', label: '4', path: '/v4' },
    { name: '4', label: 'Four', path: '/v4' },
  ]
  expect(messages({ navbar: { ...settings.navbar, languages: [], versions } })).toMatchInlineSnapshot(`
    "content/site/navbar.ts  languages
      The list is empty.
      Add at least one entry; its path may be "".

    content/site/navbar.ts  versions > 3
      "4" at "/v4" has the same name or path as an earlier entry.
      Give each entry its own name and path."
  `)
})

test('one color alone and unreadable colors are named', () => {
  expect(messages({ announcement: { ...bar, textColor: '#ffffff' } })).toMatchInlineSnapshot(`
    "content/site/announcement.ts
      One of the two colors is missing.
      Set both or none."
  `)
  expect(messages({ announcement: { ...bar, backgroundColor: '#ff8800', textColor: '#ffffff' } }))
    .toMatchInlineSnapshot(`
    "content/site/announcement.ts
      The text #ffffff on #ff8800 has a contrast of 2.4:1.
      Choose colors with at least 4.5:1."
  `)
})

test('two third parties with one name are named', () => {
  expect(messages({ thirdParties: [counter, counter] })).toMatchInlineSnapshot(`
    "content/site/thirdParties.ts  2 > name
      Another entry has the name "Counter".
      Give each entry its own name, because consent is stored by name."
  `)
})
