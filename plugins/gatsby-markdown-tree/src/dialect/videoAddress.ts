export interface VideoAddress {
  /** The page of the video, for readers without scripts. */
  src: string
  /** What a frame on our page shows. */
  embed: string
  /** The name of the host, which learns of the reader when the video is played. */
  host: string
}

/** Each host: addresses of its videos with their id, and where the video stands alone and without cookies. */
const hosts: readonly (readonly [name: string, pattern: RegExp, embed: (id: string) => string])[] = [
  [
    'YouTube',
    /^https:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  ],
  [
    'Vimeo',
    /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?!\w)/,
    (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  ],
]

/**
 * Reads the address of a video. The hosts are those that the content security policy lets into frames
 * (src/build/securityHeaders).
 */
export function videoAddress(url: string): VideoAddress | undefined {
  for (const [host, pattern, embed] of hosts) {
    const id = pattern.exec(url)?.[1]
    if (id) return { src: url, embed: embed(id), host }
  }
  return undefined
}
