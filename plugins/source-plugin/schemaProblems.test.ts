import { expect, test } from 'vitest'
import { z } from 'zod'
import { formatProblems } from '../problem-report'
import { readWith } from './schemaProblems'

const text = z.string()
const schema = z.strictObject({
  title: text,
  name: text.trim().min(1).optional(),
  place: z.int().positive().optional(),
  version: text.regex(/^v/).optional(),
  isOpen: z.boolean().default(false),
  icon: z.enum(['github', 'globe']).optional(),
  names: z.record(text.regex(/^[a-z]+$/, 'Use small letters.'), text).optional(),
  items: z.array(
    z.union(
      [
        text,
        z.strictObject({ type: z.literal('link'), label: text, to: text }),
        z.strictObject({ type: z.literal('link'), label: text, href: text }),
        z.strictObject({ type: z.literal('menu'), label: text, links: z.array(text) }),
      ],
      { error: 'Write a string, a link with "to" or "href", or a menu.' },
    ),
  ),
})
const read = (value: unknown) => readWith(schema, value, { file: 'content/menu.ts', schemaFile: 'src/menu.ts' })
const messages = (value: unknown) => formatProblems(read(value).problems)

test('a valid value is returned with its defaults', () => {
  const value = { title: 'A', items: ['/a', { type: 'link', label: 'A', href: 'https://example.com' }] }
  expect(read(value)).toEqual({ value: { ...value, isOpen: false }, problems: [] })
})

test('wrong types, choices and names are problems with their place and fix', () => {
  expect(messages({ title: 5, isOpen: 'yes', icon: 'gitlab', nmes: {}, names: { A: 'a' }, items: 1 }))
    .toMatchInlineSnapshot(`
    "content/menu.ts
      The field "nmes" is unknown.
      Did you mean "names"?

    content/menu.ts  icon
      "gitlab" isn't a valid value of "icon".
      Did you mean "github"?

    content/menu.ts  isOpen
      "yes" isn't a valid value of "isOpen".
      Write true or false. The schema is in src/menu.ts.

    content/menu.ts  items
      1 isn't a valid value of "items".
      Write a list. The schema is in src/menu.ts.

    content/menu.ts  names > A
      "A" isn't a valid name here.
      Use small letters.

    content/menu.ts  title
      5 isn't a valid value of "title".
      Write a string in quotes. The schema is in src/menu.ts."
  `)
  expect(messages({ title: 'A', items: [], name: ' ', place: 0, version: '5' })).toMatchInlineSnapshot(`
    "content/menu.ts  name
      " " isn't a valid value of "name".
      Write a string that isn't empty.

    content/menu.ts  place
      0 isn't a valid value of "place".
      Write more than 0.

    content/menu.ts  version
      "5" isn't a valid value of "version".
      Write what matches /^v/. The schema is in src/menu.ts."
  `)
  expect(messages(null)).toMatchInlineSnapshot(`
    "content/menu.ts
      null isn't valid here.
      Write an object. The schema is in src/menu.ts."
  `)
})

test('of a union, the nearest alternative is explained', () => {
  const items = [
    null,
    { type: 'menue', label: 'A', links: [] },
    { label: 'A', to: '/a' },
    { type: 'menu', label: 'A', link: [] },
    { type: 'menu', label: 'A', links: ['/a', 5] },
    { type: 'link', label: 'A' },
    { type: 'link', label: 5, to: '/a' },
    { type: 'link', label: 'A', to: '/a', size: 5 },
  ]
  expect(messages({ title: 'A', items })).toMatchInlineSnapshot(`
    "content/menu.ts  items > 1
      null isn't valid here.
      Write a string, a link with "to" or "href", or a menu.

    content/menu.ts  items > 2 > type
      "menue" isn't a valid value of "type".
      Did you mean "menu"?

    content/menu.ts  items > 3 > type
      The field "type" is missing.
      Use one of "link", "menu".

    content/menu.ts  items > 4
      The field "link" is unknown.
      Did you mean "links"?

    content/menu.ts  items > 4 > links
      The field "links" is missing.
      Write a list. The schema is in src/menu.ts.

    content/menu.ts  items > 5 > links > 2
      5 isn't valid here.
      Write a string in quotes. The schema is in src/menu.ts.

    content/menu.ts  items > 6
      {"type":"link","label":"A"} isn't valid here.
      Write a string, a link with "to" or "href", or a menu.

    content/menu.ts  items > 7 > label
      5 isn't a valid value of "label".
      Write a string in quotes. The schema is in src/menu.ts.

    content/menu.ts  items > 8
      The field "size" is unknown.
      Remove it. The schema is in src/menu.ts."
  `)
})
