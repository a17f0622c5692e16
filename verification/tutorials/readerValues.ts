/** What differs between a reader's machine and the page. */
export interface ReaderValues {
  /** Where Unleash is: `http://127.0.0.1:41234`. */
  unleash: string
  /** Secrets of tokens by their type: `client`, `frontend`. */
  tokens: ReadonlyMap<string, string>
}

/**
 * Code of a tutorial with the reader's Unleash URL and tokens inserted. `default:development.<secret>` is the only token so far;
 * with several tokens the page names the type: `default:development.<client-secret>`.
 *
 * @throws for a token that the reader does not have yet, and for one that could be any of several
 */
export function insertReaderValues(text: string, { unleash, tokens }: ReaderValues): string {
  return text
    .replaceAll('http://localhost:4242', unleash)
    .replace(/[\w*]+:\w+\.<(?:(\w+)-)?secret>/g, (token, type?: string) => {
      const candidates = type === undefined ? [...tokens.values()] : [tokens.get(type)]
      const [secret] = candidates
      if (secret === undefined) throw new Error(`"${token}" is used before a command has created such a token.`)
      if (candidates.length > 1)
        throw new Error(`"${token}" could be any of ${[...tokens.keys()].join(', ')}. Write <client-secret>.`)
      return secret
    })
}

/** The tokens in the output of commands: secrets of Admin API responses by type. */
export function tokensIn(output: string): Map<string, string> {
  return new Map(
    [...output.matchAll(/\{[^{}]*"secret":[^{}]*\}/g)].flatMap(([json]) => {
      const secret = /"secret":\s*"([^"]+)"/.exec(json)?.[1]
      const type = /"type":\s*"(\w+)"/.exec(json)?.[1]
      return secret && type ? [[type, secret] as const] : []
    }),
  )
}
