import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { Announcement } from '../types'
import { contrast } from './contrast'

/** What text needs against its background (WCAG 2.2, success criterion 1.4.3). */
const leastContrast = 4.5

/** An announcement in colours that cannot be read, or without an id that its dismissal could be remembered by. */
export function announcementProblems(announcement: Announcement | null): Problem[] {
  if (!announcement) return []
  const place = { severity: 'error', file: 'content/site/announcement.ts' } as const
  const { id, backgroundColor: back, textColor: front } = announcement
  const problems: Problem[] = []
  if (!/^[\w.-]+$/.test(id)) {
    problems.push({ ...place, entry: 'id', what: `"${id}" is no id.`, fix: 'Use letters, digits, "_", "." and "-".' })
  }
  if (back === undefined && front === undefined) return problems
  if (back === undefined || front === undefined) {
    return [...problems, { ...place, what: 'One of the two colours is missing.', fix: 'Set both or none.' }]
  }
  const unreadable = [back, front].find((color) => !/^#[0-9a-f]{6}$/i.test(color))
  if (unreadable !== undefined) {
    return [...problems, { ...place, what: `"${unreadable}" is no colour.`, fix: 'Write it as "#1b1c26".' }]
  }
  const found = contrast(front, back)
  if (found < leastContrast) {
    problems.push({
      ...place,
      what: `The text ${front} on ${back} has a contrast of ${found.toFixed(1)}:1.`,
      fix: `Choose colours with at least ${leastContrast}:1.`,
    })
  }
  return problems
}
