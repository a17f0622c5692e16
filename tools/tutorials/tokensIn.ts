/** The secrets in what commands printed, as a reader copies them from the answer of the Admin API. */
export function tokensIn(output: string): Map<string, string> {
  return new Map(
    [...output.matchAll(/\{[^{}]*"secret":[^{}]*\}/g)].flatMap(([json]) => {
      const secret = /"secret":\s*"([^"]+)"/.exec(json)?.[1]
      const type = /"type":\s*"(\w+)"/.exec(json)?.[1]
      return secret && type ? [[type, secret] as const] : []
    }),
  )
}
