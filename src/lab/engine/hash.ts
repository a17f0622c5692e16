/** Seeds of the two hashes: https://docs.getunleash.io/reference/stickiness#calculation */
export const rolloutSeed = 0
export const variantSeed = 86028157

/** A hash, and everything that went into it. */
export interface Bucket {
  /** `groupId:value` */
  input: string
  seed: number
  hash: number
  /** Number of buckets. */
  size: number
  /** `hash % size + 1` */
  bucket: number
  /** The bucket in SDKs that hash UTF-8, when it is another one; only possible with characters outside of ASCII. */
  utf8Bucket?: number
}

/** @param size number of buckets: 100 for a rollout, the sum of the weights for variants */
export function bucketOf(groupId: string, value: string, size: number, seed: number): Bucket {
  const input = `${groupId}:${value}`
  const hash = murmur3(input, seed)
  const bucket = (hash % size) + 1
  const utf8Bucket = (murmur3(utf8(input), seed) % size) + 1
  return { input, seed, hash, size, bucket, ...(utf8Bucket !== bucket && { utf8Bucket }) }
}

/**
 * MurmurHash3 of 32 bits for x86, as the Node.js SDK uses it: of each UTF-16 unit only the lower byte counts.
 * @returns an unsigned integer
 */
export function murmur3(text: string, seed: number): number {
  const byteAt = (index: number) => text.charCodeAt(index) & 0xff
  let hash = seed
  const end = text.length - (text.length % 4)
  for (let index = 0; index < end; index += 4) {
    const block = byteAt(index) | (byteAt(index + 1) << 8) | (byteAt(index + 2) << 16) | (byteAt(index + 3) << 24)
    hash = Math.imul(rotate(hash ^ scramble(block), 13), 5) + 0xe6546b64
  }
  let rest = 0
  for (let index = text.length - 1; index >= end; index--) rest = (rest << 8) | byteAt(index)
  hash ^= scramble(rest) ^ text.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

function scramble(block: number): number {
  return Math.imul(rotate(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593)
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by))
}

/** Characters U+0000 to U+00FF, one for each byte. */
function utf8(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
}

/** Numbers from 0 up to 1 that are the same for the same seed: the algorithm mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
