import { type Fault, nearestSentence, type Problem } from '../../problem-report'
import {
  type Announcement,
  type Edition,
  type Navbar,
  type NavbarItem,
  thirdPartyKinds,
  type ThirdParty,
} from '../types'

const itemTypes = ['link', 'icon-link', 'sidebar', 'languages', 'versions']
const positions = ['left', 'right']
const icons = ['github']

/** What a build would find late or not at all, as it doesn't check types: item types, positions, icons and sidebar IDs. */
export function navbarProblems(navbar: Navbar, sidebarNames: readonly string[]): Problem[] {
  const items = navbar.items.flatMap((item, index): Problem[] => {
    const fault = itemFault(item, sidebarNames)
    return fault ? [{ ...navbarFile, entry: `items > ${index + 1}`, ...fault }] : []
  })
  return [...editionProblems(navbar.languages, 'languages'), ...editionProblems(navbar.versions, 'versions'), ...items]
}

const navbarFile = { severity: 'error', file: 'content/site/navbar.ts' } as const

function itemFault(item: NavbarItem, sidebarNames: readonly string[]): Fault | undefined {
  const { type, position }: { type: string; position: string } = item
  if (!itemTypes.includes(type))
    return { what: `"${type}" isn't a type of navbar item.`, fix: nearestSentence(type, itemTypes, '') }
  if (!positions.includes(position))
    return { what: `"${position}" isn't a position.`, fix: nearestSentence(position, positions, '') }
  if (item.type === 'icon-link' && !icons.includes(item.icon)) {
    const icon: string = item.icon
    return { what: `There is no icon "${icon}".`, fix: nearestSentence(icon, icons, '') }
  }
  if (item.type === 'sidebar' && !sidebarNames.includes(item.sidebarId)) {
    const fix = nearestSentence(item.sidebarId, sidebarNames, 'Sidebars are in content/site/sidebars.ts.')
    return { what: `No sidebar has the ID "${item.sidebarId}".`, fix }
  }
  if (item.type === 'link' && !('to' in item) === !('href' in item)) {
    const fix = 'Add either "to" (a path of this site) or "href" (a URL of another site).'
    return { what: `The link "${item.label}" needs a destination.`, fix }
  }
  return undefined
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

/** An announcement in unreadable colors, or without an ID to remember its dismissal by. */
export function announcementProblems(announcement: Announcement | null): Problem[] {
  if (!announcement) return []
  const place = { severity: 'error', file: 'content/site/announcement.ts' } as const
  const { id, backgroundColor: back, textColor: front } = announcement
  const problems: Problem[] = []
  if (!/^[\w.-]+$/.test(id)) {
    problems.push({
      ...place,
      entry: 'id',
      what: `"${id}" isn't a valid ID.`,
      fix: 'Use letters, digits, "_", "." and "-".',
    })
  }
  if (back === undefined && front === undefined) return problems
  if (back === undefined || front === undefined) {
    return [...problems, { ...place, what: 'One of the two colors is missing.', fix: 'Set both or none.' }]
  }
  const unreadable = [back, front].find((color) => !/^#[0-9a-f]{6}$/i.test(color))
  if (unreadable !== undefined) {
    return [...problems, { ...place, what: `"${unreadable}" isn't a valid color.`, fix: 'Write it as "#1b1c26".' }]
  }
  const found = contrast(front, back)
  if (found < minContrast) {
    problems.push({
      ...place,
      what: `The text ${front} on ${back} has a contrast of ${found.toFixed(1)}:1.`,
      fix: `Choose colors with at least ${minContrast}:1.`,
    })
  }
  return problems
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

/** An origin in a content security policy, or all subdomains of one. */
const origin = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/
/** Attributes that configure a script; others would let it run early, or from another URL. */
const attribute = /^(data-[a-z0-9-]+|id|crossorigin|integrity|referrerpolicy)$/

/** Entries that would contact a server without consent, widen the content security policy too far, or never load. */
export function thirdPartyProblems(parties: readonly ThirdParty[]): Problem[] {
  return parties.flatMap(({ name, kind, src, hosts = [], attributes = {}, globals = {} }, index) => {
    const place = { severity: 'error', file: 'content/site/thirdParties.ts', entry: String(index + 1) } as const
    const problems: Problem[] = []
    const add = (what: string, fix: string) => problems.push({ ...place, what, fix })
    if (!/\S/.test(name)) add('The entry has no name.', 'Add the name that readers are asked about.')
    if (parties.slice(0, index).some((earlier) => earlier.name === name)) {
      add(`Another entry has the name "${name}".`, 'Give each entry its own name, because consent is stored by name.')
    }
    if (!thirdPartyKinds.includes(kind))
      add(`"${kind as string}" isn't a kind of third party.`, nearestSentence(kind, thirdPartyKinds, ''))
    if (!URL.canParse(src) || !origin.test(new URL(src).origin)) {
      add(`"${src}" isn't the URL of a script.`, 'Write it in full: "https://count.example/script.js".')
    }
    for (const host of hosts.filter((text) => !origin.test(text))) {
      add(
        `"${host}" isn't a server.`,
        'Write "https://api.count.example" or "https://*.count.example", without a path.',
      )
    }
    for (const key of Object.keys(attributes).filter((text) => !attribute.test(text))) {
      add(`The attribute "${key}" is not allowed here.`, 'Use data-…, id, crossorigin, integrity or referrerpolicy.')
    }
    for (const key of Object.keys(globals).filter((text) => !/^[A-Za-z_$][\w$]*$/.test(text))) {
      add(`"${key}" isn't a name of a global variable.`, 'Use letters, digits, "_" and "$".')
    }
    return problems
  })
}
