import type { Definition, Image } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { type Fault, nearestSentence } from '../../../problem-report'
import { decodeUrlPart, isExternal } from '../safeText'
import { darkVariant, type DialectOptions, type ImageFile } from './DialectOptions'
import { addDependency, dataOf, type DialectPlugin, report } from './DialectPlugin'

/** Resolves images and their size. An image alone in a paragraph becomes a `Figure` with its title as caption. */
export const readImages: DialectPlugin = (options) => (tree, file) => {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => void definitions.set(node.identifier, node))
  visit(tree, 'imageReference', (node, index, parent) => {
    const definition = definitions.get(node.identifier)
    if (!definition || !parent || index === undefined) return
    const { url, title } = definition
    parent.children[index] = { type: 'image', url, title, alt: node.alt, position: node.position }
  })
  visit(tree, 'image', (node) => readImage(node, file, options))
  visit(tree, 'paragraph', (node) => {
    const [image, ...others] = node.children
    if (image?.type !== 'image' || others.length > 0) return
    const { url, alt, title } = image
    const properties = { src: url, alt: alt ?? '', ...(title ? { caption: title } : {}), ...image.data?.hProperties }
    node.data = { ...node.data, hName: 'Figure', hProperties: properties }
    node.children = []
  })
}

function readImage(node: Image, file: VFile, options: DialectOptions): void {
  if (!node.alt?.trim()) {
    report(file, node, `The image "${node.url}" has no alt text.`, 'Describe the image: ![alt text](…).')
  }
  // `checkLinks` has already reported the URL.
  if (node.url === '') return
  const image = imageFile(node.url, file, options)
  if ('fault' in image) return report(file, node, image.fault.what, image.fault.fix)
  const { src, ...properties } = image
  node.url = src
  node.data = {
    ...node.data,
    ...(image.dark === undefined && image.note === undefined ? {} : { hName: 'ThemedImage' }),
    hProperties: properties,
  }
}

/**
 * Finds an image beside a page (`./rollout.png`) or in static/ (`/img/rollout.svg`), and the dark variant of one beside a page.
 * Its size prevents layout shifts.
 */
export function imageFile(url: string, file: VFile, { readImage: read }: DialectOptions): ImageFile | { fault: Fault } {
  if (isExternal(url)) {
    return {
      fault: {
        what: `The image "${url}" is on another host, but pages load nothing from other hosts.`,
        fix: 'Save the file beside the page and write ![…](./file.png), or link to it.',
      },
    }
  }
  const isStatic = url.startsWith('/')
  const decoded = decodeUrlPart(url)
  const name = isStatic ? `static${decoded}` : addDependency(file, decoded)
  if (isStatic) dataOf(file).dependencies.add(name)
  else addDependency(file, darkVariant(decoded))
  const image = read(isStatic ? decoded : name)
  if (!('problem' in image)) return image
  if (image.problem === 'sizes') {
    const what = `The image ${name} has ${image.light} pixels, but ${darkVariant(name)} has ${image.dark}.`
    return {
      fault: { what, fix: 'Take both again: npm run pictures --prefix verification, or save them in the same size.' },
    }
  }
  if (image.problem === 'unreadable') {
    return {
      fault: {
        what: `The size of the image ${image.file ?? name} cannot be read.`,
        fix: 'Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG.',
      },
    }
  }
  const folder = url.slice(0, url.lastIndexOf('/') + 1)
  const beside = image.beside.map((name) => folder + name)
  const fix = nearestSentence(url, beside, 'Add the file, or correct the path, which is relative to this folder.')
  return { fault: { what: `The image "${url}" does not exist: there is no file ${name}.`, fix } }
}
