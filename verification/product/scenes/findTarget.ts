import { setTimeout as sleep } from 'node:timers/promises'
import type { ElementHandle, Locator, Page } from '@playwright/test'
import { nearest } from '../../../plugins/problem-report'
import { type Box, isInside } from './boxes'
import type { Region } from './types'

/** What a step wants to do with the thing it names. */
export type Purpose = 'select' | 'fill' | 'choose' | 'see' | 'mark'

/** Nothing, or more than one thing, on the screen has the name. */
export class NotFound extends Error {
  constructor(
    readonly what: string,
    readonly fix: string,
  ) {
    super(`${what} ${fix}`)
  }
}

const controls = ['button', 'link', 'tab', 'menuitem', 'option', 'radio', 'checkbox', 'switch', 'combobox'] as const
const fields = ['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider'] as const
type Role = (typeof controls | typeof fields)[number] | 'heading'
/** Elements that can have a role without an attribute. */
const elementsWithRole: Record<Role, string> = {
  button: 'button, input, summary',
  link: 'a, area',
  tab: '',
  menuitem: '',
  option: 'option',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  switch: '',
  combobox: 'input, select',
  textbox: 'input, textarea',
  searchbox: 'input[type=search]',
  spinbutton: 'input[type=number]',
  slider: 'input[type=range]',
  heading: 'h1, h2, h3, h4, h5, h6',
}
const roleSelectors = Object.entries(elementsWithRole).map(
  ([role, css]) => [role, `[role~=${role}]${css && `, ${css}`}`] as const,
)
/** Menus, dialogs and lists of options, which Material UI appends to the body: the last one is on top. */
const layers = '.MuiModal-root:visible, .MuiPopover-root:visible, .MuiAutocomplete-popper:visible'
/** Texts can be on the screen before the button of that name: time that a control has to appear, in ms. */
const controlLead = 700
const pollMs = 50
const regionTimeoutMs = 5000

export interface Wanted {
  name: string
  purpose: Purpose
  in?: Region | undefined
  /** Leaves out what is elsewhere in the window. */
  within?: Box
}

/**
 * Finds what a step names, and waits for it. It is an element, because looking for it again takes as long as the first time.
 *
 * @throws {NotFound} with similar names on the screen
 */
export async function findTarget(page: Page, wanted: Wanted, timeoutMs: number): Promise<Target> {
  return (await find(page, wanted, timeoutMs)).element
}

export type Target = ElementHandle<HTMLElement | SVGElement>

interface Found {
  element: Target
  locator: Locator
}

async function find(page: Page, wanted: Wanted, timeoutMs: number): Promise<Found> {
  const start = Date.now()
  let count = 0
  do {
    for (const candidates of await searches(page, wanted, Date.now() - start)) {
      const found = await insideOf(wanted.within, await innermost(candidates))
      const [first] = found
      if (first && (found.length === 1 || wanted.purpose === 'see')) return first
      if (found.length > 1) count = found.length
      if (count > 0) break
    }
    // What is being replaced by the next screen can exist twice for a moment.
    if (count > 0 && Date.now() - start > controlLead * 2) break
    await sleep(pollMs)
  } while (Date.now() - start < timeoutMs)
  throw count > 1 ? severalFound(wanted, count) : await nothingFound(page, wanted)
}

/** Where to look, the best first. */
async function searches(page: Page, { name, purpose, in: region }: Wanted, elapsedMs: number): Promise<Locator[]> {
  const scopes = region === undefined || region === 'window' ? await layersOf(page) : [await regionOf(page, region)]
  const present = await rolesOn(page)
  return scopes.flatMap((scope) => searchesIn(scope, { name, purpose, present, elapsedMs }))
}

/** Roles that elements of the page may have: a search for one computes the role of every element. */
async function rolesOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (selectors) => selectors.filter(([, css]) => document.querySelector(css)).map(([role]) => role),
    roleSelectors,
  )
}

async function layersOf(page: Page): Promise<Locator[]> {
  const open = await page.locator(layers).all()
  return [...open.reverse(), page.locator('body')]
}

interface Search extends Pick<Wanted, 'name' | 'purpose'> {
  present: readonly string[]
  elapsedMs: number
}

function searchesIn(scope: Locator, { name: wanted, purpose, present, elapsedMs }: Search): Locator[] {
  const name = nameMatcher(wanted)
  const byRoles = (roles: readonly Role[]) => {
    const [first = roles[0] ?? 'button', ...others] = roles.filter((role) => present.includes(role))
    return others.reduce((all, role) => all.or(scope.getByRole(role, { name })), scope.getByRole(first, { name }))
  }
  const labelled = scope.getByLabel(name).or(scope.getByPlaceholder(name))
  const text = scope.getByText(name).or(scope.locator(besideOthers(wanted)))
  const named = labelled.or(scope.getByTitle(name)).or(scope.getByAltText(name))
  switch (purpose) {
    case 'select':
      return elapsedMs < controlLead ? [byRoles(controls)] : [byRoles(controls), text, named]
    case 'fill':
      return [byRoles(fields), labelled, besideLabel(scope, name).locator('input, textarea')]
    case 'choose':
      return [
        besideLabel(scope, name).locator('[role=combobox], [aria-haspopup=listbox]').last(),
        byRoles(['combobox', 'button']),
      ]
    case 'mark':
      return [byRoles(fields), byRoles(controls), text, named]
    case 'see':
      return [
        text,
        byRoles([...new Set([...controls, ...fields, 'heading' as const])]),
        named,
        scope.locator('input').and(named),
      ]
  }
}

/** Text next to an icon or a switch in the same element, which has other text as a whole. */
function besideOthers(name: string): string {
  return name.includes('"')
    ? 'xpath=./self::never'
    : `xpath=.//*[text()[normalize-space()="${name}" or normalize-space()="${name}:"]]`
}

/** A list whose label is only beside it, or a field whose label belongs to another one with the same ID. */
function besideLabel(scope: Locator, label: RegExp): Locator {
  return scope.locator('.MuiFormControl-root').filter({ has: scope.page().locator('label').filter({ hasText: label }) })
}

/** A name, or a name with a count, a colon or an asterisk after it. An ellipsis matches any text: `Clone … environment`. */
export function nameMatcher(name: string): RegExp {
  const escaped = name.trim().replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  const pattern = escaped.replace(/\s*…\s*/g, '.+').replace(/\s+/g, String.raw`\s+`)
  return new RegExp(String.raw`^\s*${pattern}\s*(\(\d+\)|\*|:)?\s*$`)
}

/** Visible matches without those that contain another one, such as the tab around a link. */
async function innermost(candidates: Locator): Promise<Found[]> {
  const visible = candidates.filter({ visible: true })
  const handles = (await visible.elementHandles()) as Target[]
  if (handles.length === 0) return []
  const indexesOf = (elements: readonly (HTMLElement | SVGElement)[]) =>
    elements.flatMap((element, index) => {
      const isOuter = elements.some((other) => other !== element && element.contains(other))
      // Material UI repeats the label of a field, for the gap in its border.
      return isOuter || element.closest('fieldset[aria-hidden=true]') ? [] : [index]
    })
  // The page may have been left since.
  const indexes = await candidates
    .page()
    .evaluate(indexesOf, handles)
    .catch(() => [])
  return indexes.flatMap((index) => {
    const element = handles[index]
    return element ? [{ element, locator: visible.nth(index) }] : []
  })
}

async function insideOf(box: Box | undefined, targets: readonly Found[]): Promise<readonly Found[]> {
  if (!box) return targets
  const boxes = await Promise.all(targets.map(({ element }) => element.boundingBox()))
  return targets.filter((_, index) => {
    const target = boxes[index]
    return target && isInside(target, box)
  })
}

/** A part of the window, which may not be there yet. */
export async function regionOf(page: Page, region: Exclude<Region, 'window'>): Promise<Locator> {
  if (typeof region === 'string') return namedRegions[region](page)
  if ('name' in region) return (await find(page, { name: region.name, purpose: 'see' }, regionTimeoutMs)).locator
  if ('row' in region)
    return page
      .locator('tr, [role=row]')
      .filter({ has: page.getByText(nameMatcher(region.row)) })
      .last()
  if ('accordion' in region) {
    const heading = page
      .locator('.MuiAccordionSummary-root')
      .filter({ has: page.getByText(nameMatcher(region.accordion)) })
    return page.locator('.MuiAccordion-root').filter({ has: heading }).last()
  }
  if ('setting' in region) {
    return page
      .locator('.MuiGrid-container')
      .filter({ has: page.locator('strong').filter({ hasText: nameMatcher(region.setting) }) })
      .last()
  }
  if ('field' in region) {
    return page
      .locator('.MuiFormControl-root, fieldset')
      .filter({ has: page.locator('label, legend').filter({ hasText: nameMatcher(region.field) }) })
      .last()
  }
  return boxAround(page, region.box)
}

const namedRegions: Record<Exclude<Region & string, 'window'>, (page: Page) => Locator> = {
  header: (page) => page.locator('header').first(),
  main: (page) => page.locator('main').first(),
  form: (page) => page.locator('form:visible').last(),
  dialog: (page) => page.locator('[role=dialog]:visible, .MuiDialog-paper:visible').last(),
  menu: (page) =>
    page.locator('.MuiPopover-paper:visible, .MuiMenu-paper:visible, .MuiAutocomplete-popper:visible').last(),
  table: (page) => page.locator('table:visible').first(),
}

/** Marks the smallest element with a border, shadow or background around a name, and returns it. */
async function boxAround(page: Page, name: string): Promise<Locator> {
  const text = page.getByText(nameMatcher(name)).filter({ visible: true }).last()
  await text.waitFor({ timeout: regionTimeoutMs }).catch(() => undefined)
  const mark = `box-${name.replace(/\W+/g, '-')}`
  if ((await text.count()) > 0) {
    await text.evaluate((element, value) => {
      // Of an earlier step.
      for (const marked of document.querySelectorAll(`[data-scene="${value}"]`)) marked.removeAttribute('data-scene')
      const inner = element.getBoundingClientRect()
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { borderTopWidth, borderLeftWidth, boxShadow, backgroundColor } = getComputedStyle(box)
        const { width, height } = box.getBoundingClientRect()
        const hasEdge = (borderTopWidth !== '0px' && borderLeftWidth !== '0px') || boxShadow !== 'none'
        const isFilled = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
        if ((!hasEdge && !isFilled) || width < inner.width + 8 || height < inner.height + 16) continue
        box.setAttribute('data-scene', value)
        return
      }
    }, mark)
  }
  return page.locator(`[data-scene="${mark}"]`).last()
}

const nouns: Record<Purpose, string> = {
  select: 'Nothing to select',
  fill: 'No field',
  choose: 'No list',
  see: 'Nothing',
  mark: 'Nothing',
}

async function nothingFound(page: Page, { name, purpose, in: region, within }: Wanted): Promise<NotFound> {
  if (within)
    return new NotFound(
      `Nothing in the picture is named "${name}".`,
      'Show a larger part with `of`, or remove the callout.',
    )
  const names = await namesOnScreen(page)
  const place = region === undefined ? '' : ` in ${JSON.stringify(region)}`
  return new NotFound(`${nouns[purpose]} on the screen is named "${name}"${place}.`, suggestion(name, names))
}

function severalFound({ name }: Wanted, count: number): NotFound {
  return new NotFound(
    `${count} things on the screen are named "${name}".`,
    "Say which one with `in`, for example in: { row: '…' } or in: 'dialog'.",
  )
}

/** The name that was probably meant, or the first names on the screen. */
export function suggestion(name: string, names: readonly string[]): string {
  const lower = name.toLowerCase()
  const near = nearest(name, names) ?? names.find((other) => other.toLowerCase().includes(lower))
  if (near !== undefined && near !== name) return `Did you mean "${near}"?`
  if (near === name) return `"${name}" is on the screen, but is something else: use another kind of step.`
  return names.length === 0
    ? 'The screen is empty.'
    : `On the screen: ${names
        .slice(0, 15)
        .map((other) => `"${other}"`)
        .join(', ')}.`
}

/** Accessible names and texts of a page, without its footer. */
async function namesOnScreen(page: Page): Promise<string[]> {
  const snapshot = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch(() => '')
  return namesInSnapshot(snapshot)
}

/** Names in an ARIA snapshot of Playwright: `- button "Save"`, `- text: Name`. */
export function namesInSnapshot(snapshot: string): string[] {
  const [screen = ''] = snapshot.split(/^- contentinfo/m)
  const names = [
    ...screen.matchAll(/^\s*- (?:\w+ "((?:[^"\\]|\\.)*)"|(?:text|paragraph|strong|code): "?(.*?)"?$)/gm),
  ].map(([, name = '', text = '']) => (name || text).replaceAll('\\"', '"').trim())
  return [...new Set(names)].filter((name) => name !== '' && name.length <= 80)
}
