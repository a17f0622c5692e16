/** So many grave accents that none in the text end the code, at least the given number. */
export function codeFence(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  return '`'.repeat(longest < least ? least : longest + 1)
}
