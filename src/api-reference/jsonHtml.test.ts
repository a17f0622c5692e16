import { expect, test } from 'vitest'
import { jsonHtml } from './jsonHtml'

test('keys are coloured, and nothing else', () => {
  expect(jsonHtml({ name: 'a": b', list: ['"x": 1', 2], 'odd \\" key': { deep: null } })).toMatchInlineSnapshot(`
    "{
      <span class="t-property">"name"</span>: "a\\": b",
      <span class="t-property">"list"</span>: [
        "\\"x\\": 1",
        2
      ],
      <span class="t-property">"odd \\\\\\" key"</span>: {
        <span class="t-property">"deep"</span>: null
      }
    }"
  `)
})

test.each([['text'], [3], [null], [['a']]])('%j has no keys', (value) => {
  expect(jsonHtml(value)).toBe(JSON.stringify(value, null, 2))
})

test('markup in a value stays text', () => {
  expect(jsonHtml({ '<b>': '<img src=x onerror=alert(1)>' })).toMatchInlineSnapshot(`
    "{
      <span class="t-property">"&lt;b&gt;"</span>: "&lt;img src=x onerror=alert(1)&gt;"
    }"
  `)
})
