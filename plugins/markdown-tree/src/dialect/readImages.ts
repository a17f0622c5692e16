import path from 'node:path'
import type { Definition, Image, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { type Fault, nearestSentence } from '../../../problem-report'
import { decodeUrlPart, isExternal } from '../safeText'
import { darkVariant, type ImageFile } from './DialectOptions'
import { addDependency, type Part, report } from './Part'

/** Resolves images and their size. An image alone in a paragraph becomes a `Figure` with its title as caption. */
export function readImages(tree: Root, part: Part): void {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => void definitions.set(node.identifier, node))
  visit(tree, 'imageReference', (node, index, parent) => {
    const definition = definitions.get(node.identifier)
    if (!definition || !parent || index === undefined) return
    const { url, title } = definition
    parent.children[index] = { type: 'image', url, title, alt: node.alt, position: node.position }
  })
  visit(tree, 'image', (node) => readImage(node, part))
  visit(tree, 'paragraph', (node) => {
    const [image, ...others] = node.children
    if (image?.type !== 'image' || others.length > 0) return
    const { url, alt, title } = image
    const properties = { src: url, alt: alt ?? '', ...(title ? { caption: title } : {}), ...image.data?.hProperties }
    node.data = { ...node.data, hName: 'Figure', hProperties: properties }
    node.children = []
  })
}

function readImage(node: Image, part: Part): void {
  if (!node.alt?.trim()) {
    report(part, node, `The image "${node.url}" has no alt text.`, 'Describe the image: ![alt text](…).')
  }
  // `checkLinks` has already reported the URL.
  if (node.url === '') return
  const image = imageFile(node.url, part)
  if ('fault' in image) return report(part, node, image.fault.what, image.fault.fix)
  const { src, ...properties } = image
  node.url = src
  node.data = {
    ...node.data,
    ...(image.dark === undefined && image.note === undefined ? {} : { hName: 'ThemedImage' }),
    hProperties: properties,
  }
}

/**
 * Finds an image beside a part (`./rollout.png`) or in static/ (`/img/rollout.svg`), and the dark variant of one beside a part.
 * Its size prevents layout shifts.
 */
export function imageFile(url: string, part: Part): ImageFile | { fault: Fault } {
  if (isExternal(url)) {
    return {
      fault: {
        what: `The image "${url}" is on another host, but pages load nothing from other hosts.`,
        fix: 'Save the file beside the page and write ![…](./file.png), or link to it.',
      },
    }
  }
  const isStatic = url.startsWith('/')
  const fromPage = isStatic ? url : path.posix.join(part.folder, decodeUrlPart(url))
  const file = isStatic ? `static${decodeUrlPart(url)}` : addDependency(part, fromPage)
  if (isStatic) part.page.dependencies.add(file)
  else addDependency(part, darkVariant(fromPage))
  const image = part.page.options.readImage(isStatic ? decodeUrlPart(url) : fromPage)
  if (!('problem' in image)) return image
  if (image.problem === 'sizes') {
    const what = `The image ${file} has ${image.light} pixels, but ${darkVariant(file)} has ${image.dark}.`
    return { fault: { what, fix: 'Take both again: npm run pictures, or save them in the same size.' } }
  }
  if (image.problem === 'unreadable') {
    return {
      fault: {
        what: `The size of the image ${image.file ?? file} cannot be read.`,
        fix: 'Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG.',
      },
    }
  }
  const folder = url.slice(0, url.lastIndexOf('/') + 1)
  const beside = image.beside.map((name) => folder + name)
  const fix = nearestSentence(url, beside, 'Add the file, or correct the path, which is relative to this folder.')
  return { fault: { what: `The image "${url}" does not exist: there is no file ${file}.`, fix } }
}
