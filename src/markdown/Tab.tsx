import type { ReactNode } from 'react'

export interface TabProps {
  /** What the choice is remembered by. */
  value: string
  label: string
  children: ReactNode
}

/** One panel of `Tabs`, which draws its label. */
export function Tab({ children }: TabProps) {
  return <>{children}</>
}
