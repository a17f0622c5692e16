import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
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
  const open = () => {
    setIsOpen(true)
    // Below the word, moved back into the window where it would leave it.
    requestAnimationFrame(() => {
      const box = tip.current
      if (!box) return
      box.style.translate = ''
      const over = box.getBoundingClientRect().right - document.documentElement.clientWidth + 12
      if (over > 0) box.style.translate = `${-over}px`
    })
  }
  const close = () => setIsOpen(false)
  const closeUnlessFocused = ({ currentTarget }: MouseEvent) => !currentTarget.contains(document.activeElement) && close()
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
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && close(),
  }
  return (
    // The word is the control; the element around it only tracks the pointer.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
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
        {definition}
      </span>
    </span>
  )
}
