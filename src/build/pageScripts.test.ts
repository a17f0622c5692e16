import { expect, test } from 'vitest'
import { withoutChunkMap } from './pageScripts'

test('the map of chunks becomes empty, the scripts stay', () => {
  const slice = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="1";</script><script src="/app-1.js" async></script>`
  const scripts =
    '<script>window.___chunkMapping={};window.___webpackCompilationHash="1";</script><script src="/app-1.js" async></script>'
  expect(withoutChunkMap(slice)).toBe(scripts)
  expect(withoutChunkMap(scripts)).toBe(scripts)
})
