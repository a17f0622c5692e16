import { expect, test } from 'vitest'
import { withIndexLink } from './writeMarkdownCopies'

test('a copy names the list of all pages below its title, and only there', () => {
  expect(
    withIndexLink('# Segments\n\nA segment is a list.\n\n```bash\n# Create one\n```\n', 'https://docs.example.com'),
  ).toBe(
    '# Segments\n\n> [All pages of this documentation](https://docs.example.com/llms.txt)\n\nA segment is a list.\n\n```bash\n# Create one\n```\n',
  )
})
