import { expect, test } from '@playwright/test'
import { pageWeight } from '../tools/bench/pageWeight'

const kilobyte = 1024

test.describe('brotli bytes', () => {
  test('of the scripts of a guide', () => {
    expect(pageWeight('public', '/reference/feature-toggles').js).toBeLessThanOrEqual(72 * kilobyte)
  })

  test('of the scripts of an operation page', () => {
    expect(pageWeight('public', '/reference/api/unleash/create-feature').js).toBeLessThanOrEqual(72 * kilobyte)
  })

  test('of the HTML of a guide', () => {
    expect(pageWeight('public', '/reference/feature-toggles').html).toBeLessThanOrEqual(8 * kilobyte)
  })
})
