import { expect, test } from 'vitest'
import { dateText } from './PageFooter'

test.each([
  ['2026-11-22', '22 Nov 2026'],
  ['2026-01-05', '5 Jan 2026'],
  ['2024-02-29T23:30:00-02:00', '1 Mar 2024'],
])('%s is written as %s', (date, text) => expect(dateText(date)).toBe(text))
