import type { Definition, Image, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { imageFile } from './imageFile'
import { report, type Part } from './Part'

/** Gives images their address and size. One that is all of a paragraph becomes a `Figure`, its title the caption. */
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
    const size = image.data?.hProperties
    node.data = { ...node.data, hName: 'Figure', hProperties: { src: url, alt: alt ?? '', ...(title ? { caption: title } : {}), ...size } }
    node.children = []
  })
}

function readImage(node: Image, part: Part): void {
  if (!node.alt?.trim()) {
    report(part, node, `The image "${node.url}" has no alt text.`, 'Say what one should see: ![what one should see](…).')
  }
  // What is wrong with an address is reported with those of links.
  if (node.url === '') return
  const image = imageFile(node.url, part)
  if ('fault' in image) return report(part, node, image.fault.what, image.fault.fix)
  node.url = image.src
  node.data = { ...node.data, hProperties: { width: image.width, height: image.height } }
}
