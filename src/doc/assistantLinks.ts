/** What a conversation begins with, by the URL of each assistant that takes it from the link. */
const assistants = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?q=' },
  { name: 'Claude', url: 'https://claude.ai/new?q=' },
] as const

/**
 * Links that begin a conversation about a page.
 * @param markdownUrl complete URL of the page's Markdown copy: the assistant's servers read it, so it must be public
 */
export function assistantLinks(markdownUrl: string): { name: string; href: string }[] {
  const question = encodeURIComponent(`Read ${markdownUrl} so that I can ask questions about it.`)
  return assistants.map(({ name, url }) => ({ name, href: url + question }))
}
