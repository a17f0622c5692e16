import { describe, expect, it } from 'vitest'
import { layOutCallouts } from './drawCallouts'

const picture = { x: 0, y: 0, width: 400, height: 300 }
const field = { x: 40, y: 20, width: 200, height: 40 }

describe('layOutCallouts', () => {
  it('outlines a single target without a number', () => {
    expect(layOutCallouts([field], picture)).toEqual([{ outline: { x: 37, y: 17, width: 206, height: 46 } }])
  })

  it('numbers several targets in their order, beside the middle of their left edge', () => {
    expect(layOutCallouts([field, { ...field, y: 100 }], picture).map(({ badge }) => badge)).toEqual([
      { x: 29, y: 40, text: '1' },
      { x: 29, y: 120, text: '2' },
    ])
  })

  it.each([
    ['the corner of a tall target', { ...field, height: 150 }, { x: 37, y: 17 }],
    ['the corner of a target in the row of another', { ...field, x: 260, y: 240 }, { x: 257, y: 237 }],
    ['within the left edge of the picture', { ...field, x: 2 }, { x: 12, y: 40 }],
    ['within the lower edge of the picture', { ...field, y: 291, height: 30 }, { x: 29, y: 288 }],
  ])('puts the number at %s', (_, target, place) => {
    expect(layOutCallouts([target, { ...field, y: 250 }], picture)[0]?.badge).toMatchObject(place)
  })
})
