import type { Locator, Page } from '@playwright/test'
import { around, type Box, croppedTo, withPadding } from './boxes'
import { cutTexts } from './cutTexts'
import { drawCallouts, eraseCallouts, layOutCallouts } from './drawCallouts'
import { findTarget, NotFound, regionOf, type Target } from './findTarget'
import type { PictureStep, Region } from './types'

export interface Screenshot {
  png: Buffer
  /** In CSS pixels. */
  width: number
  height: number
}

const timeoutMs = 5000
const attempts = 3
/** Space above what is scrolled to, in CSS pixels; more than any padding. */
const scrollMargin = 60

/**
 * Takes the picture of a step from a page that has settled.
 *
 * @param isExpected a screenshot for which this is true needs no second one that proves that nothing is still being drawn
 */
export async function takePicture(
  page: Page,
  step: PictureStep,
  isExpected: (png: Buffer) => Promise<boolean>,
): Promise<Screenshot> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await takeOnce(page, step, isExpected)
    } catch (error) {
      // React may replace an element between finding and measuring it.
      if (error instanceof NotFound || attempt === attempts) throw error
      await page.waitForTimeout(300)
    }
  }
}

async function takeOnce(
  page: Page,
  step: PictureStep,
  isExpected: (png: Buffer) => Promise<boolean>,
): Promise<Screenshot> {
  await hideSecrets(page)
  await hideMessage(page, JSON.stringify(step))
  const subjects = partsOf(step)
  await growWindow(page, subjects)
  const window = windowOf(page)
  const boxes = await Promise.all(
    subjects.map(async (subject) => (subject === 'window' ? window : boxOf(await subjectOf(page, subject)))),
  )
  const shown = croppedTo(window, withPadding(around(boxes), step.padding ?? defaultPadding(subjects)))
  const picture = { ...shown, height: Math.min(shown.height, step.maxHeight ?? shown.height) }
  const [only, ...others] = subjects
  if (only !== undefined && only !== 'window' && others.length === 0) await hideBehind(await subjectOf(page, only))
  await refuseCuts(page, picture)
  const targets: Box[] = []
  for (const callout of step.callouts ?? []) {
    const wanted = typeof callout === 'string' ? { name: callout } : callout
    targets.push(await markedBox(await findTarget(page, { ...wanted, purpose: 'mark', within: picture }, timeoutMs)))
  }
  await drawCallouts(page, layOutCallouts(targets, picture))
  const png = await steadyScreenshot(page, picture, isExpected)
  await eraseCallouts(page)
  await page.evaluate(() => document.getElementById('scene-shown')?.remove())
  return { png, width: picture.width, height: picture.height }
}

async function refuseCuts(page: Page, picture: Box): Promise<void> {
  const cut = await cutTexts(page, picture)
  if (cut.length === 0) return
  throw new NotFound(
    `The edge of the picture cuts through ${cut.map((text) => `"${text}"`).join(', ')}.`,
    'Change `padding` or `maxHeight`, or name the parts at the edge in `of`.',
  )
}

function partsOf({ of }: PictureStep): readonly Region[] {
  return typeof of === 'object' && 'length' in of ? of : [of]
}

async function subjectOf(page: Page, subject: Exclude<Region, 'window'>): Promise<Locator> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const region = await regionOf(page, subject)
    // What was found may have been part of a menu that has closed since: it is looked for again.
    const isThere = await region.waitFor({ timeout: timeoutMs / 5 }).then(
      () => true,
      () => false,
    )
    if (isThere) return region
    if (Date.now() > end)
      throw new NotFound(`The screen has no ${JSON.stringify(subject)}.`, 'Show another part of the window with `of`.')
  }
}

/** Makes the window high enough for what the picture shows, and scrolls to it. */
async function growWindow(page: Page, subjects: readonly Region[]): Promise<void> {
  const { width, height } = windowOf(page)
  const elements: Locator[] = []
  for (const subject of subjects) if (subject !== 'window') elements.push(await subjectOf(page, subject))
  if (elements.length === 0) return
  const boxes = await Promise.all(elements.map(boxOf))
  const needed = around(boxes).height + 2 * scrollMargin
  if (needed > height) {
    await page.setViewportSize({ width, height: Math.ceil(needed) })
    await page.waitForTimeout(100)
  }
  // Always to the same place, however far the steps before have scrolled.
  const top = Math.min(...boxes.map(({ y }) => y))
  await elements[boxes.findIndex(({ y }) => y === top)]?.evaluate((element, margin) => {
    const title = element.matches('form') ? element.parentElement?.querySelector(':scope > h1') : undefined
    const first = title ?? element
    if (first instanceof HTMLElement) first.style.scrollMargin = `${margin}px`
    first.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' })
  }, scrollMargin)
}

/** Hides the page behind a dialog or a menu, which would show in its round corners and beside it. */
async function hideBehind(subject: Locator): Promise<void> {
  await subject.evaluate((element) => {
    const isFloating = ['fixed', 'absolute'].includes(getComputedStyle(element).position)
    const layer = element.closest('[role=dialog], .MuiDialog-paper, .MuiPopover-paper') ?? (isFloating ? element : null)
    if (!layer) return
    layer.setAttribute('data-scene-shown', '')
    const style = document.createElement('style')
    style.id = 'scene-shown'
    style.textContent =
      'body { visibility: hidden !important } [data-scene-shown] { visibility: visible !important; box-shadow: none !important }'
    document.head.append(style)
  })
}

function windowOf(page: Page): Box {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return { x: 0, y: 0, width, height }
}

async function boxOf(element: Locator): Promise<Box> {
  const boxes = await element.evaluate(
    (found) => {
      // A grid of Material UI overlaps the row above it: its margins are negative, and its items have padding instead.
      const items = found.matches('.MuiGrid-container') ? [...found.querySelectorAll(':scope > .MuiGrid-item > *')] : []
      const title = found.matches('form') ? found.parentElement?.querySelector(':scope > h1') : undefined
      return [...(items.length > 0 ? items : [found]), ...(title ? [title] : [])].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return { x, y, width, height }
      })
    },
    undefined,
    { timeout: timeoutMs },
  )
  return around(boxes)
}

/** The box of a control together with its label. */
async function markedBox(element: Target): Promise<Box> {
  const boxes = await element.evaluate((found) => {
    // The input of a switch is three times as wide as the switch, and the area for fingers around a checkbox is over its label.
    const choice = found.closest(
      'label.MuiFormControlLabel-root, .MuiSwitch-root, .MuiCheckbox-root, .MuiRadio-root, .MuiSlider-root',
    )
    const hasLabel = choice?.matches('.MuiFormControlLabel-root')
    const drawn = hasLabel
      ? []
      : [...(choice?.querySelectorAll(':scope > svg, .MuiSwitch-track, .MuiSwitch-thumb, .MuiSlider-markLabel') ?? [])]
    const isWhole = hasLabel || choice?.matches('.MuiSlider-root') || drawn.length === 0
    const isField = found.matches('input, textarea, label, [role=combobox], [aria-haspopup=listbox]')
    const field = isField ? found.closest('.MuiFormControl-root') : null
    // Without the help below the field.
    const parts = choice
      ? [...(isWhole ? [choice] : []), ...drawn]
      : field
        ? [...field.querySelectorAll(':scope > label, :scope > .MuiInputBase-root')]
        : []
    return (parts.length > 0 ? parts : [found]).map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      // The line of a label is higher than its letters: the outline would touch a text that is close above it.
      const above = part.matches('label') ? field?.previousElementSibling?.getBoundingClientRect() : undefined
      const inset = above && above.bottom > y - 8 ? height / 8 : 0
      return { x, y: y + inset, width, height: height - 2 * inset }
    })
  })
  return around(boxes)
}

function defaultPadding(subjects: readonly Region[]): number | readonly [number, number] {
  // Around these is only the edge of the window, or the dark page behind a dialog.
  if (subjects.some((subject) => subject === 'window' || subject === 'main' || subject === 'dialog')) return 0
  // Callouts need space beside the fields of a form.
  if (subjects.includes('form')) return 24
  // The row above a setting would be cut in half.
  return subjects.every((subject) => typeof subject === 'object' && 'setting' in subject) ? [8, 24] : 16
}

/** A screenshot that is expected, or equal to the one before it: charts and icons may still be drawn. */
async function steadyScreenshot(page: Page, clip: Box, isExpected: (png: Buffer) => Promise<boolean>): Promise<Buffer> {
  let before = await page.screenshot({ clip, animations: 'disabled' })
  if (await isExpected(before)) return before
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const now = await page.screenshot({ clip, animations: 'disabled' })
    if (now.equals(before)) return now
    before = now
    await page.waitForTimeout(150)
  }
  return before
}

/** Hides the message at the bottom, which disappears after some seconds, unless the picture shows it. */
async function hideMessage(page: Page, step: string): Promise<void> {
  await page.evaluate((wanted) => {
    const message = document.querySelector('[data-testid=TOAST_TEXT]')
    if (!message?.textContent || wanted.includes(message.textContent)) return
    for (let box = message.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).position === 'fixed') box.style.visibility = 'hidden'
    }
  }, step)
}

/** Random secrets and IDs on the screen, and fixed ones of the same form. */
const secrets: readonly [RegExp, string][] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '3f9a1c7e-5b2d-4046-9f3a-1c7e5b2d8046'],
  // Tokens of reset links are hashes of bcrypt.
  [/\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}/g, '3f9a1c7e5b2d80463f9a1c7e5b2d8046'],
  [/\b[0-9a-f]{24,}\b/g, '3f9a1c7e5b2d8046'.repeat(4).slice(0, 56)],
]

/** Replaces what is random on the screen. */
async function hideSecrets(page: Page): Promise<void> {
  const patterns = secrets.map(([{ source }, fixed]) => [source, fixed] as const)
  await page.evaluate((replacements) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const [pattern, fixed] of replacements) {
        const text = node.nodeValue ?? ''
        if (new RegExp(pattern).test(text)) node.nodeValue = text.replace(new RegExp(pattern, 'g'), fixed)
      }
    }
  }, patterns)
}
