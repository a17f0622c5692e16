const newIssue = 'https://github.com/Unleash/unleash/issues/new'
/** In characters; GitHub refuses URLs of more than 8 KB, and a character can take nine bytes of one. */
const maxText = 600

export interface Report {
  /** The page with its origin, and the anchor of a section if the reader has chosen one. */
  url: string
  title: string
  section?: string | undefined
  /** Of Unleash. */
  version: string
  text: string
}

/** URL of a new issue on GitHub that names page, section and version. The reader sends it there. */
export function reportUrl({ url, title, section, version, text }: Report): string {
  const characters = [...text.trim()]
  const words = characters.length > maxText ? `${characters.slice(0, maxText).join('')}…` : characters.join('')
  const body = [
    `**Page:** ${url}`,
    ...(section ? [`**Section:** ${section}`] : []),
    `**Unleash version:** ${version}`,
    '',
    '**What is wrong?**',
    '',
    words,
  ].join('\n')
  return `${newIssue}?${new URLSearchParams({ title: `Docs: ${title}`, body }).toString()}`
}
