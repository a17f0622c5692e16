import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = 'content/docs/topics'
const pages = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!index)\.mdx$/.test(file))

/** Pages that say what Unleash does at each step, and have no part of its own for it. */
const throughout = [
  'a-b-testing.mdx',
  'feature-flag-migration/how-to-execute-feature-flag-migration.mdx',
  'feature-flag-migration/onbording-users-to-feature-flag-service.mdx',
]

describe.each(pages)('%s', (file) => {
  const text = fs.readFileSync(path.join(folder, file), 'utf8')
  const languages = [...text.matchAll(/^ *```(\w+)/gm)].map(([, language = '']) => language)

  test('has a diagram, and an example in code or configuration', () => {
    expect(languages).toContain('dot')
    expect(languages.some((language) => language !== 'dot')).toBe(true)
  })

  test('compares something in a table', () => {
    expect(text).toMatch(/^\|---/m)
  })

  test('says when not to follow it', () => {
    expect(text).toContain('[#when-not]')
  })

  test.skipIf(throughout.includes(file))('says what Unleash does about it', () => {
    expect(text).toContain('[#unleash]')
  })
})
