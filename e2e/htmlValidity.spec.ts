import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate'
import { samplePages } from './samplePages'

const pages = [
  ...samplePages,
  { kind: 'lab', path: '/lab' },
  { kind: 'not found', path: '/404.html' },
  { kind: 'search', path: '/search' },
  { kind: 'feedback', path: '/feedback' },
]

/** With reasons where a rule is off. */
const rules: RuleConfig = {
  // React writes attributes and empty elements in its own way.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // React's useId makes IDs with colons.
  'valid-id': 'off',
  // VoiceOver ignores lists without bullets, unless they have the role.
  'no-redundant-role': 'off',
  'prefer-native-element': 'off',
  // Buttons that need scripts get their names from them; axe and IBM's engine check the names.
  'text-content': 'off',
}

// In one worker, which loads the validator once.
test.describe.configure({ mode: 'default' })

test.describe('html-validate finds no error', () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules }),
  )

  for (const { kind, path } of pages) {
    test(`${kind} (${path})`, async () => {
      const file = path.endsWith('.html') ? `public${path}` : `public${path === '/' ? '' : path}/index.html`
      const { results } = await validator.validateString(fs.readFileSync(file, 'utf8'), file)
      const messages = results.flatMap((result) => result.messages)
      expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`)).toEqual([])
    })
  }

  test('it finds errors where there are some', async () => {
    const { valid } = await validator.validateString('<ul><p>a</p></ul>')
    expect(valid).toBe(false)
  })
})
