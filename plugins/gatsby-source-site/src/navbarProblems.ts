import { nearestSentence } from '../../gatsby-problem-report/src/nearest'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { Edition, Navbar } from '../types'

const itemTypes = ['link', 'icon-link', 'sidebar', 'languages', 'versions']
const positions = ['left', 'right']
const icons = ['github']

/** What TypeScript cannot see when `content/site/navbar.ts` was cast or came from data: item types and sidebar ids. */
export function navbarProblems(navbar: Navbar, sidebarNames: readonly string[]): Problem[] {
  const items = navbar.items.flatMap((item, index) => {
    const place = { severity: 'error', file: 'content/site/navbar.ts', entry: `items > ${index + 1}` } as const
    const type: string = item.type
    if (!itemTypes.includes(type)) {
      return [{ ...place, what: `"${type}" is no navbar item type.`, fix: nearestSentence(type, itemTypes, '') }]
    }
    const position: string = item.position
    if (!positions.includes(position)) {
      return [{ ...place, what: `"${position}" is no position.`, fix: nearestSentence(position, positions, '') }]
    }
    if (item.type === 'icon-link' && !icons.includes(item.icon)) {
      const icon: string = item.icon
      return [{ ...place, what: `There is no icon "${icon}".`, fix: nearestSentence(icon, icons, '') }]
    }
    if (item.type === 'sidebar' && !sidebarNames.includes(item.sidebarId)) {
      return [
        {
          ...place,
          what: `No sidebar has the id "${item.sidebarId}".`,
          fix: nearestSentence(item.sidebarId, sidebarNames, 'Sidebars stand in content/site/sidebars.ts.'),
        },
      ]
    }
    if (item.type === 'link' && !('to' in item) === !('href' in item)) {
      return [
        {
          ...place,
          what: `The link "${item.label}" needs a destination.`,
          fix: 'Give it "to" (a path of this site) or "href" (an address elsewhere), one of the two.',
        },
      ]
    }
    return []
  })
  return [...editionProblems(navbar.languages, 'languages'), ...editionProblems(navbar.versions, 'versions'), ...items]
}

/** Two editions at one place, or under one name, could not be told apart; with none there is nothing to show. */
function editionProblems(editions: readonly Edition[], entry: 'languages' | 'versions'): Problem[] {
  const place = { severity: 'error', file: 'content/site/navbar.ts' } as const
  if (editions.length === 0) {
    return [{ ...place, entry, what: 'The list is empty.', fix: 'Name the one there is; it may have the path "".' }]
  }
  return editions.flatMap(({ name, path }, index) =>
    editions.slice(0, index).some((earlier) => earlier.name === name || earlier.path === path)
      ? [
          {
            ...place,
            entry: `${entry} > ${index + 1}`,
            what: `"${name}" at "${path}" has its name or its path in common with an earlier entry.`,
            fix: 'Give each entry a name and a path of its own.',
          },
        ]
      : [],
  )
}
