/** A body as text, or why it is none, as a sentence. */
export type BodyText = { ok: true; text: string } | { ok: false; cause: string }

/**
 * Reads a body piece by piece and stops as soon as it is larger than it may be.
 *
 * @param maxBytes of the body as it is after decompression.
 * @throws what the stream throws when the connection breaks.
 */
export async function readBody(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<BodyText> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.byteLength
    if (size > maxBytes) return { ok: false, cause: `The answer is larger than ${inUnits(maxBytes)}.` }
    pieces.push(piece)
  }
  return decode(Buffer.concat(pieces))
}

function decode(bytes: Uint8Array): BodyText {
  if (bytes.includes(0)) return { ok: false, cause: 'The answer is no text: it contains a NUL character.' }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { ok: false, cause: 'The answer is no text: it is not valid UTF-8.' }
  }
}

function inUnits(bytes: number): string {
  const units = [
    ['MiB', 1024 * 1024],
    ['KiB', 1024],
  ] as const
  const [unit, size] = units.find(([, unitSize]) => bytes >= unitSize) ?? ['bytes', 1]
  return `${Number((bytes / size).toFixed(1))} ${unit}`
}
