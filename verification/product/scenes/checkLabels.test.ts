import { describe, expect, it } from 'vitest'
import { formatProblems } from '../../../plugins/problem-report'
import { checkLabels, namesOfStep } from './checkLabels'
import type { Step } from './types'

const page = 'content/docs/a.mdx'
const labelsOf = (...labels: string[]) => labels.map((label, index) => ({ label, line: index + 10 }))
const check = (labels: string[], steps: readonly Step[], otherProducts?: string[]) =>
  formatProblems(checkLabels({ page, labels: labelsOf(...labels), steps, otherProducts }))

describe('namesOfStep', () => {
  it.each<[Step, string[]]>([
    [{ open: '/projects' }, []],
    [{ select: 'Save' }, ['Save']],
    [{ fill: 'Name', with: 'a' }, ['Name']],
    [{ choose: 'Release', from: 'Toggle type' }, ['Toggle type', 'Release']],
    [{ see: 'Saved' }, ['Saved']],
    [{ hover: 'Edit' }, ['Edit']],
    [{ press: 'Escape' }, []],
    [{ picture: 'form', of: 'form' }, []],
  ])('reads %j', (step, names) => {
    expect(namesOfStep(step)).toEqual(names)
  })
})

describe('checkLabels', () => {
  it.each<[string, string[], readonly Step[]]>([
    [
      'all labels in order',
      ['New', 'Name', 'Save'],
      [{ select: 'New' }, { fill: 'Name', with: 'a' }, { select: 'Save' }],
    ],
    ['steps that the page does not name', ['Save'], [{ see: 'Form' }, { select: 'Save' }, { see: 'Saved' }]],
    ['a label that is used twice', ['Save', 'Save'], [{ select: 'Save' }, { select: 'Save' }]],
    ['a page without labels', [], [{ select: 'Save' }]],
  ])('accepts %s', (_, labels, steps) => {
    expect(check(labels, steps)).toBe('')
  })

  it('names the page, the line and what the scene uses instead', () => {
    expect(check(['New', 'Save changes'], [{ select: 'New' }, { select: 'Save change' }])).toMatchInlineSnapshot(`
      "content/docs/a.mdx:11
        The step names "Save changes", which the scene doesn't use after "New".
        The scene uses "Save change". Correct the page, or the scene."
    `)
  })

  it('reports labels in another order', () => {
    expect(check(['Save', 'New'], [{ select: 'New' }, { select: 'Save' }])).toMatchInlineSnapshot(`
      "content/docs/a.mdx:11
        The step names "New", which the scene doesn't use after "Save".
        The scene uses it earlier. Follow the order of the page, or use it a second time."
    `)
  })

  it('reports a label that is used once but named twice', () => {
    expect(check(['Save', 'Save'], [{ select: 'Save' }])).toContain('content/docs/a.mdx:11')
  })

  it('suggests a step for a label that nothing is similar to', () => {
    expect(check(["What's new?"], [])).toMatchInlineSnapshot(`
      "content/docs/a.mdx:10
        The step names "What's new?", which the scene doesn't use.
        Add a step to the scene, such as { see: 'What\\'s new?' }."
    `)
  })

  it('leaves out labels of other products, and reports those that the page does not name', () => {
    expect(check(['Applications'], [], ['Applications'])).toBe('')
    expect(check([], [], ['Applications'])).toMatchInlineSnapshot(`
      "content/docs/a.mdx
        The scene lists "Applications" under otherProducts, but the page's steps don't name it.
        Remove it from the scene."
    `)
  })
})
