import { describe, expect, it } from 'vitest'
import { around, croppedTo, isInside, withPadding } from './boxes'

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

describe('around', () => {
  it('is the smallest box that contains all', () => {
    expect(around([box(10, 20, 30, 40), box(0, 50, 20, 20)])).toEqual(box(0, 20, 40, 50))
  })
})

describe('withPadding', () => {
  it.each<[number | readonly [number, number], ReturnType<typeof box>]>([
    [16, box(-6, 4, 62, 72)],
    [[8, 24], box(-14, 12, 78, 56)],
  ])('%j', (padding, padded) => {
    expect(withPadding(box(10, 20, 30, 40), padding)).toEqual(padded)
  })
})

describe('croppedTo', () => {
  it.each([
    ['keeps what is within', box(10, 10, 20, 20), box(10, 10, 20, 20)],
    ['cuts what is outside', box(-5, 90, 20, 20), box(0, 90, 15, 10)],
    ['covers half pixels', box(10.4, 10.6, 20, 20), box(10, 10, 21, 21)],
  ])('%s', (_, whole, cropped) => {
    expect(croppedTo(box(0, 0, 100, 100), whole)).toEqual(cropped)
  })
})

describe('isInside', () => {
  it.each([
    [box(10, 10, 20, 20), true],
    [box(95, 10, 20, 20), false],
  ])('%j', (target, inside) => {
    expect(isInside(target, box(0, 0, 100, 100))).toBe(inside)
  })
})
