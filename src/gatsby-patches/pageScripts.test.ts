import { expect, test } from 'vitest'
import { completePageScripts } from './pageScripts'

const mapping = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"a;b\\":[\\"/b-2.js\\"]}";
          </script>
        `
const inline = `${mapping}<script>window.___webpackCompilationHash="eeb80c89e0";</script>`
const files = '<script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>'
const page = (scripts: string) =>
  `<p>a</p><template id="t"><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></template></body>`
const digestOf = (path: string) => `sha256-${path}`
const own = { scripts: ['/template-1.js'], data: ['/page-data/a/page-data.json'] }

const completed = page(
  '<link rel="preload" fetchpriority="low" as="script" href="/runtime-1.js" integrity="sha256-/runtime-1.js">' +
    '<link rel="preload" fetchpriority="low" as="script" href="/app-1.js" integrity="sha256-/app-1.js">' +
    '<link rel="preload" fetchpriority="low" as="script" href="/template-1.js">' +
    '<link rel="preload" fetchpriority="low" as="fetch" href="/page-data/a/page-data.json" crossorigin>' +
    `${inline}<script src="/runtime-1.js" integrity="sha256-/runtime-1.js" async></script>` +
    '<script src="/app-1.js" integrity="sha256-/app-1.js" async></script>',
)

test('scripts get their digests, and the files of the page are loaded ahead', () => {
  expect(completePageScripts(page(inline + files), own, digestOf)).toBe(completed)
})

test('a page of an earlier build gets the files of this one', () => {
  const earlier = completed.replaceAll('sha256-', 'sha256-old').replaceAll('/template-1.js', '/template-0.js')
  expect(completePageScripts(earlier, own, digestOf)).toBe(completed)
})

test.each([
  ['no comments', '<p>a</p>'],
  ['no file', page(inline)],
  ['no template', page(inline + files).replace('<template id="t">', '')],
])('%s stops the build', (_, html) => {
  expect(() => completePageScripts(html, own, digestOf)).toThrow(
    /aren't as expected .*see src\/gatsby-patches\/pageScripts\.ts/s,
  )
})
