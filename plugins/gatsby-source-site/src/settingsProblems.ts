import { nearestSentence, type Problem } from '../../problem-report'
import type { Announcement, Edition, Settings } from '../types'

/** What the schema of a single setting can't know: names of other entries and settings, and which colors are readable together. */
export function settingsProblems({ navbar, sidebars, announcement, thirdParties }: Settings): Problem[] {
  return [
    ...editionProblems(navbar.languages, 'languages'),
    ...editionProblems(navbar.versions, 'versions'),
    ...sidebarItemProblems(navbar.items, Object.keys(sidebars)),
    ...(announcement ? colorProblems(announcement) : []),
    ...thirdPartyProblems(thirdParties),
  ]
}

const navbarFile = { severity: 'error', file: 'content/site/navbar.ts' } as const

function sidebarItemProblems(items: Settings['navbar']['items'], sidebarNames: readonly string[]): Problem[] {
  return items.flatMap((item, index) => {
    if (item.type !== 'sidebar' || sidebarNames.includes(item.sidebarId)) return []
    const what = `No sidebar has the ID "${item.sidebarId}".`
    const fix = nearestSentence(item.sidebarId, sidebarNames, 'Sidebars are in content/site/sidebars.ts.')
    return [{ ...navbarFile, entry: `items > ${index + 1} > sidebarId`, what, fix }]
  })
}

/** Two editions with one path or one name couldn't be told apart; with none there is nothing to show. */
function editionProblems(editions: readonly Edition[], entry: 'languages' | 'versions'): Problem[] {
  if (editions.length === 0) {
    return [{ ...navbarFile, entry, what: 'The list is empty.', fix: 'Add at least one entry; its path may be "".' }]
  }
  return editions.flatMap(({ name, path }, index): Problem[] => {
    if (!editions.slice(0, index).some((earlier) => earlier.name === name || earlier.path === path)) return []
    const what = `"${name}" at "${path}" has the same name or path as an earlier entry.`
    return [{ ...navbarFile, entry: `${entry} > ${index + 1}`, what, fix: 'Give each entry its own name and path.' }]
  })
}

/** WCAG 2.2, success criterion 1.4.3. */
const minContrast = 4.5

function colorProblems({ backgroundColor: back, textColor: front }: Announcement): Problem[] {
  const place = { severity: 'error', file: 'content/site/announcement.ts' } as const
  if (back === undefined && front === undefined) return []
  if (back === undefined || front === undefined)
    return [{ ...place, what: 'One of the two colors is missing.', fix: 'Set both or none.' }]
  const found = contrast(front, back)
  if (found >= minContrast) return []
  const what = `The text ${front} on ${back} has a contrast of ${found.toFixed(1)}:1.`
  return [{ ...place, what, fix: `Choose colors with at least ${minContrast}:1.` }]
}

/** Contrast of two colors, from 1 to 21, as WCAG 2.2 defines it; their order doesn't matter. */
export function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function thirdPartyProblems(parties: Settings['thirdParties']): Problem[] {
  return parties.flatMap(({ name }, index) => {
    if (!parties.slice(0, index).some((earlier) => earlier.name === name)) return []
    const what = `Another entry has the name "${name}".`
    const fix = 'Give each entry its own name, because consent is stored by name.'
    return [{ severity: 'error', file: 'content/site/thirdParties.ts', entry: `${index + 1} > name`, what, fix }]
  })
}
