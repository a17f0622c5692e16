import { expect, test } from 'vitest'
import { assistantLinks } from './assistantLinks'

test('each link has the whole question with the URL of the Markdown', () => {
  const links = assistantLinks('https://docs.example.com/reference/a.md')
  expect(links.map(({ name, href }) => [name, new URL(href).origin, new URL(href).searchParams.get('q')])).toEqual([
    [
      'ChatGPT',
      'https://chatgpt.com',
      'Read https://docs.example.com/reference/a.md so that I can ask questions about it.',
    ],
    [
      'Claude',
      'https://claude.ai',
      'Read https://docs.example.com/reference/a.md so that I can ask questions about it.',
    ],
  ])
})
