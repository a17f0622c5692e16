import type { Properties } from 'hast'
import type { VFile } from 'vfile'
import { type Fault, nearestSentence } from '../../../problem-report'
import { urlProblem } from './checkLinks'
import { type AttributeFormat, type DialectOptions, ownEntry } from './DialectOptions'
import { imageFile } from './readImages'

/** Reads an attribute of a component and returns the attributes it becomes in the tree. */
type ReadFormat = (
  value: string,
  attribute: { name: string; tag: string; file: VFile },
  options: DialectOptions,
) => { properties: Properties } | { fault: Fault }

export const attributeFormats: Readonly<Record<AttributeFormat, ReadFormat>> = {
  url(value, { name }) {
    const fault = urlProblem(value)
    return fault ? { fault } : { properties: { [name]: value } }
  },

  image(value, { name, file }, options) {
    const image = imageFile(value, file, options)
    if ('fault' in image) return image
    const { src, ...properties } = image
    return { properties: { [name]: src, ...properties } }
  },

  video(value) {
    const video = embeddedVideo(value)
    if (video) return { properties: { ...video } }
    const fix =
      'Use the URL of a video or playlist on YouTube, https://www.youtube.com/watch?v=…, or of a video on Loom.'
    return { fault: { what: `"${value}" is not the URL of a video.`, fix } }
  },

  term(value, { tag }, { glossary }) {
    const entry = ownEntry(glossary, value)
    if (entry) {
      const { term, definition, page: href } = entry
      return { properties: { term, definition, ...(href ? { href } : {}) } }
    }
    const fix = nearestSentence(value, Object.keys(glossary), 'Add it to content/data/glossaryTerms.ts.')
    return { fault: { what: `<${tag}> names "${value}", which is not in the glossary.`, fix } }
  },

  weights(value, { name, tag }) {
    const parts = value.split(',').map((part) => /^(.*\S)\s+(\d{1,4})$/.exec(part.trim()) ?? [])
    const names = new Set(parts.map(([, variant]) => variant))
    const total = parts.reduce((sum, [, , weight = NaN]) => sum + Number(weight), 0)
    if (total === 1000 && names.size === parts.length && parts.length <= 4) return { properties: { [name]: value } }
    const fix = `Write up to 4 different names with weights that add up to 1000: ${name}="control 500, one-page 500".`
    return { fault: { what: `The attribute "${name}" of <${tag}> is ${JSON.stringify(value)}.`, fix } }
  },
}

interface Player {
  /** Its name, shown before the reader connects to it by playing a video. */
  host: string
  /** The URLs of its videos, with their ID. */
  pattern: RegExp
  origin: (typeof playerOrigins)[number]
  path(id: string): string
}

/** The servers that play videos: the content security policy allows embedding them and no others. */
export const playerOrigins = ['https://www.youtube-nocookie.com', 'https://www.loom.com'] as const

const players: readonly Player[] = [
  {
    host: 'YouTube',
    pattern: /^https:\/\/(?:www\.)?youtube\.com\/playlist\?(?:[^#]*&)?list=([\w-]{13,64})(?![\w-])/,
    origin: 'https://www.youtube-nocookie.com',
    path: (id) => `/embed/videoseries?list=${id}&autoplay=1`,
  },
  {
    host: 'YouTube',
    pattern:
      /^https:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    origin: 'https://www.youtube-nocookie.com',
    path: (id) => `/embed/${id}?autoplay=1`,
  },
  {
    host: 'Loom',
    pattern: /^https:\/\/(?:www\.)?loom\.com\/(?:share|embed)\/([0-9a-f]{32})(?!\w)/,
    origin: 'https://www.loom.com',
    path: (id) => `/embed/${id}?autoplay=1`,
  },
]

/** Recognizes the URL of a video or a playlist. */
export function embeddedVideo(url: string): { src: string; embed: string; host: string } | undefined {
  for (const { host, pattern, origin, path } of players) {
    const id = pattern.exec(url)?.[1]
    if (id) return { src: url, embed: origin + path(id), host }
  }
  return undefined
}
