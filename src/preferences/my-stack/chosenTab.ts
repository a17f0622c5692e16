/**
 * The tab of a group that the URL names: `?sdk=go`, or the SDK that a link to a stack begins with, `?stack=go@4.1,pro`. It may be
 * anything. Inline scripts contain this function.
 */
export function tabInUrl(parameters: URLSearchParams, group: string): string | undefined {
  return parameters.get(group) ?? /^\w+/.exec(parameters.get('stack') ?? '')?.[0]
}

/** Index of the first preferred value that a tab has; 0 without one. Inline scripts contain this function. */
export function chosenTab(
  values: readonly (string | undefined)[],
  preferred: readonly (string | null | undefined)[],
): number {
  return preferred.map((value) => values.indexOf(value as string)).find((index) => index >= 0) ?? 0
}
