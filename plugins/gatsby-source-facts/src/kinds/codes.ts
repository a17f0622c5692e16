/** Names as Markdown shows them: `` `A`, `B` ``; nothing for none. */
export function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
