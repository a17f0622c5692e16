import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Term.module.css'

interface Props {
  term: string
  definition: string
  /** The page that explains it. */
  href?: string
  children?: ReactNode
}

/**
 * A term of the glossary, explained where it stands: on hover and on focus; Escape puts the explanation away, and the
 * pointer may move onto it (WCAG 2.2, 1.4.13).
 */
export function Term({ term, definition, href, children = term }: Props) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const wasTapped = useRef(false)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
    // It stands under the word, and moves back when it would leave the window.
    requestAnimationFrame(() => {
      const box = tip.current
      if (!box) return
      box.style.translate = ''
      const over = box.getBoundingClientRect().right - document.documentElement.clientWidth + 12
      if (over > 0) box.style.translate = `${-over}px`
    })
  }
  const close = () => setIsOpen(false)
  const control = {
    'aria-describedby': id,
    className: styles.word,
    onFocus: open,
    onBlur: close,
    // On a touch screen, where there is no pointing at it, the first tap explains and the second one leads on.
    onPointerDown: (event: PointerEvent) => void (wasTapped.current = event.pointerType === 'touch' && !isOpen),
    onClick: (event: MouseEvent) => wasTapped.current && event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && close(),
  }
  return (
    // The word is the control; around it the pointer is only followed.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className={styles.term} data-open={isOpen || undefined} onMouseEnter={open} onMouseLeave={close}>
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
