import {
  Children,
  isValidElement,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '../ui/useIsHydrated'
import { InlineScript } from '../start/inline/InlineScript'
import { StackButton } from '../preferences/my-stack/StackButton'
import { chooseTab, useTabChoice } from '../preferences/my-stack/tabChoice'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import * as styles from './Tabs.module.css'

interface TabProps {
  /** Value by which the choice is remembered. */
  value: string
  label: string
  children: ReactNode
}

/** One panel of `Tabs`, which render its label. */
export function Tab({ children }: TabProps) {
  return <>{children}</>
}

interface Props {
  groupId?: string
  /** Accessible name of the tab list. */
  label?: string
  children: ReactNode
}

/** Tabs with the same `groupId` change together on all pages. Without JavaScript, and in print, every panel is shown under its label. */
export function Tabs(props: Props) {
  return (
    <ErrorBoundary fallback={props.children}>
      <TabSet {...props} />
    </ErrorBoundary>
  )
}

function TabSet({ groupId, label = 'Alternatives', children }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child))
  const [ownChoice, setOwnChoice] = useState(0)
  const values = tabs.map(({ props }) => props.value)
  const groupChoice = useTabChoice(groupId, values)
  const selected = groupId === undefined ? ownChoice : groupChoice
  const isHydrated = useIsHydrated()

  const select = (index: number) => {
    const value = values[index]
    if (value === undefined || !list.current) return
    const before = list.current.getBoundingClientRect().top
    flushSync(() => {
      if (groupId === undefined) setOwnChoice(index)
      else chooseTab(groupId, value)
    })
    list.current.querySelectorAll('button')[index]?.focus({ preventScroll: true })
    // Groups above may change their height too: keeps the chosen tab in place on the screen.
    window.scrollBy({ top: list.current.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOfKey(event.key, selected, tabs.length)
    if (target === undefined) return
    event.preventDefault()
    select(target)
  }

  return (
    <div className={styles.tabs} data-group={groupId}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map(({ props }, index) => (
          <button
            key={props.value}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === selected}
            data-value={groupId && props.value}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {props.label}
          </button>
        ))}
      </div>
      {/* The inline script expects the panels after the list. */}
      {isHydrated && groupId === 'sdk' && <StackButton />}
      {tabs.map((tab, index) => (
        <div
          key={tab.props.value}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          // A panel without focusable content is focusable itself (ARIA pattern for tabs).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={styles.panel}
          data-label={tab.props.label}
          data-hidden={index === selected ? undefined : ''}
        >
          {tab}
        </div>
      ))}
      {groupId !== undefined && <InlineScript name="tabs" />}
    </div>
  )
}

/** Which of several tabs a key leads to: arrows wrap around; undefined for any other key. */
export function targetOfKey(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (selected + 1) % count
  if (key === 'ArrowLeft') return (selected + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
