import type { Properties } from 'hast'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import { addressProblem } from './addressProblem'
import type { AttributeFormat } from './ComponentRules'
import { imageFile } from './imageFile'
import type { Part } from './Part'
import { videoAddress } from './videoAddress'

interface Fault {
  what: string
  fix: string
}

/**
 * What an attribute of a format becomes in the tree.
 *
 * @param name the attribute's.
 * @param tag the component's, for problems.
 */
type ReadFormat = (value: string, name: string, tag: string, part: Part) => { properties: Properties } | { fault: Fault }

export const attributeFormats: Readonly<Record<AttributeFormat, ReadFormat>> = {
  address(value, name) {
    const fault = addressProblem(value)
    return fault ? { fault } : { properties: { [name]: value } }
  },

  image(value, name, _, part) {
    const image = imageFile(value, part)
    return 'fault' in image ? image : { properties: { [name]: image.src, width: image.width, height: image.height } }
  },

  video(value) {
    const video = videoAddress(value)
    if (video) return { properties: { src: video.src, embed: video.embed, host: video.host } }
    const fix = 'Use the address of a video on YouTube or Vimeo: https://www.youtube.com/watch?v=….'
    return { fault: { what: `"${value}" is no address of a video.`, fix } }
  },

  term(value, _, tag, { page }) {
    const { glossary } = page.options
    const entry = Object.hasOwn(glossary, value) ? glossary[value] : undefined
    if (entry) {
      const { term, definition, page: href } = entry
      return { properties: { term, definition, ...(href ? { href } : {}) } }
    }
    const fix = nearestSentence(value, Object.keys(glossary), 'Add it to content/site/glossary.ts.')
    return { fault: { what: `<${tag}> names "${value}", which the glossary does not have.`, fix } }
  },
}
