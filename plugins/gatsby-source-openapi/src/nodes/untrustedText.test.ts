import { expect, it } from 'vitest'
import type { Problem } from '../../../problem-report'
import { resolveLink, untrustedText } from './untrustedText'

const problems: Problem[] = []
const compile = untrustedText(
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

it('replaces URLs of the instance in code too', async () => {
  const text = JSON.stringify(
    await compile('```bash\ncurl https://us.example.com/base/api/admin\n```\n\n## At https://us.example.com'),
  )
  expect(text).not.toMatch(/example\.com|YOUR/)
  expect(text).toContain('&lt;your-unleash-url&gt;/api/admin')
})

it('compiles equal strings once', async () => {
  expect(compile('Once.')).toBe(compile('Once.'))
  expect(problems).toEqual([])
  await compile('Once.')
})

it('shows a description that takes too long as it is written, with a warning that names the document', async () => {
  const found: Problem[] = []
  const compileQuickly = untrustedText(
    'https://example.com/openapi.json',
    [],
    { siteUrls: [], oldPaths: {}, textSeconds: 0.01 },
    found,
  )
  expect((await compileQuickly('['.repeat(100_000))).tree).toEqual([
    ['CodeBlock', expect.objectContaining({ language: 'Text' })],
  ])
  expect(found).toMatchObject([
    {
      severity: 'warning',
      file: 'https://example.com/openapi.json',
      what: expect.stringContaining('It takes more than 1 s to compile.') as string,
    },
  ])
})

it('compiles no more long descriptions after five that took too long, but still short ones', async () => {
  const found: Problem[] = []
  const compileQuickly = untrustedText(
    'https://example.com/openapi.json',
    [],
    { siteUrls: [], oldPaths: {}, textSeconds: 0.01 },
    found,
  )
  for (let index = 0; index < 5; index++) await compileQuickly(`${index}${'['.repeat(100_000)}`)
  expect((await compileQuickly('Long words. '.repeat(100))).tree).toEqual([
    ['CodeBlock', expect.objectContaining({ language: 'Text' })],
  ])
  expect((await compileQuickly('Few *words*.')).tree).toEqual([['p', 0, 'Few ', ['em', 0, 'words'], '.']])
  expect(found).toHaveLength(6)
  expect(found[5]?.what).toContain('Several others took too long to compile.')
}, 60_000)

it.each([
  ['/docs/tags.mdx', '/reference/tags'],
  ['https://example.org/x', 'https://example.org/x'],
  ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ['x.md', undefined],
  ['javascript:alert(1)', undefined],
])('%s leads to %s', (href, target) => {
  expect(resolveLink(href, { siteUrls: ['https://docs.example.com'], oldPaths: { '/tags': '/reference/tags' } })).toBe(
    target,
  )
})
