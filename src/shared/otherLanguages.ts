/** ID of the samples of an operation in other languages: of a section of its Markdown, and of the sample on its page, which shows them. */
export const otherLanguagesId = 'other-languages'

const section = new RegExp(String.raw`^## .* \{#${otherLanguagesId}\}\n[^]*`, 'm')

/** The heading of that section, and the text of links to it. */
export const otherLanguagesTitle = 'This request in ten other languages'

/**
 * The Markdown of a page with a link in place of the samples in other languages, which are its end. Most readers need one of them at most.
 * @param url of the section with the samples
 */
export function withoutOtherLanguages(markdown: string, url: string): string {
  return markdown.replace(section, () => `The request in other languages: ${url}\n`)
}
