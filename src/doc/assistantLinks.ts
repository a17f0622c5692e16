import { mcpPath } from '../shared/agentFacts'

/** What a conversation begins with, by the URL of each assistant or editor that takes it from the link. */
const assistants = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?q=' },
  { name: 'Claude', url: 'https://claude.ai/new?q=' },
  { name: 'Perplexity', url: 'https://www.perplexity.ai/search?q=' },
  { name: 'Cursor', url: 'cursor://anysphere.cursor-deeplink/prompt?text=' },
] as const

const serverName = 'unleash-docs'

/** How editors take an MCP server from a link. */
const editors = [
  {
    name: 'Cursor',
    linkTo: (url: string) =>
      `cursor://anysphere.cursor-deeplink/mcp/install?name=${serverName}&config=${encodeURIComponent(btoa(JSON.stringify({ url })))}`,
  },
  {
    name: 'VS Code',
    linkTo: (url: string) =>
      `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: serverName, type: 'http', url }))}`,
  },
] as const

/**
 * Links that begin a conversation about a page, and that add the MCP server of the site to an editor.
 * @param markdownUrl complete URL of the page's Markdown copy: the assistant's servers read it, so it must be public
 */
export function assistantLinks(markdownUrl: string): { label: string; href: string }[] {
  const question = encodeURIComponent(`Read ${markdownUrl} so that I can ask questions about it.`)
  // A page without a canonical URL has only a path.
  const server = URL.canParse(markdownUrl) ? new URL(mcpPath, markdownUrl).href : undefined
  return [
    ...assistants.map(({ name, url }) => ({ label: `Open in ${name}`, href: url + question })),
    ...(server === undefined
      ? []
      : editors.map(({ name, linkTo }) => ({ label: `Add MCP server to ${name}`, href: linkTo(server) }))),
  ]
}
