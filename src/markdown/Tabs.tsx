import { Children, isValidElement, useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import type { TabProps } from './Tab'
import { chooseTab, useTabChoice } from './tabChoice'
import * as styles from './Tabs.module.css'

/**
 * Alternatives side by side. Tabs with the same `groupId` change together on all pages. Without JavaScript every panel is
 * shown under its label.
 */
export function Tabs({ groupId, children }: { groupId?: string; children: ReactNode }) {
  const id = useId()
  const ownGroup = groupId ?? id
  const choice = useTabChoice(ownGroup)
  const list = useRef<HTMLDivElement>(null)
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child))
  const found = tabs.findIndex(({ props }) => props.value === choice)
  const selected = Math.max(found, 0)

  const select = (index: number) => {
    const tab = tabs[index]
    if (!tab || !list.current) return
    const before = list.current.getBoundingClientRect().top
    chooseTab(ownGroup, tab.props.value, groupId !== undefined)
    list.current.querySelectorAll('button')[index]?.focus({ preventScroll: true })
    // Other groups above may change their height with this one: the clicked tab stays where it is.
    requestAnimationFrame(() => window.scrollBy(0, (list.current?.getBoundingClientRect().top ?? before) - before))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOfKey(event.key, selected, tabs.length)
    if (target === undefined) return
    event.preventDefault()
    select(target)
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" className={styles.list} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map(({ props }, index) => (
          <button
            key={props.value}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {props.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.props.value}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          className={styles.panel}
          data-label={tab.props.label}
          data-hidden={index === selected ? undefined : ''}
        >
          {tab}
        </div>
      ))}
    </div>
  )
}

/** Which tab a key leads to: arrows go round, Home and End to the ends. */
function targetOfKey(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (selected + 1) % count
  if (key === 'ArrowLeft') return (selected + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
