import type { Properties } from 'hast'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { JsxElement } from './checkComponents'
import { attributeFormats } from './attributeFormats'
import type { AttributeRule, ComponentRule } from './ComponentRules'
import { literalValue } from './literalValue'
import { noteReference } from './noteReference'
import { report, type Part } from './Part'

const examples: Readonly<Record<AttributeRule['type'], (name: string) => string>> = {
  string: (name) => `${name}="…"`,
  number: (name) => `${name}={3}`,
  boolean: (name) => `${name}, or ${name}={false}`,
}

/** The attributes of a JSX element that its rule allows; all others are reported. */
export function checkAttributes(node: JsxElement, tag: string, rule: ComponentRule, part: Part): Properties {
  const values: Properties = {}
  for (const attribute of node.attributes) {
    const place = attribute.position ? attribute : node
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(
        part,
        place,
        `<${tag}> spreads {${attribute.value}}: nothing is evaluated.`,
        'Write each attribute with its value.',
      )
      continue
    }
    const { name } = attribute
    const attributeRule = Object.hasOwn(rule.attributes, name) ? rule.attributes[name] : undefined
    if (!attributeRule) {
      const known = Object.keys(rule.attributes)
      report(part, place, `<${tag}> has no attribute "${name}".`, nearestSentence(name, known, 'Remove it.'))
      continue
    }
    const value = literalValue(attribute)
    const problem = valueProblem(name, value, attributeRule)
    if (problem) report(part, place, `The attribute "${name}" of <${tag}> ${problem.what}`, problem.fix)
    else if (attributeRule.format && typeof value === 'string') {
      const read = attributeFormats[attributeRule.format](value, name, tag, part)
      if ('fault' in read) report(part, place, read.fault.what, read.fault.fix)
      else Object.assign(values, read.properties)
    } else values[name] = value
    if (!problem && attributeRule.refersTo) noteReference(part, node, attributeRule.refersTo, String(value))
  }
  for (const [name, { required, type }] of Object.entries(rule.attributes)) {
    const isMissing = required && !node.attributes.some((attribute) => 'name' in attribute && attribute.name === name)
    if (isMissing) report(part, node, `<${tag}> has no "${name}", which it needs.`, `Add ${examples[type](name)}.`)
  }
  if (!rule.children && node.children.length > 0) {
    report(part, node, `<${tag}> has content, but shows none.`, `Write <${tag} /> and put the content after it.`)
    node.children = []
  }
  return values
}

function valueProblem(
  name: string,
  value: string | number | boolean | undefined,
  { type, values, required }: AttributeRule,
): { what: string; fix: string } | undefined {
  const fix = `Write ${examples[type](name)}.`
  if (value === undefined) return { what: 'is an expression: nothing is evaluated.', fix }
  if (typeof value !== type) return { what: `is the ${typeof value} ${JSON.stringify(value)}, not a ${type}.`, fix }
  if (required && String(value).trim() === '') return { what: 'is empty.', fix }
  if (values && !values.includes(String(value))) {
    return { what: `is ${JSON.stringify(value)}.`, fix: nearestSentence(String(value), values, fix) }
  }
  return undefined
}
