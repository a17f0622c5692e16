import { expect, it } from 'vitest'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { foreignText } from './foreignText'

const problems: Problem[] = []
const compile = foreignText(
  'api.json',
  ['https://us.example.com/base', 'https://us.example.com'],
  { siteUrls: ['https://docs.example.com'], oldPaths: { '/tags': '/reference/tags' } },
  problems,
)

it.each([
  ['', []],
  [
    'A [tag](https://docs.example.com/docs/tags#types).',
    [['p', 0, 'A ', ['a', { href: '/reference/tags#types' }, 'tag'], '.']],
  ],
  ['[Elsewhere](https://example.org/x)', [['p', 0, ['a', { href: 'https://example.org/x' }, 'Elsewhere']]]],
  ['[No](javascript:alert(1)) and [file](x.md)', [['p', 0, 'No and file']]],
  [
    '[Ours](https://us.example.com/base/x) at https://us.example.com/base/y.',
    [['p', 0, 'Ours at <your-unleash-url>/y.']],
  ],
  ['Call `https://us.example.com/base/api`', [['p', 0, 'Call ', ['code', 0, '<your-unleash-url>/api']]]],
  ['<script>alert(1)</script>Hi <img src=x onerror=alert(1)>{process.env.X}', ['Hi {process.env.X}']],
])('%s', async (markdown, tree) => {
  expect((await compile(markdown)).tree).toEqual(tree)
})

it('shows no address of the instance in code either', async () => {
  const text = JSON.stringify(
    await compile('```bash\ncurl https://us.example.com/base/api/admin\n```\n\n## At https://us.example.com'),
  )
  expect(text).not.toMatch(/example\.com|YOUR/)
  expect(text).toContain('&lt;your-unleash-url&gt;/api/admin')
})

it('compiles a text once', async () => {
  expect(compile('Once.')).toBe(compile('Once.'))
  expect(problems).toEqual([])
  await compile('Once.')
})
