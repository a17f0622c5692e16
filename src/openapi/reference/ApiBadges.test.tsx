import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiBadges, VersionBadge } from './ApiBadges'

const marks = { availability: null, stability: null, deprecated: false, onlyIn: null, sentAs: null }
/** Without the spaces between the badges. */
const textOf = (html: string) => [...html.matchAll(/>([^<]*[^<\s][^<]*)</g)].map(([, text]) => text)

test.each([
  [{}, []],
  [{ availability: 'oss', stability: 'stable' }, []],
  [{ availability: 'enterprise', stability: 'beta', deprecated: true }, ['Deprecated', 'Enterprise', 'beta']],
  [{ onlyIn: '5.8' }, ['In 5.8, not in this document']],
  [{ sentAs: 'webhook', deprecated: true }, ['Webhook', 'Deprecated']],
  [{ sentAs: 'callback' }, ['Callback']],
])('%j: %j', (over, labels) => {
  expect(textOf(renderToStaticMarkup(createElement(ApiBadges, { ...marks, ...over })))).toEqual(labels)
})

test.each([
  ['7.5', ['API of 7.5']],
  [null, []],
])('the version %j of a document', (version, labels) => {
  expect(textOf(renderToStaticMarkup(createElement(VersionBadge, { version })))).toEqual(labels)
})
