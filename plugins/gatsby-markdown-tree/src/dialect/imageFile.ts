import path from 'node:path'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import { isElsewhere } from '../safeUrl'
import { noteDependency, type Part } from './Part'

type ImageFile = { src: string; width: number; height: number } | { fault: { what: string; fix: string } }

/**
 * The image file that a part names: beside it (`./rollout.png`), or in static/ (`/img/rollout.svg`). Its size keeps the
 * page from moving while it loads.
 */
export function imageFile(url: string, part: Part): ImageFile {
  if (isElsewhere(url)) {
    return {
      fault: {
        what: `The image "${url}" comes from another host, which pages never ask for anything.`,
        fix: 'Put the file beside the page and write ![…](./file.png), or link to it.',
      },
    }
  }
  const isStatic = url.startsWith('/')
  const fromPage = isStatic ? url : path.posix.join(part.folder, decoded(url))
  const file = isStatic ? `static${url}` : noteDependency(part, fromPage)
  const image = part.page.options.readImage(isStatic ? decoded(url) : fromPage)
  if (!('problem' in image)) return image
  if (image.problem === 'unreadable') {
    return { fault: { what: `The size of the image ${file} cannot be read.`, fix: 'Save it anew as PNG, JPEG, WebP, AVIF, GIF or SVG.' } }
  }
  const folder = url.slice(0, url.lastIndexOf('/') + 1)
  const beside = image.beside.map((name) => folder + name)
  const fix = nearestSentence(url, beside, 'Put the file there, or correct the path, which starts at this folder.')
  return { fault: { what: `The image "${url}" was looked for at ${file}: there is no such file.`, fix } }
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
