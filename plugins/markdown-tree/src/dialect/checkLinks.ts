import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { type Fault, nearestSentence } from '../../../problem-report'
import { isSafeUrl } from '../safeText'
import { type ComponentRules, ownEntry } from './DialectOptions'
import { addLink, type DialectPlugin, isJsx, type JsxElement, plainText, report } from './DialectPlugin'

/** Reports URLs that are wrong no matter which pages exist, and records links: the site knows whether they lead to a page and its anchor. */
export const checkLinks: DialectPlugin =
  ({ components }) =>
  (tree, file) => {
    visit(tree, (node) => {
      if (isJsx(node)) addComponentLinks(node, components, file)
      if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
        const problem = urlProblem(node.url)
        if (problem) {
          report(file, node, problem.what, problem.fix)
          node.url = ''
        }
      }
      if (node.type === 'link' && plainText(node).trim() === '') {
        report(file, node, `The link to "${node.url}" has no text.`, 'Write the link as [text](/path).')
      }
      if (node.type === 'link' && node.url !== '') addLink(file, node, node.url, plainText(node).trim())
      if (node.type === 'definition' && node.url !== '')
        addLink(file, node, node.url, `[${node.label ?? node.identifier}]`)
    })
  }

/** Attributes of a component that are URLs, by its rule; those with a fault have been removed. */
function addComponentLinks(node: JsxElement, components: ComponentRules, file: VFile): void {
  const rule = ownEntry(components, node.name)
  for (const [name, { format }] of Object.entries(rule?.attributes ?? {})) {
    const target = node.data?.hProperties?.[name]
    if (format === 'url' && typeof target === 'string') addLink(file, node, target, `<${String(node.name)}>`)
  }
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
export const checkFootnotes: DialectPlugin = () => (tree, file) => {
  const referred = new Set<string>()
  const defined = new Set<string>()
  visit(tree, 'footnoteReference', ({ identifier }) => void referred.add(identifier))
  visit(tree, 'footnoteDefinition', ({ identifier }) => void defined.add(identifier))
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition' && !referred.has(node.identifier)) {
      const fix = `Refer to it in the text: [^${node.label ?? node.identifier}].`
      report(file, node, `Nothing refers to the footnote "${node.label ?? node.identifier}", so it is not shown.`, fix)
    }
    if (node.type !== 'text') return
    for (const [mark, id = ''] of node.value.matchAll(/\[\^([^\]\s]+)\]/g)) {
      const fix = nearestSentence(id, [...defined], `Write it in this file: [^${id}]: …`)
      report(file, node, `There is no footnote for ${mark}.`, fix)
    }
  })
}
