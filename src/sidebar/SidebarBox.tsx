import { useRef, type ReactNode } from 'react'
import { useKeptScroll } from './useKeptScroll'

interface Props {
  /** Of the sidebar it shows, by which its place is kept. */
  name: string
  path: string
  className?: string
  children: ReactNode
}

/** The box beside the text in which the sidebar scrolls. */
export function SidebarBox({ name, path, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useKeptScroll(box, name, path)
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}
