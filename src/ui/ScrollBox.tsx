import { useRef, type ReactNode } from 'react'
import { useOverflow } from './useOverflow'

interface Props {
  /** Content of the box, for screen readers. */
  label: string
  className?: string | undefined
  /** Of a table: the list of content/data that it shows. */
  list?: string | undefined
  children: ReactNode
}

/** A box that scrolls by itself; it takes part in the tab order only when there is something to scroll. */
export function ScrollBox({ label, className, list, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(box, 'any')
  return (
    <div
      ref={box}
      className={className}
      data-facts={list}
      {...(overflows && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}
