import { expect, test } from 'vitest'
import { videoAddress } from './videoAddress'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://www.youtube.com/watch?t=3&v=dQw4w9WgXcQ&x=1', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://youtu.be/dQw4w9WgXcQ?t=10', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', undefined],
  ['https://www.youtube.com/watch?v=short', undefined],
  ['https://www.youtube.com/@unleash', undefined],
  ['/video.mp4', undefined],
])('%s', (url, embed) => expect(videoAddress(url)?.embed).toBe(embed))
