import { expect, test } from 'vitest'
import { repairHash } from './anchors'

test.each([
  ['/guide', '/guide'],
  ['/guide#steps', '/guide#steps'],
  ['/guide?q=%#caf%C3%A9', '/guide?q=%#caf%C3%A9'],
  ['/#%', '/'],
  ['/guide?a=1#%E0%A4%A', '/guide?a=1'],
  ['#', '#'],
])('%s becomes %s', (url, repaired) => {
  expect(repairHash(url)).toBe(repaired)
})
