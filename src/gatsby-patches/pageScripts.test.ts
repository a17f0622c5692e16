import { expect, test } from 'vitest'
import { signPageScripts } from './pageScripts'

const mapping = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"a;b\\":[\\"/b-2.js\\"]}";
          </script>
        `
const hash = '<script>window.___webpackCompilationHash="eeb80c89e0";</script>'
const files = '<script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>'
const page = (scripts: string) =>
  `<p>a</p><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`
const digestOf = (path: string) => `sha256-${path}`

const signed = page(
  '<script>window.___webpackCompilationHash="eeb80c89e0"</script>' +
    '<script src="/runtime-1.js" integrity="sha256-/runtime-1.js" async></script>' +
    '<script src="/app-1.js" integrity="sha256-/app-1.js" async></script>',
)

test('scripts get their digests, and the list of chunks is removed', () => {
  expect(signPageScripts(page(mapping + hash + files), digestOf)).toBe(signed)
})

test('a page of an earlier build gets the digests of this one', () => {
  expect(signPageScripts(signed.replaceAll('sha256-', 'sha256-old'), digestOf)).toBe(signed)
})

test.each([
  ['no comments', '<p>a</p>'],
  ['no script', page('')],
  ['no hash', page(mapping + files)],
  ['no file', page(mapping + hash)],
  ['another element', page(`${mapping}${hash}${files}<link rel="preload">`)],
  ['more code', page(`${mapping}<script>window.___webpackCompilationHash="1";alert(1)</script>${files}`)],
  ['an inline module', page(`${mapping}${hash}${files}<script type="module">window.___chunkMapping={}</script>`)],
])('%s stops the build', (_, html) => {
  expect(() => signPageScripts(html, digestOf)).toThrow(
    /aren't as expected .*see src\/gatsby-patches\/pageScripts\.ts/s,
  )
})
