import styleSheet from '-!./stackMarks.css?source'
import { adoptStyleSheet } from '../../platform/adoptStyleSheet'
import type { StackFacts } from '../../shared/stackFacts'
import { judge, sdkName, sdkNeed, withoutOwn } from './judge'
import { myStack, readLink, refreshStack, stackFacts } from './myStack'
import { compareVersions, type Stack } from './stack'
import { openStack, stackJudge } from './stackView'

let isStarted = false

/** Shows on the page what the reader's stack includes. Call on every page: also reads a link to a stack, whose mistakes the panel shows. */
export function showStack(): void {
  if (!isStarted) {
    isStarted = true
    adoptStyleSheet(styleSheet)
    myStack.subscribe(apply)
  }
  if (readLink()) openStack()
  refreshStack()
}

function apply(): void {
  const stack = myStack.get()
  stackJudge.set((subject) => judge(subject, stack, stackFacts))
  markTables(stack, stackFacts)
}

const noteClass = 'stack-note'

/** Marks in the tables of this page what the SDK of the stack supports: its column or row of the SDK matrix, and operators of constraints. */
function markTables(stack: Stack, facts: StackFacts): void {
  for (const note of document.querySelectorAll(`.${noteClass}`)) note.remove()
  for (const cell of document.querySelectorAll<HTMLElement>('[data-stack-mark]')) delete cell.dataset.stackMark
  for (const explanation of document.querySelectorAll('[data-stack-note]')) explanation.textContent = ''
  const sdk = facts.sdks.find(({ name }) => name === stack.sdk)
  if (!sdk) return
  const isAbout = (cell: Element | undefined) => cell?.querySelector('a')?.pathname.endsWith(sdk.page) ?? false
  for (const table of document.querySelectorAll<HTMLTableElement>('main [data-facts=sdkCapabilities] table')) {
    const headings = [...(table.tHead?.rows[0]?.cells ?? [])]
    const column = headings.findIndex(isAbout)
    if (column >= 0) mark(headings[column], 'own')
    for (const { cells } of rowsOf(table)) {
      if (column >= 0) markRelease(cells[column], stack, sdk)
      else if (isAbout(cells[0])) markRelease(cells[1], stack, sdk)
    }
    explain(table, [`not in ${sdkName(sdk)} ${stack.sdkVersion || sdk.version}`])
  }
  for (const table of document.querySelectorAll<HTMLTableElement>('main [data-facts=constraintOperators] table')) {
    const lacking = new Set<string>()
    for (const { cells } of rowsOf(table)) {
      const need = sdkNeed(facts.operators[cells[0]?.textContent ?? ''], stack, facts)
      if (!need) continue
      mark(cells[0], 'lacks', need)
      lacking.add(withoutOwn(need))
    }
    explain(table, [...lacking])
  }
}

function rowsOf(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...table.tBodies].flatMap(({ rows }) => [...rows])
}

/** A cell of the matrix: the first release that supports something, or "no", which is about the documented release. */
function markRelease(cell: HTMLElement | undefined, { sdkVersion }: Stack, { version }: { version: string }): void {
  const since = cell?.querySelector('a')?.textContent ?? ''
  if (since === 'no') mark(cell, sdkVersion !== '' && compareVersions(sdkVersion, version) > 0 ? 'own' : 'lacks')
  else if (since !== '' && sdkVersion !== '' && compareVersions(sdkVersion, since) < 0)
    mark(cell, 'lacks', `you have ${sdkVersion}`)
  else mark(cell, 'own')
}

/** React doesn't change these cells: what is in them comes from the page's text. */
function mark(cell: HTMLElement | undefined, kind: 'own' | 'lacks', note = ''): void {
  if (!cell) return
  cell.dataset.stackMark = kind
  if (note !== '')
    cell.append(Object.assign(document.createElement('span'), { className: noteClass, textContent: ` ${note}` }))
}

/** Says above a table what the marks mean; nothing if it has none. In each cell, the words would change the height of its row. */
function explain(table: HTMLTableElement, meanings: readonly string[]): void {
  const explanation = table.parentElement?.previousElementSibling
  if (!explanation?.matches('[data-stack-note]') || !table.querySelector('[data-stack-mark=lacks]')) return
  explanation.textContent = `Dashed boxes: ${meanings.join('; ')}`
}
