import { nearestSentence } from '../../gatsby-problem-report/src/nearest'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { Navbar } from '../types'

const itemTypes = ['link', 'icon-link', 'sidebar']
const positions = ['left', 'right']
const icons = ['github']

/** What TypeScript cannot see when `content/site/navbar.ts` was cast or came from data: item types and sidebar ids. */
export function navbarProblems(navbar: Navbar, sidebarNames: readonly string[]): Problem[] {
  return navbar.items.flatMap((item, index) => {
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
}
