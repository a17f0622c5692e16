/** What differs between a reader's machine and the page. */
export interface ReadersOwn {
  /** Where Unleash is: `http://127.0.0.1:41234`. */
  unleash: string
  /** Secrets of tokens by their type: `client`, `frontend`. */
  tokens: ReadonlyMap<string, string>
}

/**
 * A text of a tutorial with the reader's own address of Unleash and tokens in it. `default:development.<secret>` is the
 * only token there is so far; where there are several the page says which it means: `default:development.<client-secret>`.
 *
 * @throws for a token that the reader does not have yet, and for one that could be any of several
 */
export function withReadersOwn(text: string, { unleash, tokens }: ReadersOwn): string {
  return text.replaceAll('http://localhost:4242', unleash).replace(/[\w*]+:\w+\.<(?:(\w+)-)?secret>/g, (token, type?: string) => {
    const candidates = type === undefined ? [...tokens.values()] : [tokens.get(type)]
    const [secret] = candidates
    if (secret === undefined) throw new Error(`"${token}" is used before a command has created such a token.`)
    if (candidates.length > 1) throw new Error(`"${token}" could be any of ${[...tokens.keys()].join(', ')}. Write <client-secret>.`)
    return secret
  })
}
