import styleSheet from '-!./sectionMarks.css?source'
import { withPrefix } from 'gatsby'
import type { TreeNode } from '../../plugins/markdown-tree'
import { adoptStyleSheet } from '../platform/adoptStyleSheet'
import { readSession, writeSession } from '../platform/sessionSlot'
import { readStorage, writeStorage } from '../platform/storageSlot'
import { changesPath } from '../shared/pageFiles'
import { sectionDigests } from './sectionDigests'
import { changedSections, readSeen, seenFormat, withPage } from './seenSections'
import { storedVisit } from './storedVisit'

let hasStyles = false

/**
 * Marks the sections that changed since the reader's last visit of the page, unless the reader has turned that off. What is compared
 * is their text, so that it needs no history and no bytes in the page.
 * @param tree of the page that is shown.
 */
export function markSections(path: string, tree: readonly TreeNode[]): void {
  if (storedVisit() === 'off') return
  const sections = sectionDigests(tree)
  if (sections.length === 0) return
  const seen = readSeen(readStorage('changes.sections', seenFormat))
  const marked = readSeen(readSession('changes.marked'))
  const changed = changedSections(sections, seen.get(path), marked.get(path))
  writeStorage(
    'changes.sections',
    withPage(
      seen,
      path,
      sections.map(({ digest }) => digest),
    ),
  )
  if (changed.length === 0) return
  writeSession(
    'changes.marked',
    withPage(
      marked,
      path,
      changed.map(({ digest }) => digest),
    ),
  )
  if (!hasStyles) {
    hasStyles = true
    adoptStyleSheet(styleSheet)
  }
  for (const { id } of changed) mark(id)
}

/** React doesn't change these elements, and mounts others for another page. */
function mark(id: string): void {
  const row = document.getElementById(id)?.closest<HTMLElement>('[data-level]')
  if (!row || row.dataset.changed !== undefined) return
  row.dataset.changed = ''
  const link = Object.assign(document.createElement('a'), {
    className: 'changed-mark',
    href: withPrefix(changesPath),
    textContent: 'Updated since your last visit',
  })
  link.dataset.print = 'hide'
  row.append(link)
  for (const entry of document.querySelectorAll<HTMLElement>(`[data-depth] > a[href="#${CSS.escape(id)}"]`)) {
    entry.dataset.changed = ''
    entry.append(
      Object.assign(document.createElement('span'), { className: 'visually-hidden', textContent: ' (updated)' }),
    )
  }
}
