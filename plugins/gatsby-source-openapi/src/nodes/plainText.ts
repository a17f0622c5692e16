/** A title is a line, not a text. */
const longest = 300

/** A line of Markdown without its marks, for titles and labels: a link becomes its text, code its content. */
export function plainText(markdown: string): string {
  return markdown
    .slice(0, longest)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(
      /`([^`]*)`|(\*\*|__)(.+?)\2/g,
      (_match, code?: string, _marks?: string, bold?: string) => code ?? bold ?? '',
    )
    .replace(/\s+/g, ' ')
    .trim()
}
