import type { Element, Root } from 'hast'
import { removeElements } from './fitHeadings'

type Parent = Root | Element

/** Alternative texts of a logo: none, one that says so, or a name of one word, unless that says that there is something to look at. */
const logoWords = /\b(banner|icon|logo)\b/i
const pictureWords = /\b(animation|architecture|demo|diagram|example|overview|preview|screenshot|video)\b/i

/**
 * Removes the pictures that a README has beside its title, above its first words: the page shows its own title, and a link "Image" or "Logo"
 * would be the first sentence.
 */
export function dropLogos(tree: Root): void {
  const logos = new Set<Element>()
  collectLogos(tree, logos)
  removeElements(tree, (node) => logos.has(node))
}

/** @returns whether the first words are in this element, so that nothing after it is a logo. */
function collectLogos({ children }: Parent, logos: Set<Element>): boolean {
  return children.some((child) => {
    if (child.type === 'text') return /[\p{L}\p{N}]/u.test(child.value)
    if (child.type !== 'element' || child.tagName === 'h1') return false
    if (child.tagName !== 'img') return collectLogos(child, logos)
    if (!isLogo(child)) return true
    logos.add(child)
    return false
  })
}

function isLogo({ properties }: Element): boolean {
  const alt = typeof properties.alt === 'string' ? properties.alt.trim() : ''
  if (pictureWords.test(alt)) return false
  return logoWords.test(alt) || !/\s/.test(alt)
}
