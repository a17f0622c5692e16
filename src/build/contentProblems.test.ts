import { expect, test } from 'vitest'
import { formatProblems } from '../../plugins/problem-report'
import { duplicateTitles, largeImages, orphanPages, unusedFiles } from './contentProblems'

function page(path: string, title = path, sourceFile = `content/docs${path}.mdx`) {
  return { path, title, sourceFile }
}

function built(path: string, ...targets: string[]) {
  return { path, links: targets.map((target) => ({ target, text: '', region: 'page' })) }
}

test('a page that only links to itself is an orphan', () => {
  const pages = ['/', '/a', '/b', '/c'].map((path) => page(path))
  const problems = orphanPages(pages, [
    built('/', '/a#structure', '/c?x=1'),
    built('/a'),
    built('/b', '/b'),
    built('/c'),
  ])
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/docs/b.mdx
      No page links to "/b".
      Add it to content/site/sidebars.ts, or link to it from a page about the same subject."
  `)
})

test('titles differ in more than letter case', () => {
  const problems = duplicateTitles([
    page('/segments', 'Segments'),
    page('/api/segments', 'segments', 'content/openapi/unleash.json'),
    page('/tags', 'Tags'),
  ])
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/openapi/unleash.json  /api/segments
      The title "segments" is also that of "/segments" (content/docs/segments.mdx).
      Give each page a different title."
  `)
  expect(problems[0]?.severity).toBe('warning')
})

test('files that no page uses are reported', () => {
  const files = [
    'content/docs/a.mdx',
    'content/docs/a.scene.ts',
    'content/docs/pictures/used.webp',
    'content/docs/pictures/unused.webp',
    'content/docs/_unused.mdx',
    'content/docs/code/unused.ts',
    'content/docs/.DS_Store',
    'content/docs/code/used.ts~',
    'static/img/Thumbs.db',
    'content/data/lists.ts',
    'static/favicon.svg',
    'static/speculation-rules.json',
    'static/licenses/font.txt',
    'static/img/logo.svg',
    'static/img/unused.svg',
  ].map((file) => ({ file, bytes: 1 }))
  const problems = unusedFiles(files, new Set(['content/docs/pictures/used.webp', '/img/logo.svg']))
  expect(problems.map(({ file }) => file)).toEqual([
    'content/docs/pictures/unused.webp',
    'content/docs/_unused.mdx',
    'content/docs/code/unused.ts',
    'static/img/unused.svg',
  ])
  expect(formatProblems(problems.slice(0, 1))).toMatchInlineSnapshot(`
    "content/docs/pictures/unused.webp
      No page uses this file.
      Delete it, or show it on a page."
  `)
})

test('images have at most 120 KB, other files may be larger', () => {
  const files = [
    { file: 'content/docs/a.webp', bytes: 122_880 },
    { file: 'content/docs/b.PNG', bytes: 122_881 },
    { file: 'content/openapi/unleash.json', bytes: 1_000_000 },
  ]
  expect(formatProblems(largeImages(files))).toMatchInlineSnapshot(`
    "content/docs/b.PNG
      The image is 121 KB; the limit is 120 KB.
      Crop it, reduce its size in pixels, or save it as WebP."
  `)
})
