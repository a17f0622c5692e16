import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { type Fault, nearestSentence } from '../../../problem-report'
import { isSafeUrl } from '../safeText'
import { type Part, plainText, report } from './Part'

/** Reports URLs that are wrong no matter which pages exist. The build checks pages and anchors once the site is built. */
export function checkLinks(tree: Root, part: Part): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      const problem = urlProblem(node.url)
      if (problem) {
        report(part, node, problem.what, problem.fix)
        node.url = ''
      }
    }
    if (node.type === 'link' && plainText(node).trim() === '') {
      report(part, node, `The link to "${node.url}" has no text.`, 'Write the link as [text](/path).')
    }
  })
}

export function urlProblem(url: string): Fault | undefined {
  if (url === '')
    return { what: 'A link or image has no URL.', fix: 'Write the URL in the parentheses: [text](/path).' }
  if (!isSafeUrl(url)) {
    return {
      what: `The URL ${JSON.stringify(url)} has a scheme that is not allowed.`,
      fix: 'Use a path of this site, or a URL that starts with https: or mailto:.',
    }
  }
  if (/^[/\\]{2}/.test(url)) return { what: `The URL "${url}" has no scheme.`, fix: `Write "https:${url}".` }
  return undefined
}

/** The parser reads a reference to a missing footnote as text, and a footnote without a reference is not rendered. */
export function checkFootnotes(tree: Root, part: Part): void {
  const referred = new Set<string>()
  const defined = new Set<string>()
  visit(tree, 'footnoteReference', ({ identifier }) => void referred.add(identifier))
  visit(tree, 'footnoteDefinition', ({ identifier }) => void defined.add(identifier))
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition' && !referred.has(node.identifier)) {
      const fix = `Refer to it in the text: [^${node.label ?? node.identifier}].`
      report(part, node, `Nothing refers to the footnote "${node.label ?? node.identifier}", so it is not shown.`, fix)
    }
    if (node.type !== 'text') return
    for (const [mark, id = ''] of node.value.matchAll(/\[\^([^\]\s]+)\]/g)) {
      const fix = nearestSentence(id, [...defined], `Write it in this file: [^${id}]: …`)
      report(part, node, `There is no footnote for ${mark}.`, fix)
    }
  })
}
