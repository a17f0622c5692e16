import fc from 'fast-check'
import { x86 } from 'murmurhash3js-revisited'
import { describe, expect, it } from 'vitest'
import { bucketOf, murmur3, rolloutSeed, variantSeed } from './hash'

describe('murmur3', () => {
  it('agrees with another implementation', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)) }),
        fc.nat(),
        (text, seed) => {
          expect(murmur3(text, seed)).toBe(x86.hash32(Buffer.from(text), seed))
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('bucketOf', () => {
  it('finds the buckets of the page about stickiness', () => {
    expect(bucketOf('checkout-redesign', 'user-17', 100, rolloutSeed).bucket).toBe(10)
    expect(bucketOf('checkout-redesign', 'user-17', 1000, variantSeed).bucket).toBe(661)
  })

  it('adds the bucket of SDKs that hash UTF-8 if it is another one', () => {
    const { bucket, utf8Bucket } = bucketOf('group', '日本', 100, 0)
    expect(utf8Bucket).toBe((x86.hash32(Buffer.from('group:日本'), 0) % 100) + 1)
    expect(utf8Bucket).not.toBe(bucket)
  })
})
