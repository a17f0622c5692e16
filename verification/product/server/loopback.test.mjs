import { describe, expect, it, test } from 'vitest'
import { hostOf, isLoopback } from './loopback.mjs'
import { shiftDate } from './shiftedDate.mjs'

describe('hostOf', () => {
  it.each([
    ['options', [{ host: 'example.com', port: 443 }], 'example.com'],
    ['options of net.connect', [[{ host: 'example.com', port: 443 }, null]], 'example.com'],
    ['a port and a host', [443, 'example.com'], 'example.com'],
    ['a port', [5432, () => {}], undefined],
    ['a socket file', [{ path: '/run/postgresql/.s.PGSQL.5432' }], undefined],
    ['a socket file by its name', ['/run/postgresql/.s.PGSQL.5432'], undefined],
  ])('of %s', (_case, args, host) => {
    expect(hostOf(args)).toBe(host)
  })
})

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['localhost', true],
  ['::1', true],
  ['127.0.0.1.example.com', false],
  ['10.0.0.1', false],
  ['example.com', false],
])('%s is this machine: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})

test('shiftDate changes what the time is now, and no other date', () => {
  const before = Date.now()
  try {
    shiftDate(-3_600_000)
    expect(before - Date.now()).toBeGreaterThan(3_590_000)
    expect(before - new Date().getTime()).toBeGreaterThan(3_590_000)
    expect(new Date('2024-01-08T09:30:00Z').toISOString()).toBe('2024-01-08T09:30:00.000Z')
    expect(new Date()).toBeInstanceOf(Date)
    expect(new Date().constructor).toBe(Date)
    expect(Date()).toMatch(/^[A-Z][a-z]{2} /)
  } finally {
    shiftDate(0)
  }
})
