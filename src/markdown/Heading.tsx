import { useEffect, type ReactNode } from 'react'
import { useCopying } from '../ui/useCopying'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Heading.module.css'

interface Props {
  id: string
  children: ReactNode
}

function heading(Level: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, children }: Props) {
    // "Link to" and the heading; an ID that no heading can have, as they never contain a colon.
    const linkId = `link:${id}`
    const name =
      typeof children === 'string'
        ? { 'aria-label': `Link to ${children}` }
        : { id: linkId, 'aria-label': 'Link to', 'aria-labelledby': `${linkId} ${id}` }
    const [state, copy] = useCopying(() => new URL(`#${id}`, window.location.href).href)
    useEffect(() => {
      if (state !== 'idle') announce(state === 'copied' ? 'Link copied' : 'The link could not be copied')
    }, [state])
    return (
      <div className={styles.row} data-level={Level}>
        <Level id={id}>{children}</Level>
        <SiteLink href={`#${id}`} className={styles.anchor} {...name} title="Copy the link" onClickCapture={copy}>
          {state === 'copied' ? '✓' : '#'}
        </SiteLink>
      </div>
    )
  }
}

/** Headings with an anchor; the link beside them appears on hover and focus, leads to them and copies their URL. */
export const Heading2 = heading('h2')
export const Heading3 = heading('h3')
export const Heading4 = heading('h4')

let region: HTMLElement | undefined

/** In milliseconds. Screen readers don't announce the first content of a region, nor a repeated message. */
const announcementDelayMs = 100

/** Announces a message to screen readers, once. */
function announce(message: string): void {
  if (!region) {
    region = document.createElement('div')
    region.className = 'visually-hidden'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  region.textContent = ''
  setTimeout((target: HTMLElement) => (target.textContent = message), announcementDelayMs, region)
}
