import { useRef, type ReactNode } from 'react'
import { useOverflow } from '../hooks/useOverflow'

interface Props {
  /** What the box holds, for those who tab into it. */
  label: string
  className?: string
  children: ReactNode
}

/** A box that scrolls by itself; it takes part in the tab order only when there is something to scroll. */
export function ScrollBox({ label, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(box, true)
  return (
    <div ref={box} className={className} {...(overflows && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
      {children}
    </div>
  )
}
