import { useEffect, useId, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Term.module.css'

interface Props {
  term: string
  definition: string
  href?: string
  children?: ReactNode
}

/** A glossary term. Its definition is shown on hover and focus; Escape hides it, and the pointer may move onto it (WCAG 2.2, 1.4.13). */
export function Term({ term, definition, href, children = term }: Props) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const wasTapped = useRef(false)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  const close = () => setIsOpen(false)
  useEffect(() => {
    const box = tip.current
    if (!isOpen || !box) return undefined
    // Not only while the word has the focus: a pointer opens it, too.
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false)
    // The word moves with its table, the tip doesn't.
    const closeOnScroll = ({ target }: Event) => target instanceof Element && target.contains(box) && setIsOpen(false)
    const closed = new AbortController()
    document.addEventListener('keydown', closeOnEscape, { signal: closed.signal })
    document.addEventListener('scroll', closeOnScroll, { capture: true, signal: closed.signal })
    showBelow(box, box.previousElementSibling)
    return () => {
      closed.abort()
      if ('popover' in box) box.popover = null
    }
  }, [isOpen])
  const closeUnlessFocused = ({ currentTarget }: MouseEvent) =>
    !currentTarget.contains(document.activeElement) && close()
  const control = {
    'aria-describedby': id,
    className: styles.word,
    onFocus: open,
    onBlur: close,
    // Touch screens have no hover: the first tap shows the definition, the second follows the link.
    onPointerDown: (event: PointerEvent) => void (wasTapped.current = event.pointerType === 'touch' && !isOpen),
    onClick: (event: MouseEvent) => {
      if (!wasTapped.current) return
      event.preventDefault()
      // Not every browser focuses a link that is tapped.
      open()
    },
  }
  return (
    // The word is the control; the element around it only tracks the pointer.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className={styles.term} data-open={isOpen || undefined} onMouseEnter={open} onMouseLeave={closeUnlessFocused}>
      {href === undefined ? (
        <button type="button" {...control}>
          {children}
        </button>
      ) : (
        <SiteLink href={href} {...control}>
          {children}
        </SiteLink>
      )}
      <span ref={tip} role="tooltip" id={id} className={styles.tip}>
        {/* Programs that read the text alone need the space, and the box doesn't show it. */} {definition}
      </span>
    </span>
  )
}

/** Pixels between the tip and the end of the window. */
const margin = 12

/**
 * Shows the tip in the top layer, where no table cuts it off, inside the window: below its word, or above it at the end of the window.
 * Browsers without a top layer only move it back into the window.
 */
function showBelow(tip: HTMLElement, word: Element | null): void {
  if (!word) return
  if (!('popover' in tip)) {
    const { style } = tip as HTMLElement
    style.translate = ''
    const over = (tip as HTMLElement).getBoundingClientRect().right - document.documentElement.clientWidth + margin
    if (over > 0) style.translate = `${-over}px`
    return
  }
  tip.popover = 'manual'
  tip.showPopover()
  const { left, top, bottom } = word.getBoundingClientRect()
  const last = document.documentElement.clientWidth - tip.offsetWidth - margin
  tip.style.left = `${window.scrollX + Math.max(0, Math.min(left, last))}px`
  const isAbove = bottom + tip.offsetHeight > window.innerHeight && top > tip.offsetHeight
  tip.style.top = `${window.scrollY + (isAbove ? top - tip.offsetHeight : bottom)}px`
}
