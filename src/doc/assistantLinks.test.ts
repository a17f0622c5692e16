import { expect, test } from 'vitest'
import { assistantLinks } from './assistantLinks'

const links = assistantLinks('https://docs.example.com/reference/a.md')

test('each link has the whole question with the URL of the Markdown', () => {
  const question = 'Read https://docs.example.com/reference/a.md so that I can ask questions about it.'
  const conversations = links.filter(({ label }) => label.startsWith('Open in '))
  expect(
    conversations.map(({ label, href }) => {
      const { protocol, host, searchParams } = new URL(href)
      return [label, `${protocol}//${host}`, searchParams.get('q') ?? searchParams.get('text')]
    }),
  ).toEqual([
    ['Open in ChatGPT', 'https://chatgpt.com', question],
    ['Open in Claude', 'https://claude.ai', question],
    ['Open in Perplexity', 'https://www.perplexity.ai', question],
    ['Open in Cursor', 'cursor://anysphere.cursor-deeplink', question],
  ])
})

test('editors get the URL of the MCP server', () => {
  const href = (editor: string) => links.find(({ label }) => label === `Add MCP server to ${editor}`)?.href ?? ''
  expect(JSON.parse(atob(new URL(href('Cursor')).searchParams.get('config') ?? ''))).toEqual({
    url: 'https://docs.example.com/mcp',
  })
  expect(JSON.parse(decodeURIComponent(href('VS Code').replace('vscode:mcp/install?', '')))).toEqual({
    name: 'unleash-docs',
    type: 'http',
    url: 'https://docs.example.com/mcp',
  })
})

test('a page that only this machine has gets no server', () => {
  expect(assistantLinks('.md').filter(({ label }) => label.startsWith('Add'))).toEqual([])
})
