import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { findTarget, nameMatcher, NotFound, type Purpose, type Target, type Wanted } from './findTarget'
import { type SceneFile, SceneProblem } from './readScene'
import { type Screenshot, takePicture } from './takePicture'
import type { PictureStep, Step } from './types'

export interface TakenPicture extends Screenshot {
  picture: string
  /** Of the step in the scene. */
  line: number
  /** Whether it shows what is expected. */
  isExpected: boolean
}

interface RunOptions {
  page: Page
  /** URL that paths of `open` are relative to. */
  url: string
  /** Whether the server has responded to everything. */
  isIdle: () => boolean
  /** Replaces responses, for a step that says so. */
  respondWith: (responses: Readonly<Record<string, unknown>>) => void
  timeoutMs?: number | undefined
  /** Whether a picture shows what is expected; undefined if nothing is. */
  isExpected?: IsExpected | undefined
}

export type IsExpected = (picture: string, png: Buffer) => Promise<boolean | undefined>

/**
 * Does the steps of a scene in a page.
 *
 * @throws {SceneProblem} for the first step that can't be done, with its line
 */
export async function runScene({ file, scene, lines }: SceneFile, options: RunOptions): Promise<TakenPicture[]> {
  const taken: TakenPicture[] = []
  for (const [index, step] of scene.steps.entries()) {
    const line = lines[index] ?? 1
    try {
      if ('picture' in step) {
        await settle(options, scene.steps[index - 1])
        taken.push({ picture: step.picture, line, ...(await takeExpected(step, options)) })
      } else await doStep(step, options)
    } catch (error) {
      throw problemOf(error, { file, line, path: new URL(options.page.url(), 'http://127.0.0.1').pathname })
    }
  }
  return taken
}

/** For how long a picture that differs is taken again, in ms: what is still drawn can't be told from what has changed. */
const retakeMs = 3000

async function takeExpected(
  step: PictureStep,
  { page, isExpected }: RunOptions,
): Promise<Screenshot & Pick<TakenPicture, 'isExpected'>> {
  const end = Date.now() + retakeMs
  for (;;) {
    let outcome: boolean | undefined
    const taken = await takePicture(
      page,
      step,
      async (png) => (outcome = await isExpected?.(step.picture, png)) === true,
    )
    if (outcome !== false || Date.now() > end) return { ...taken, isExpected: outcome === true }
    await sleep(300)
  }
}

async function doStep(
  step: Exclude<Step, { picture: string }>,
  { page, url, isIdle, respondWith, timeoutMs = 15_000 }: RunOptions,
): Promise<void> {
  const region = 'in' in step ? step.in : undefined
  const act = (name: string, purpose: Purpose, action: Action) =>
    actOn(page, { name, purpose, in: region }, timeoutMs, action)
  if ('open' in step) {
    await page.goto(url + step.open, { waitUntil: 'domcontentloaded' })
  } else if ('responses' in step) {
    respondWith(step.responses)
  } else if ('press' in step) {
    await page.keyboard.press(step.press)
  } else if ('select' in step) {
    await act(step.select, 'select', async (target, options) => (await controlOf(target)).click(options))
  } else if ('fill' in step) {
    await act(step.fill, 'fill', (target, options) => target.fill(step.with, options))
  } else if ('choose' in step) {
    await act(step.from, 'choose', (target, options) => target.click(options))
    await chooseOption(page, step.choose, timeoutMs)
  } else if ('hover' in step) {
    await act(step.hover, 'mark', (target, options) => target.hover(options))
  } else if ('absent' in step) {
    await waitUntilAbsent(page, { name: step.absent, purpose: 'see', in: region }, timeoutMs)
  } else {
    await findTarget(page, { name: step.see, purpose: 'see', in: region }, timeoutMs)
  }
  await waitUntil(isIdle)
}

async function waitUntilAbsent(page: Page, wanted: Wanted, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs
  while (await findTarget(page, wanted, 0).catch(() => undefined)) {
    if (Date.now() > end) throw new NotFound(`"${wanted.name}" is on the screen.`, 'Correct the page, or the scene.')
    await sleep(100)
  }
}

type Action = (target: Target, options: { timeout: number }) => Promise<void>

/** Time for one attempt, in ms: what was found may be replaced by the next screen before it can be clicked. */
const attemptMs = 3000

async function actOn(page: Page, wanted: Wanted, timeoutMs: number, action: Action): Promise<void> {
  const end = Date.now() + timeoutMs
  for (;;) {
    await waitUntilStill(page)
    const target = await findTarget(page, wanted, timeoutMs)
    try {
      await action(target, { timeout: attemptMs })
      return
    } catch {
      if (Date.now() < end) continue
      const state = (await target.isDisabled().catch(() => false)) ? 'is disabled' : "can't be reached by the pointer"
      throw new NotFound(
        `"${wanted.name}" is on the screen, but ${state}.`,
        'Fill in what the form requires, or close what is in front of it.',
      )
    }
  }
}

/** Some switches have no name of their own, only a label beside them, or in the same row of a settings page. */
async function controlOf(found: Target): Promise<Target> {
  const control = await found.evaluateHandle((element) => {
    if (element.closest('a, button, label, input, [role=button], [role=tab], [role=menuitem], [role=option]'))
      return element
    const places = [element.parentElement, element.parentElement?.closest('.MuiGrid-container')]
    const switches = places.map((place) => [...(place?.querySelectorAll<HTMLElement>('input[type=checkbox]') ?? [])])
    return switches.find(({ length }) => length === 1)?.[0] ?? element
  })
  return control.asElement()
}

/** An option's name, or a part of it: options can have a description. */
async function chooseOption(page: Page, name: string, timeoutMs: number): Promise<void> {
  const list = page.locator('[role=listbox]:visible').last()
  await list.waitFor({ timeout: timeoutMs })
  const options = list
    .getByRole('option', { name: nameMatcher(name) })
    .or(list.getByRole('option').filter({ has: page.getByText(nameMatcher(name)) }))
  const isThere = await options
    .first()
    .waitFor({ timeout: timeoutMs / 4 })
    .then(
      () => true,
      () => false,
    )
  if (!isThere) {
    const names = await list.getByRole('option').allInnerTexts()
    const offered = names.slice(0, 15).map((option) => `"${option.replace(/\s+/g, ' ').trim()}"`)
    throw new NotFound(`The list has no option "${name}".`, `It has ${offered.join(', ')}.`)
  }
  await options.first().click({ timeout: timeoutMs })
  // A list of which several can be chosen stays open.
  await list.waitFor({ state: 'hidden', timeout: 500 }).catch(() => undefined)
}

const maxSettleMs = 4000
/** How long nothing may be open before the page counts as settled: the UI sends some requests one after the other. */
const quietMs = 60

async function waitUntil(isIdle: () => boolean): Promise<void> {
  const end = Date.now() + maxSettleMs
  let quietSince = Date.now()
  while (Date.now() < end) {
    if (!isIdle()) quietSince = Date.now()
    else if (Date.now() - quietSince >= quietMs) return
    await sleep(15)
  }
}

/** Everything is loaded, nothing is focused, and the pointer is away unless the last step put it somewhere. */
async function settle({ page, isIdle }: RunOptions, before: Step | undefined): Promise<void> {
  if (!before || !('hover' in before)) await page.mouse.move(0, 0)
  // A list that closes gives the focus back to its field.
  await waitUntilStill(page)
  await page.evaluate(async () => {
    const focused = document.activeElement
    // A list of options closes when its field loses the focus.
    if (
      focused instanceof HTMLElement &&
      focused.matches('input, textarea, [aria-haspopup=listbox]') &&
      !document.querySelector('[role=listbox]')
    ) {
      focused.blur()
    }
    await document.fonts.ready
  })
  await waitUntil(isIdle)
  await waitUntilStill(page)
}

/** What Material UI is opening or closing, with timers. A menu that is closing still has the names of its entries. */
const moving = [
  '.MuiCollapse-root:not(.MuiCollapse-entered, .MuiCollapse-hidden)',
  '.MuiModal-root > [style*="opacity: 0;"]:not([style*="visibility: hidden"])',
].join()

async function waitUntilStill(page: Page): Promise<void> {
  const end = Date.now() + maxSettleMs
  // It fails while one page replaces another, so neither is still.
  const isMoving = () =>
    page.evaluate((selector) => document.querySelector(selector) !== null, moving).catch(() => true)
  while (Date.now() < end && (await isMoving())) await sleep(15)
}

function problemOf(error: unknown, at: { file: string; line: number; path: string }): SceneProblem {
  const { file, line, path } = at
  if (error instanceof SceneProblem) return new SceneProblem({ ...error.problem, line })
  if (error instanceof NotFound) {
    return new SceneProblem({
      severity: 'error',
      file,
      line,
      what: `${error.what.replace(/\.$/, '')} (${path}).`,
      fix: error.fix,
    })
  }
  const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return new SceneProblem({
    severity: 'error',
    file,
    line,
    what: `The step failed at ${path}: ${message}`,
    fix: 'Compare the step with the UI: npm run product --prefix verification',
  })
}
