const sentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The server refused the connection.',
  ECONNRESET: 'The server closed the connection before the answer was complete.',
  UND_ERR_SOCKET: 'The server closed the connection before the answer was complete.',
  EPIPE: 'The server closed the connection before the answer was complete.',
  ENOTFOUND: 'The host name is unknown.',
  EAI_AGAIN: 'The host name could not be looked up.',
  UND_ERR_CONNECT_TIMEOUT: 'The server could not be connected to in time.',
  ETIMEDOUT: 'The server could not be connected to in time.',
}

/** Why a request failed, as a sentence, from what undici throws (its own errors carry the system's error as `cause`). */
export function networkCause(error: unknown): string {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : undefined
    if (code !== undefined) return sentences[code] ?? `The request failed with ${code}.`
    if (at.message === 'redirect count exceeded') return 'The server redirected too often.'
    if (at.message === 'terminated' && !at.cause)
      return 'The server closed the connection before the answer was complete.'
    if (!at.cause) return `The request failed: ${at.message.replace(/https?:\/\/\S+/g, 'the address')}.`
  }
  return 'The request failed.'
}
