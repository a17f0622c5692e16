import stylelint from 'stylelint'

const name = 'local/breakpoint'
const messages = stylelint.utils.ruleMessages(name, {
  other: (query) =>
    `"${query}": the layout changes at one width, "(width <= 62.25em)" below and "(width > 62.25em)" above.`,
})

/**
 * Widths in media queries are those of the site, and are written so that no pixel belongs to both or to none. They are in em: readers
 * with a larger default font size get the layout of a narrower window.
 */
const rule = (allowed) => (root, result) => {
  root.walkAtRules('media', (atRule) => {
    for (const [query] of atRule.params.matchAll(/\([^()]*\bwidth\b[^()]*\)/g)) {
      if (allowed.includes(query)) continue
      stylelint.utils.report({ ruleName: name, result, node: atRule, message: messages.other, messageArgs: [query] })
    }
  })
}
rule.ruleName = name
rule.messages = messages

export const breakpointRule = stylelint.createPlugin(name, rule)
