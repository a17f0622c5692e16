import { expect, test } from 'vitest'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import type { ThirdParty } from '../types'
import { thirdPartyProblems } from './thirdPartyProblems'

const sound: ThirdParty = {
  name: 'Counter',
  kind: 'analytics',
  src: 'https://count.example/js/script.js?id=1',
  hosts: ['https://api.count.example', 'https://*.count.example:8443'],
  attributes: { 'data-domain': 'docs.getunleash.io' },
  globals: { dataLayer: [{ event: 'start' }] },
}
const messages = (parties: readonly ThirdParty[]) => formatProblems(thirdPartyProblems(parties))

test('sound entries are none', () => {
  expect(thirdPartyProblems([])).toEqual([])
  expect(thirdPartyProblems([sound, { name: 'Chat', kind: 'assistant', src: 'https://chat.example/widget.js' }])).toEqual([])
})

test('each slip is named with what would work', () => {
  expect(
    messages([
      sound,
      { ...sound, kind: 'analytic' as 'analytics' },
      { name: ' ', kind: 'assistant', src: 'http://chat.example/widget.js' },
      { name: 'Chat', kind: 'assistant', src: '/widget.js', hosts: ["'unsafe-eval'", 'https://*', 'https://chat.example/path'] },
      { name: 'Tags', kind: 'tag-manager', src: sound.src, attributes: { onload: 'a()' }, globals: { 'a-b': 1 } },
    ]),
  ).toMatchInlineSnapshot(`
    "content/site/thirdParties.ts  2
      Another entry has the name "Counter".
      Give each a name of its own: consent is remembered by it.

    content/site/thirdParties.ts  2
      "analytic" is no kind.
      Nearest: "analytics".

    content/site/thirdParties.ts  3
      It has no name.
      Say what readers know it by: they are asked about it.

    content/site/thirdParties.ts  3
      "http://chat.example/widget.js" is no address of a script.
      Write it in full: "https://count.example/script.js".

    content/site/thirdParties.ts  4
      "/widget.js" is no address of a script.
      Write it in full: "https://count.example/script.js".

    content/site/thirdParties.ts  4
      "'unsafe-eval'" is no server.
      Write "https://api.count.example" or "https://*.count.example", without a path.

    content/site/thirdParties.ts  4
      "https://*" is no server.
      Write "https://api.count.example" or "https://*.count.example", without a path.

    content/site/thirdParties.ts  4
      "https://chat.example/path" is no server.
      Write "https://api.count.example" or "https://*.count.example", without a path.

    content/site/thirdParties.ts  5
      A script may not have the attribute "onload" here.
      Use data-…, id, crossorigin, integrity and referrerpolicy.

    content/site/thirdParties.ts  5
      "a-b" is no name of a global variable.
      Use letters, digits, "_" and "$"."
  `)
})
