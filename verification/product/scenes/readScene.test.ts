import { describe, expect, it } from 'vitest'
import { readScene, SceneProblem } from './readScene'

const file = 'content/docs/a.scene.ts'
const messageFor = (source: string): string => {
  try {
    readScene(file, source)
  } catch (error) {
    if (error instanceof SceneProblem) return error.message
    throw error
  }
  return ''
}

describe('readScene', () => {
  it('reads literals, with the lines of the steps', () => {
    const source =
      "import type { Scene } from './types'\n\nexport const scene: Scene = {\n  width: 900,\n  steps: [\n    { open: '/' },\n    { see: \"It's on\" },\n  ],\n}\n"
    expect(readScene(file, source)).toEqual({
      file,
      scene: { width: 900, steps: [{ open: '/' }, { see: "It's on" }] },
      lines: [6, 7],
    })
  })

  it.each([
    ['a call', 'export const scene = {\n  steps: [\n    flag(1),\n  ],\n}'],
    ['a variable', 'const a = 1\nexport const scene = { steps: [{ see: a }] }'],
    ['a spread', 'export const scene = { steps: [...other] }'],
    ['a template', 'export const scene = { steps: [{ see: `a${1}` }] }'],
  ])('refuses %s', (_, source) => {
    expect(messageFor(source)).toContain('is not a literal.')
  })

  it('says where and how to fix it', () => {
    expect(messageFor('export const scene = {\n  steps: [\n    flag(1),\n  ],\n}')).toMatchInlineSnapshot(`
      "content/docs/a.scene.ts:3
        "flag(1)" is not a literal.
        A scene is data: write the value itself."
    `)
    expect(messageFor('export const steps = []')).toMatchInlineSnapshot(`
      "content/docs/a.scene.ts:1
        The file has no scene.
        Write: export const scene: Scene = { steps: [ … ] }"
    `)
    expect(messageFor("export const scene = {\n  steps: [\n    { open: '/' }\n    { see: 'a' },\n  ],\n}"))
      .toMatchInlineSnapshot(`
      "content/docs/a.scene.ts:4
        The file has a syntax error: Expected \`,\` or \`]\` but found \`{\`.
        Correct the syntax."
    `)
    expect(messageFor('export const scene = {}')).toMatchInlineSnapshot(`
      "content/docs/a.scene.ts:1
        The scene has no steps.
        Add steps: [ … ]."
    `)
  })
})
