import { expect, test } from 'vitest'
import { reportUrl } from './reportUrl'

const report = {
  url: 'https://docs.example/a#b',
  title: 'A & B',
  section: 'B',
  version: '5.8',
  text: ' It says "#1". ',
}

test('an issue names page, section, version and what the reader wrote', () => {
  const { origin, pathname, searchParams } = new URL(reportUrl(report))
  expect(origin + pathname).toBe('https://github.com/Unleash/unleash/issues/new')
  expect(Object.fromEntries(searchParams)).toEqual({
    title: 'Docs: A & B',
    body: '**Page:** https://docs.example/a#b\n**Section:** B\n**Unleash version:** 5.8\n\n**What is wrong?**\n\nIt says "#1".',
  })
})

test('without a section none is named', () => {
  expect(reportUrl({ ...report, section: undefined })).not.toContain('Section')
})

test('a long text is cut between characters, so that GitHub accepts the URL', () => {
  const url = reportUrl({ ...report, text: '🙂'.repeat(2000) })
  expect(url.length).toBeLessThan(8000)
  expect(new URL(url).searchParams.get('body')).toMatch(/🙂…$/u)
})
