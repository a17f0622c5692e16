import { nearest, type Problem } from '../../../plugins/problem-report'
import type { StepLabel } from './stepLabels'
import type { Step } from './types'

/** The names that a step of a scene uses, in the order in which the reader meets them. */
export function namesOfStep(step: Step): string[] {
  if ('select' in step) return [step.select]
  if ('fill' in step) return [step.fill]
  if ('choose' in step) return [step.from, step.choose]
  if ('see' in step) return [step.see]
  if ('absent' in step) return [step.absent]
  if ('hover' in step) return [step.hover]
  return []
}

interface LabelCheck {
  /** From the project's root: `content/docs/quickstart.mdx`. */
  page: string
  labels: readonly StepLabel[]
  steps: readonly Step[]
  /** Labels of other products' screens, which the scene can't use. */
  otherProducts?: readonly string[] | undefined
}

/** Checks that a scene uses every bold label of the page's steps, by exactly that name and in the order of the page. */
export function checkLabels({ page, labels, steps, otherProducts = [] }: LabelCheck): Problem[] {
  const names = steps.flatMap(namesOfStep)
  const problems: Problem[] = []
  let used = -1
  for (const { label, line } of labels) {
    if (otherProducts.includes(label)) continue
    const next = names.indexOf(label, used + 1)
    if (next === -1) problems.push({ severity: 'error', file: page, line, ...explain(label, names, used) })
    else used = next
  }
  for (const label of otherProducts) {
    if (labels.some((found) => found.label === label)) continue
    const what = `The scene lists "${label}" under otherProducts, but the page's steps don't name it.`
    problems.push({ severity: 'error', file: page, what, fix: 'Remove it from the scene.' })
  }
  return problems
}

function explain(label: string, names: readonly string[], used: number): { what: string; fix: string } {
  const after = used === -1 ? '' : ` after "${names[used] ?? ''}"`
  const what = `The step names "${label}", which the scene doesn't use${after}.`
  if (names.includes(label))
    return { what, fix: 'The scene uses it earlier. Follow the order of the page, or use it a second time.' }
  const near = nearest(label, names.slice(used + 1))
  if (near !== undefined) return { what, fix: `The scene uses "${near}". Correct the page, or the scene.` }
  return { what, fix: `Add a step to the scene, such as { see: ${quoted(label)} }.` }
}

function quoted(label: string): string {
  return `'${label.replaceAll("'", String.raw`\'`)}'`
}
