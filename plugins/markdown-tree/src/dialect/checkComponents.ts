import type { Properties } from 'hast'
import type { Nodes, Parents } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { type Fault, nearest, nearestSentence } from '../../../problem-report'
import { attributeFormats } from './attributeFormats'
import {
  type AttributeRule,
  builtInComponents,
  type ComponentRule,
  type ComponentRules,
  type DialectOptions,
  ownEntry,
} from './DialectOptions'
import { addReference, dataOf, type DialectPlugin, isJsx, type JsxElement, report } from './DialectPlugin'

const elements: ComponentRules = {
  br: { attributes: {}, children: false },
  details: { attributes: { open: { type: 'boolean' } }, children: true },
  kbd: { attributes: {}, children: true },
  sub: { attributes: {}, children: true },
  summary: { attributes: {}, children: true },
  sup: { attributes: {}, children: true },
}

/** HTML that authors often try, and what to write instead. */
const markdownFor: Readonly<Record<string, string>> = {
  a: 'Write a Markdown link: [text](/path).',
  img: 'Write a Markdown image: ![alt text](/img/file.svg).',
  p: 'Leave a blank line between paragraphs.',
  table: 'Write a Markdown table.',
  pre: 'Write a fenced code block.',
}

/** Makes every JSX element a tree node. An unknown element is reported and replaced by its content. */
export const checkComponents: DialectPlugin = (options) => (tree, file) => {
  const components: ComponentRules = { ...options.components, ...builtInComponents }
  visit(tree, (node, index, parent) => {
    if (!isJsx(node)) return undefined
    const rule = ownEntry(components, node.name) ?? ownEntry(elements, node.name)
    if (node.name && rule) {
      node.data = { ...node.data, hName: node.name, hProperties: checkAttributes(node, rule, file, options) }
      return undefined
    }
    reportUnknown(node, Object.keys(components), file)
    if (!parent || index === undefined) return undefined
    parent.children.splice(index, 1, ...node.children)
    return [SKIP, index]
  })
}

function reportUnknown(node: JsxElement, names: readonly string[], file: VFile): void {
  const { name } = node
  if (name === null) return report(file, node, 'Fragments (<>) are not supported in content.', 'Remove <> and </>.')
  if (name === 'Todo') return report(file, node, 'A <Todo> of a new page is left.', 'Write the text, or delete it.')
  const meant = names.find((known) => known.toLowerCase() === name.toLowerCase())
  if (/^[A-Z]/.test(name) || meant) {
    const otherwise =
      'Use Markdown, or a component that /contributing/writing-pages shows. A new one begins in src/shared/componentRules.ts.'
    return report(file, node, `There is no component <${name}>.`, nearestSentence(name, names, otherwise))
  }
  const allowed = Object.keys(elements).map((element) => `<${element}>`)
  const fix =
    ownEntry(markdownFor, name) ?? `Use Markdown, a component, or one of the allowed elements: ${allowed.join(' ')}.`
  report(file, node, `The HTML element <${name}> is not allowed in content.`, fix)
}

const examples: Readonly<Record<AttributeRule['type'], (name: string) => string>> = {
  string: (name) => `${name}="…"`,
  number: (name) => `${name}={3}`,
  boolean: (name) => `${name}, or ${name}={false}`,
}

/** Returns the attributes of a JSX element that its rule allows, and reports all others. */
function checkAttributes(node: JsxElement, rule: ComponentRule, file: VFile, options: DialectOptions): Properties {
  const tag = node.name ?? ''
  const values: Properties = {}
  const suggested = new Set<string | undefined>()
  for (const attribute of node.attributes) {
    const place = attribute.position ? attribute : node
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(
        file,
        place,
        `<${tag}> spreads {${attribute.value}}, but expressions are not evaluated.`,
        'Write each attribute with its value.',
      )
      continue
    }
    const { name } = attribute
    const attributeRule = ownEntry(rule.attributes, name)
    if (!attributeRule) {
      const known = Object.keys(rule.attributes)
      report(file, place, `<${tag}> has no attribute "${name}".`, nearestSentence(name, known, 'Remove it.'))
      suggested.add(nearest(name, known))
      continue
    }
    const value = literalValue(attribute)
    const problem = valueProblem(name, value, attributeRule)
    if (problem) report(file, place, `The attribute "${name}" of <${tag}> ${problem.what}`, problem.fix)
    else if (attributeRule.format && typeof value === 'string') {
      const read = attributeFormats[attributeRule.format](value, { name, tag, file }, options)
      if ('fault' in read) report(file, place, read.fault.what, read.fault.fix)
      else Object.assign(values, read.properties)
    } else values[name] = value
    if (!problem && attributeRule.refersTo) addReference(file, node, attributeRule.refersTo, String(value))
  }
  for (const [name, { required, type }] of Object.entries(rule.attributes)) {
    const isMissing = required && !node.attributes.some((attribute) => 'name' in attribute && attribute.name === name)
    // A misspelled attribute is one mistake, not two.
    if (isMissing && !suggested.has(name))
      report(file, node, `<${tag}> requires the attribute "${name}".`, `Add ${examples[type](name)}.`)
  }
  if (!rule.children && node.children.length > 0) {
    report(file, node, `<${tag}> cannot have content.`, `Write <${tag} /> and move the content after it.`)
    node.children = []
  }
  return values
}

function valueProblem(
  name: string,
  value: string | number | boolean | undefined,
  { type, values, required }: AttributeRule,
): Fault | undefined {
  const fix = `Write ${examples[type](name)}.`
  if (value === undefined) return { what: 'is an expression, which is not evaluated.', fix }
  if (typeof value !== type) return { what: `is the ${typeof value} ${JSON.stringify(value)}, not a ${type}.`, fix }
  if (required && String(value).trim() === '') return { what: 'is empty.', fix }
  if (values && !values.includes(String(value))) {
    return { what: `is ${JSON.stringify(value)}.`, fix: nearestSentence(String(value), values, fix) }
  }
  return undefined
}

type JsxAttribute = Extract<JsxElement['attributes'][number], { type: 'mdxJsxAttribute' }>

/**
 * The literal value of an attribute: `a="text"`, `a={3}`, `a={true}`, or only `a` for true. Undefined for what would have to be
 * evaluated.
 */
function literalValue({ value }: JsxAttribute): string | number | boolean | undefined {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  const [statement, ...others] = value.data?.estree?.body ?? []
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined
  const { expression } = statement
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? undefined
  }
  if (expression.type === 'UnaryExpression' && expression.operator === '-' && expression.argument.type === 'Literal') {
    return typeof expression.argument.value === 'number' ? -expression.argument.value : undefined
  }
  if (expression.type !== 'Literal') return undefined
  return isPrimitive(expression.value) ? expression.value : undefined
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** What may contain only text in HTML. */
const lineTypes: ReadonlySet<Nodes['type']> = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link'])

/** Checks which components are children of which, and attributes that must differ between siblings. */
export const checkNesting: DialectPlugin =
  ({ components }) =>
  (tree, file) => {
    visit(tree, (node, _, parent) => {
      const name = nameOf(node)
      const rule = name && ownEntry(components, name)
      if (!rule || !('children' in node)) return
      // The parent of a partial's top level is where the partial is included, which is not known here.
      const isAtEdge = parent?.type === 'root' && dataOf(file).includedBy.length > 0
      if (rule.within && !isAtEdge && (!parent || nameOf(parent) !== rule.within)) {
        report(file, node, `<${name}> is outside of <${rule.within}>.`, `Move it directly into <${rule.within}>.`)
      }
      if (!rule.inline && parent && lineTypes.has(parent.type)) {
        report(file, node, `<${name}> is within a line of text.`, 'Leave a blank line before and after it.')
      }
      checkUnique(node, rule, components, file)
      const unexpected = node.children.find((child) => !isAllowedIn(rule, child))
      if (unexpected) {
        const allowed = rule.contains?.map((child) => `<${child}>`).join(', ')
        report(
          file,
          unexpected,
          `<${name}> may only contain ${allowed}.`,
          `Move this into one of them, or out of <${name}>.`,
        )
      }
    })
  }

function checkUnique(parent: Parents, { contains }: ComponentRule, components: ComponentRules, file: VFile): void {
  for (const name of contains ?? []) {
    const siblings = parent.children.filter((child) => nameOf(child) === name)
    const unique = Object.entries(components[name]?.attributes ?? {}).filter(([, rule]) => rule.unique)
    for (const [attribute] of unique) {
      const taken = new Set<unknown>()
      for (const sibling of siblings) {
        const value = sibling.data?.hProperties?.[attribute]
        if (value !== undefined && taken.has(value)) {
          const what = `Two <${name}> have the same ${attribute} ${JSON.stringify(value)}.`
          report(file, sibling, what, `Give each its own ${attribute}.`)
        }
        taken.add(value)
      }
    }
  }
}

function isAllowedIn({ contains }: ComponentRule, child: Nodes): boolean {
  if (!contains || (child.type === 'text' && child.value.trim() === '')) return true
  const name = nameOf(child)
  return name === 'Include' || (name !== undefined && contains.includes(name))
}

function nameOf(node: Nodes): string | undefined {
  return (isJsx(node) && node.name) || undefined
}
