import { describe, expect, it } from 'vitest'
import { formatProblems } from '../../../plugins/problem-report'
import { checkScenes } from './checkScenes'
import { pagesWithoutScene } from './pagesWithoutScene'
import { readProject } from './readProject'

const steps = '1. Select **Save**.'
const scene = { file: 'content/docs/a.scene.ts', scene: { steps: [{ select: 'Save' }] }, lines: [3] }
const pages = new Map([['content/docs/a.mdx', steps]])

describe('checkScenes', () => {
  it('accepts a page whose steps the scene follows', () => {
    expect(checkScenes({ scenes: [scene], pages, pictures: [] }, {})).toEqual([])
  })

  it('accepts a listed page without a scene', () => {
    expect(checkScenes({ scenes: [], pages, pictures: [] }, { 'a.mdx': 'other product' })).toEqual([])
  })

  it('reports a page with steps and no scene', () => {
    expect(formatProblems(checkScenes({ scenes: [], pages, pictures: [] }, {}))).toMatchInlineSnapshot(`
      "content/docs/a.mdx:1
        The step names "Save", but the page has no scene.
        Write content/docs/a.scene.ts, or add the page to verification/product/scenes/pagesWithoutScene.ts with the reason."
    `)
  })

  it.each([
    ['a page that has a scene', [scene], pages, 'The page has a scene.'],
    ['a page without steps', [], new Map([['content/docs/a.mdx', 'Text']]), 'The page has no steps with bold labels.'],
    ['a page that does not exist', [], new Map<string, string>(), 'The page does not exist.'],
  ])('reports an entry for %s', (_, scenes, texts, what) => {
    expect(
      formatProblems(checkScenes({ scenes, pages: texts, pictures: [] }, { 'a.mdx': 'needs a service' })),
    ).toContain(what)
  })

  it('reports a scene without a page', () => {
    expect(formatProblems(checkScenes({ scenes: [scene], pages: new Map(), pictures: [] }, {}))).toMatchInlineSnapshot(`
      "content/docs/a.scene.ts
        The scene has no page: content/docs/a.mdx does not exist.
        Name the scene after its page."
    `)
  })

  it('finds nothing in the repository', () => {
    expect(formatProblems(checkScenes(readProject(), pagesWithoutScene))).toBe('')
  })
})
