import { createHash } from 'node:crypto'

/** The size of a text in UTF-8, and its SHA-256. */
export function fingerprint(text: string): { sha256: string; bytes: number } {
  return { sha256: createHash('sha256').update(text).digest('hex'), bytes: Buffer.byteLength(text) }
}
