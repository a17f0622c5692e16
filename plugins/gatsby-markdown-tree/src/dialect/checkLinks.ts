import type { Image, ImageReference, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isElsewhere, isSafeUrl } from '../safeUrl'
import { report, type Part } from './Part'
import { plainText } from './plainText'

/**
 * Addresses that cannot be right whatever pages exist; whether a page or an anchor exists is checked on the built site.
 */
export function checkLinks(tree: Root, part: Part): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      const problem = addressProblem(node.url)
      if (problem) {
        report(part, node, problem.what, problem.fix)
        node.url = ''
      }
    }
    if (node.type === 'link' && plainText(node).trim() === '') {
      report(part, node, `The link to "${node.url}" has no text.`, 'Write what the reader finds there: [text](/path).')
    }
    if (node.type === 'image' || node.type === 'imageReference') checkImage(node, part)
  })
}

function addressProblem(url: string): { what: string; fix: string } | undefined {
  if (url === '') return { what: 'A link or image has no address.', fix: 'Write it in the parentheses: [text](/path).' }
  if (!isSafeUrl(url)) {
    return {
      what: `The address ${JSON.stringify(url)} is not one to follow.`,
      fix: 'Use a path of this site, https: or mailto:.',
    }
  }
  if (/^[/\\]{2}/.test(url)) return { what: `The address "${url}" has no scheme.`, fix: `Write "https:${url}".` }
  return undefined
}

function checkImage(node: Image | ImageReference, part: Part): void {
  const url = node.type === 'image' ? node.url : node.identifier
  if (!node.alt?.trim()) {
    report(part, node, `The image "${url}" has no alt text.`, 'Say what one should see: ![what one should see](…).')
  }
  if (node.type === 'image' && isElsewhere(node.url)) {
    report(
      part,
      node,
      `The image "${url}" comes from another host, which pages never ask for anything.`,
      'Put the file in static/img and write ![…](/img/file.svg), or link to it.',
    )
  }
}
