import stylelint from 'stylelint'

const name = 'house/breakpoint'
const messages = stylelint.utils.ruleMessages(name, {
  other: (query) => `"${query}": the layout changes at one width, "(width <= 996px)" below and "(width > 996px)" above.`,
})

/** Widths in media queries are those of the house, and are written so that no pixel belongs to both or to none. */
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
