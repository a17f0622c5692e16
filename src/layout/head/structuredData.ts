import type {
  APIReference,
  BreadcrumbList,
  FAQPage,
  Graph,
  HowTo,
  HowToSection,
  HowToStep,
  Organization,
  Question,
  TechArticle,
  Thing,
  WebSite,
} from 'schema-dts'
import type { TreeNode } from '../../../plugins/markdown-tree'
import { classifyPath } from '../../shared/search/searchSettings'
import { socialImagePath } from '../../shared/pageFiles'
import type { SiteMetadata } from '../../shared/siteMetadata'
import { isArticle, type HeadPage } from './headPage'

/** Where numbered lists are steps to follow. Elsewhere they are rules, an order of evaluation, or questions. */
const categoriesWithSteps = ['How-to guides', 'Integrations', 'Self-hosting', 'Tutorials']

/** What a page is in terms of schema.org, for search engines. */
export function structuredData(page: HeadPage, site: SiteMetadata): Graph {
  return { '@context': 'https://schema.org', '@graph': thingsOf(page, site) }
}

function thingsOf(page: HeadPage, site: SiteMetadata): Thing[] {
  if (page.path === '/') return [webSite(page, site), organization(site)]
  if (!isArticle(page)) return [...breadcrumbs(page, site), apiReference(page, site)]
  return [...breadcrumbs(page, site), article(page, site), ...howTo(page, site), ...faq(page)]
}

/** The form of the search page, as search engines may offer it in their results. */
function webSite({ description }: HeadPage, { siteUrl, title, name }: SiteMetadata): WebSite {
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name: title,
    alternateName: `${name} docs`,
    url: siteUrl,
    description,
    inLanguage: 'en',
    publisher: { '@id': `${siteUrl}/#publisher` },
    potentialAction: action,
  }
}

function organization({ siteUrl, name }: SiteMetadata): Organization {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#publisher`,
    name,
    url: 'https://www.getunleash.io',
    logo: `${siteUrl}/icon-512.png`,
  }
}

/** The last item is the page itself, which needs no URL. */
function breadcrumbs({ trail, title }: HeadPage, { siteUrl }: SiteMetadata): BreadcrumbList[] {
  if (trail.length === 0) return []
  const items = trail.map(({ label, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    ...(path !== undefined && { item: siteUrl + path }),
  }))
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...items, { '@type': 'ListItem', position: items.length + 1, name: title }],
    },
  ]
}

function article({ path, title, description, lastUpdated }: HeadPage, { siteUrl }: SiteMetadata): TechArticle {
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url: siteUrl + path,
    image: siteUrl + socialImagePath(path),
    inLanguage: 'en',
    ...(lastUpdated !== null && { dateModified: lastUpdated }),
    isPartOf: { '@id': `${siteUrl}/#site` },
    publisher: { '@id': `${siteUrl}/#publisher` },
  }
}

/** A kind of `TechArticle`. Only what search engines require: the HTML of these pages is limited, and this adds 150 bytes (brotli). */
function apiReference({ path, title }: HeadPage, { siteUrl }: SiteMetadata): APIReference {
  return { '@type': 'APIReference', headline: title, url: siteUrl + path }
}

function howTo({ path, title, tree }: HeadPage, { siteUrl }: SiteMetadata): HowTo[] {
  if (path !== '/quickstart' && !categoriesWithSteps.includes(classifyPath(path).category)) return []
  const lists = stepLists(tree)
  if (lists.length === 0) return []
  const stepsOf = (steps: readonly string[]): HowToStep[] => steps.map((text) => ({ '@type': 'HowToStep', text }))
  const sections = lists.map(({ name, anchor, steps }): HowToSection => {
    return {
      '@type': 'HowToSection',
      name,
      ...(anchor && { url: `${siteUrl}${path}#${anchor}` }),
      itemListElement: stepsOf(steps),
    }
  })
  return [{ '@type': 'HowTo', name: title, step: lists.length === 1 ? stepsOf(lists[0]?.steps ?? []) : sections }]
}

function faq({ path, tree }: HeadPage): FAQPage[] {
  if (classifyPath(path).kind !== 'troubleshooting') return []
  const questions = faqSections(tree).map(({ name, text }): Question => {
    return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }
  })
  return questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions }] : []
}

interface StepList {
  /** The heading above the list; with tabs, that of the tab as well. */
  name: string
  anchor: string | undefined
  steps: string[]
}

/** The numbered lists of a page with at least two steps; of a step with several paragraphs the first one. */
export function stepLists(tree: readonly TreeNode[]): StepList[] {
  const found: StepList[] = []
  let heading = { name: 'Steps', anchor: undefined as string | undefined }
  for (const node of tree) {
    heading = headingOf(node) ?? heading
    const tabs = elementsOf([node], ['Tab'])
    if (tabs.length === 0) found.push(...listsIn([node]).map((steps) => ({ ...heading, steps })))
    for (const tab of tabs) {
      const label = tab[1] === 0 ? '' : String(tab[1].label)
      found.push(...listsIn(childrenOf(tab)).map((steps) => ({ ...heading, name: `${heading.name}: ${label}`, steps })))
    }
  }
  return found
}

/** Sections of the lowest level, each with the text of its paragraphs and lists. What has no text is left out. */
export function faqSections(tree: readonly TreeNode[]): { name: string; text: string }[] {
  const sections: { name: string; texts: string[] }[] = []
  for (const node of tree) {
    const heading = headingOf(node)
    if (heading) sections.push({ name: heading.name, texts: [] })
    else sections.at(-1)?.texts.push(...elementsOf([node], ['p', 'li']).map((element) => treeText([element])))
  }
  return sections.map(({ name, texts }) => ({ name, text: texts.join(' ') })).filter(({ text }) => text !== '')
}

function listsIn(nodes: readonly TreeNode[]): string[][] {
  return elementsOf(nodes, ['ol'])
    .map((list) => elementsOf(childrenOf(list), ['li']).map(stepText))
    .filter((steps) => steps.length > 1 && !steps.includes(''))
}

function stepText(item: TreeNode): string {
  const [paragraph] = elementsOf(childrenOf(item), ['p'])
  return treeText(paragraph ? [paragraph] : childrenOf(item))
}

/** Headings of pages are at the top level of the tree. */
function headingOf(node: TreeNode): { name: string; anchor: string | undefined } | undefined {
  if (typeof node === 'string' || !/^h[2-4]$/.test(node[0])) return undefined
  return { name: treeText(childrenOf(node)), anchor: node[1] === 0 ? undefined : String(node[1].id) }
}

/** The words of nodes in one line. Components whose text is an attribute, such as code blocks, are left out, except terms. */
function treeText(nodes: readonly TreeNode[]): string {
  return nodes.map(rawText).join('').replace(/\s+/g, ' ').trim()
}

/** All elements with one of these tags, in order, at any depth; not those within another one. */
function elementsOf(nodes: readonly TreeNode[], tags: readonly string[]): Exclude<TreeNode, string>[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return tags.includes(node[0]) ? [node] : elementsOf(childrenOf(node), tags)
  })
}

function childrenOf(node: TreeNode): TreeNode[] {
  if (typeof node === 'string') return []
  const [, , ...children] = node
  return children
}

function rawText(node: TreeNode): string {
  if (typeof node === 'string') return node
  const [tag, attributes] = node
  const children = childrenOf(node)
  if (tag === 'Term' && children.length === 0 && attributes !== 0) return String(attributes.term ?? '')
  return children.map(rawText).join('')
}
