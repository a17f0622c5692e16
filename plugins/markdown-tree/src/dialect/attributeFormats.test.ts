import { expect, test } from 'vitest'
import { VFile } from 'vfile'
import { attributeFormats, embeddedVideo, playerOrigins } from './attributeFormats'
import type { DialectOptions } from './DialectOptions'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  [
    'https://www.youtube.com/watch?t=3&v=dQw4w9WgXcQ&x=1',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?t=10', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  [
    'https://www.youtube.com/playlist?list=PLcVJ5JY19ncU_6cq2QaCuXDBbbitiJEn4',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLcVJ5JY19ncU_6cq2QaCuXDBbbitiJEn4&autoplay=1',
  ],
  [
    'https://www.loom.com/share/95239e875bbc4e09a5c5833e1942e4b0?t=0',
    'https://www.loom.com/embed/95239e875bbc4e09a5c5833e1942e4b0?autoplay=1',
  ],
  ['https://www.youtube.com/playlist?list=x', undefined],
  ['https://www.loom.com/share/95239e87', undefined],
  ['https://vimeo.com/123456', undefined],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', undefined],
  ['https://www.youtube.com/watch?v=short', undefined],
  ['https://www.youtube.com/@unleash', undefined],
  ['/video.mp4', undefined],
])('%s', (url, embed) => expect(embeddedVideo(url)?.embed).toBe(embed))

test('every player is one that the content security policy allows', () => {
  const urls = ['https://youtu.be/dQw4w9WgXcQ', 'https://www.loom.com/share/95239e875bbc4e09a5c5833e1942e4b0']
  expect(urls.map((url) => new URL(embeddedVideo(url)?.embed ?? '').origin)).toEqual(playerOrigins)
})

const options: DialectOptions = {
  components: {},
  glossary: {},
  readFile: () => undefined,
  readImage: () => ({ problem: 'missing', beside: [] }),
}

test.each([
  ['control 500, one-page 500', true],
  ['on 1000', true],
  ['dark mode 1, light mode 999', true],
  ['control 500, one-page 400', false],
  ['control 500, control 500', false],
  ['control 500 one-page 500', false],
  ['control -500, one-page 1500', false],
  ['a 200, b 200, c 200, d 200, e 200', false],
  ['control, one-page', false],
  ['', false],
])('the weights "%s"', (value, isValid) => {
  const read = attributeFormats.weights(
    value,
    { name: 'variants', tag: 'RolloutSimulator', file: new VFile() },
    options,
  )
  expect(read).toEqual(
    isValid
      ? { properties: { variants: value } }
      : {
          fault: {
            what: `The attribute "variants" of <RolloutSimulator> is "${value}".`,
            fix: 'Write up to 4 different names with weights that add up to 1000: variants="control 500, one-page 500".',
          },
        },
  )
})
