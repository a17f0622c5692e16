import { expect, test } from 'vitest'
import { insertReaderValues, tokensIn } from './readerValues'

const unleash = 'http://127.0.0.1:1'
const one = { unleash, tokens: new Map([['frontend', 'default:development.f']]) }
const two = { unleash, tokens: new Map([...one.tokens, ['client', 'default:development.c']]) }

test.each([
  ['curl http://localhost:4242/api', one, 'curl http://127.0.0.1:1/api'],
  ['open http://localhost:5173', one, 'open http://localhost:5173'],
  ['KEY=default:development.<secret>', one, 'KEY=default:development.f'],
  ['KEY=*:production.<frontend-secret>', two, 'KEY=default:development.f'],
  [
    'A=default:development.<client-secret>\nB=default:development.<frontend-secret>',
    two,
    'A=default:development.c\nB=default:development.f',
  ],
  ['<Checkout />', one, '<Checkout />'],
])('%s', (text, own, expected) => {
  expect(insertReaderValues(text, own)).toBe(expected)
})

test.each([
  ['default:development.<client-secret>', one, 'is used before a command has created such a token'],
  ['default:development.<secret>', { unleash, tokens: new Map<string, string>() }, 'is used before a command'],
  ['default:development.<secret>', two, 'could be any of frontend, client'],
])('%s is refused', (text, own, message) => {
  expect(() => insertReaderValues(text, own)).toThrow(message)
})

test.each([
  ['{"secret":"a:b.1","type":"client","projects":["x"]}', { client: 'a:b.1' }],
  ['> POST\n{"type": "frontend", "secret": "a:b.2"} 100', { frontend: 'a:b.2' }],
  ['{"secret":"1","type":"client"}{"secret":"2","type":"frontend"}', { client: '1', frontend: '2' }],
  ['{"name":"checkout-redesign"}', {}],
])('tokens in %s', (output, expected) => {
  expect(Object.fromEntries(tokensIn(output))).toEqual(expected)
})
