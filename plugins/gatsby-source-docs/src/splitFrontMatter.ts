export interface FrontMatterText {
  /** Padded with a blank line for the opening one, so that its lines are the file's. */
  yaml: string
  /** What is wrong with the lines around it. */
  problem?: 'open' | 'language'
}

/**
 * Cuts the front matter out of a file, by the rules of gray-matter, with which gatsby-plugin-mdx reads it.
 *
 * @returns undefined when the file starts otherwise.
 */
export function splitFrontMatter(text: string): FrontMatterText | undefined {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const opening = /^---(?!-)(.*)(?:\n|$)/.exec(source)
  if (!opening) return undefined
  const rest = source.slice(opening[0].length)
  const end = `\n${rest}`.indexOf('\n---')
  const yaml = `\n${end < 0 ? rest : rest.slice(0, end)}`
  if (end < 0) return { yaml, problem: 'open' }
  return opening[1]?.trim() ? { yaml, problem: 'language' } : { yaml }
}
