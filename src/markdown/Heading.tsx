import { useEffect, type ReactNode } from 'react'
import { useCopying } from '../hooks/useCopying'
import { announce } from '../ui/announce'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Heading.module.css'

interface Props {
  id: string
  children: ReactNode
}

function heading(Level: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, children }: Props) {
    // Ids with a colon never come out of a heading. The link is named "Link to" and the heading.
    const linkId = `link:${id}`
    const [state, copy] = useCopying(() => new URL(`#${id}`, window.location.href).href)
    useEffect(() => {
      if (state !== 'idle') announce(state === 'copied' ? 'Link copied' : 'The link could not be copied')
    }, [state])
    return (
      <div className={styles.row} data-level={Level}>
        <Level id={id}>{children}</Level>
        <SiteLink
          href={`#${id}`}
          id={linkId}
          className={styles.anchor}
          aria-label="Link to"
          aria-labelledby={`${linkId} ${id}`}
          title="Copy the link"
          onClickCapture={copy}
        >
          {state === 'copied' ? '✓' : '#'}
        </SiteLink>
      </div>
    )
  }
}

/** Headings with an address; the link beside them shows on hover and focus, leads to them and copies their address. */
export const Heading2 = heading('h2')
export const Heading3 = heading('h3')
export const Heading4 = heading('h4')
