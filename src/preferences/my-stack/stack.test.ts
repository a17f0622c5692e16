import { expect, test } from 'vitest'
import { currentStack, formatStack, noStack, parseStack, type Stack, showStack, withSdk } from './stack'

test.each<[string, Partial<Stack>]>([
  ['', {}],
  ['node', { sdk: 'node' }],
  ['node@3.9', { sdk: 'node', sdkVersion: '3.9' }],
  ['curl', { sdk: 'curl' }],
  ['unleash@5.8', { unleash: '5.8' }],
  [' pro , unleash@v5 ,node@4.1.0 ,', { sdk: 'node', sdkVersion: '4.1.0', unleash: '5', plan: 'pro' }],
  ['oss,pro', { plan: 'oss' }],
  ['go,node@3.9,rust@0.5,go@4.1,java', { sdk: 'go', otherSdk: 'node@3.9' }],
  ['node@latest,go@1.2.3.4,"><script>,https://unleash.example.com,unleash', {}],
])('%j is read as %j', (text, stack) => {
  expect(parseStack(text)).toEqual({ ...noStack, ...stack })
})

test.each([
  [noStack, ''],
  [{ ...noStack, sdk: 'node' }, 'node'],
  [{ ...noStack, sdk: 'node', sdkVersion: '3.9', plan: 'pro' }, 'node@3.9,pro'],
  [{ ...noStack, sdk: 'go', sdkVersion: '4.1', unleash: '5.8', plan: 'oss' }, 'go@4.1,unleash@5.8,oss'],
  // A version without its SDK says nothing.
  [{ ...noStack, sdkVersion: '3.9', plan: 'pro' }, 'pro'],
])('%j is written as %j, and read again', (stack, text) => {
  expect(formatStack(stack)).toBe(text)
  expect(formatStack(parseStack(text))).toBe(text)
})

test.each<[string, string, string]>([
  ['', 'node@3.9,pro', 'node@3.9,pro'],
  ['?sdk=go', 'node@3.9,pro', 'go,node@3.9,pro'],
  ['?sdk=node', 'node@3.9,pro', 'node@3.9,pro'],
  ['?stack=go@4.1,oss', 'node@3.9,unleash@5.8,pro', 'go@4.1,node@3.9,unleash@5.8,oss'],
  ['?sdk=node&stack=go@4.1', '', 'node,go@4.1'],
  ['?stack=<b>', 'pro', 'pro'],
])('the stack at %j with %j in storage is %j', (search, stored, text) => {
  expect(formatStack(currentStack(search, stored))).toBe(text)
})

test('the version of an SDK is known again when the reader returns to it', () => {
  const steps: string[] = []
  let stack = parseStack('node@3.9,pro')
  for (const sdk of ['python', 'curl', 'node', 'go']) {
    stack = withSdk(stack, sdk)
    steps.push(formatStack(stack))
  }
  expect(steps).toEqual(['python,node@3.9,pro', 'curl,node@3.9,pro', 'node@3.9,pro', 'go,node@3.9,pro'])
  expect(formatStack(withSdk({ ...stack, sdkVersion: '4.1' }, 'node'))).toBe('node@3.9,go@4.1,pro')
})

test('the attributes are those of the stack alone', () => {
  const dataset: DOMStringMap = { mode: 'dark', plan: 'oss', sdkVersion: '3.9' }
  showStack(dataset, { ...noStack, sdk: 'go', otherSdk: 'node@3.9', plan: 'pro' })
  expect(dataset).toEqual({ mode: 'dark', sdk: 'go', plan: 'pro' })
})
