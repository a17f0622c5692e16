import { expect } from '@playwright/test'
import axe, { type NodeResult, type RunOptions } from 'axe-core'
import type { DocsSite } from './DocsSite'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules of these standards that depend on colors. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** The search has a hint of its shortcut and the logo its two words, both hidden from screen readers, which the rule takes for visible labels. */
const dismissedRules = ['label-content-name-mismatch']

/** DocSearch's options contain the links and buttons of a result, which no option of it changes: docs/upstream.md. */
const upstream = /^nested-interactive: #docsearch-/

interface Violations {
  light: string[]
  dark: string[]
}

export const noViolations: Violations = { light: [], dark: [] }

/**
 * What axe finds on the page as it is now, or in a part of it: rule and element. In dark colors, only by the rules that depend on colors.
 *
 * @param part a selector
 */
export async function axeViolations(site: DocsSite, part = 'html'): Promise<Violations> {
  await site.showColors('light')
  const light = [...(await structureViolations(site, part)), ...(await colorViolations(site, part))]
  await site.showColors('dark')
  const dark = await colorViolations(site, part)
  await site.showColors('light')
  return { light, dark }
}

/** Without the controls that cover their label, such as tabs: axe doesn't judge a text that something covers. */
async function colorViolations(site: DocsSite, part: string): Promise<string[]> {
  const cover = (visibility: string) =>
    site.page.locator('label > input').evaluateAll((inputs, value) => {
      for (const input of inputs) {
        const isCover = getComputedStyle(input).position === 'absolute'
        if (isCover) (input as HTMLElement).style.visibility = value
      }
    }, visibility)
  await cover('hidden')
  const violations = await analyze(site, part, { runOnly: colorRules })
  await cover('')
  return violations
}

/** What axe finds apart from colors: for a page whose colors were checked at another width. */
export function structureViolations(site: DocsSite, part = 'html'): Promise<string[]> {
  return analyze(site, part, withoutRules([...dismissedRules, ...colorRules]))
}

function withoutRules(rules: readonly string[]): RunOptions {
  return { runOnly: standards, rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])) }
}

/** Each page gets axe once, as it has 0.5 MB. `preload` and the results that aren't read would take half of its time. */
async function analyze({ page }: DocsSite, part: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(
      `${axe.source}; axe.configure({ rules: [{ id: 'color-contrast', selector: '[${sampleMark}]' }] })`,
    )
  expect(await page.evaluate(markSamples, [part, sampleMark] as const)).toBeGreaterThan(0)
  const { violations, incomplete } = await page.evaluate(
    ([within, chosen]) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { include: [within] },
        { ...chosen, resultTypes: ['violations', 'incomplete'], preload: false },
      ),
    [part, options] as const,
  )
  const covered = incomplete.flatMap(({ nodes }) => nodes.filter(isCoveredLabel))
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
    ...covered.map(({ target }) => `color-contrast of a covered label: ${target.join(' ')}`),
  ].filter((violation) => !upstream.test(violation))
}

/**
 * Whether axe hasn't judged the contrast of a label because something is over it, as a control that fills its label is. Other text is below
 * something only where that has scrolled: below a sticky heading, or at the end of code that is cut.
 */
function isCoveredLabel({ any: [check], html }: NodeResult): boolean {
  const data = check?.data as { messageKey?: string } | null | undefined
  return data?.messageKey === 'bgOverlap' && html.startsWith('<label')
}

/** On one element of all that are drawn alike: comparing the colors of every element took three quarters of the time. */
const sampleMark = 'data-color-sample'

/** Marks one visible element of all with the same color, size and weight of text on the same backgrounds. It runs in the browser. */
function markSamples([part, mark]: readonly [string, string]): number {
  const drawings = new Map<Element | null, string>([[null, '']])
  /** The backgrounds of an element and all around it. */
  const drawingOf = (element: Element | null): string => {
    const known = drawings.get(element)
    if (known !== undefined || !element) return known ?? ''
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity, filter].join()
    // What is behind a part that covers others isn't the background of its parent.
    const covers = /absolute|fixed|sticky/.test(position) ? element.className : ''
    const drawing =
      drawingOf(element.parentElement) + (own === 'rgba(0, 0, 0, 0),none,1,none' ? '' : `${own};`) + covers
    drawings.set(element, drawing)
    return drawing
  }
  const seen = new Set<string>()
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  for (const element of document.querySelectorAll(`${part} *`)) {
    const hasText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (!hasText || !element.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element)
    const around = element.parentElement ? getComputedStyle(element.parentElement).color : ''
    const sample = [
      element.matches('a') ? 'a' : '',
      color,
      around,
      fontSize,
      fontWeight,
      textShadow,
      textDecorationLine,
      drawingOf(element),
    ].join()
    if (seen.has(sample)) continue
    seen.add(sample)
    element.setAttribute(mark, '')
  }
  return seen.size
}
