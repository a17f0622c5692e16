import { expect, test } from 'vitest'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import type { Navbar, NavbarItem } from '../types'
import { navbarProblems } from './navbarProblems'

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

test('good items are no problem', () => {
  const items = [
    { type: 'link', label: 'A', to: '/a', position: 'left' },
    { type: 'sidebar', label: 'Docs', sidebarId: 'docs', position: 'left' },
    { type: 'languages', label: 'Language', position: 'right' },
    { type: 'versions', label: 'Version', position: 'right' },
  ]
  expect(navbarProblems(navbar(...items), ['docs'])).toEqual([])
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
      "lnk" is no navbar item type.
      Nearest: "link".

    content/site/navbar.ts  items > 2
      No sidebar has the id "dcos".
      Nearest: "docs".

    content/site/navbar.ts  items > 3
      The link "Nowhere" needs a destination.
      Give it "to" (a path of this site) or "href" (an address elsewhere), one of the two.

    content/site/navbar.ts  items > 4
      "middle" is no position.
      Use one of "left", "right".

    content/site/navbar.ts  items > 5
      There is no icon "gitlab".
      Nearest: "github"."
  `)
})

test('languages and versions need names and paths of their own, and at least one entry', () => {
  const versions = [newest, { name: '4', label: '4', path: '/v4' } as const, { name: '4', label: 'Four', path: '/v4' } as const]
  expect(formatProblems(navbarProblems({ ...navbar(), languages: [], versions }, []))).toMatchInlineSnapshot(`
    "content/site/navbar.ts  languages
      The list is empty.
      Name the one there is; it may have the path "".

    content/site/navbar.ts  versions > 3
      "4" at "/v4" has its name or its path in common with an earlier entry.
      Give each entry a name and a path of its own."
  `)
})
