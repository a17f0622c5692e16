import fs from 'node:fs'
import { expect, test } from 'vitest'
import { sampleLanguageNames } from '../../../plugins/gatsby-source-openapi/shared'

test('the style sheet reserves the height of every language that loads later', () => {
  const sheet = fs.readFileSync('src/openapi/reference/CodeSample.module.css', 'utf8')
  const rules = [...sheet.matchAll(/:root([^{]*) \.code \{\s+--more: \d+;/g)].map(([, selector = '']) => selector)
  const inSheet = rules.flatMap((selector) =>
    [...selector.matchAll(/\[data-sdk='(\w+)'\]/g)].map(([, name]) => name ?? ''),
  )
  // The choice for the Android SDK shows Kotlin.
  expect(['curl', ...inSheet].sort()).toEqual([...sampleLanguageNames, 'android'].sort())
})
