import { Children, isValidElement, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import type { TabProps } from './Tab'
import { chooseTab, useTabChoice } from './tabChoice'
import { targetOfKey } from './targetOfKey'
import * as styles from './Tabs.module.css'

/**
 * Alternatives side by side. Tabs with the same `groupId` change together on all pages. Without JavaScript every panel is
 * shown under its label.
 */
export function Tabs({ groupId, children }: { groupId?: string; children: ReactNode }) {
  const id = useId()
  const [ownChoice, setOwnChoice] = useState<string>()
  const groupChoice = useTabChoice(groupId)
  const choice = groupId === undefined ? ownChoice : groupChoice
  const list = useRef<HTMLDivElement>(null)
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child))
  const found = tabs.findIndex(({ props }) => props.value === choice)
  const selected = Math.max(found, 0)

  const select = (index: number) => {
    const tab = tabs[index]
    if (!tab || !list.current) return
    const before = list.current.getBoundingClientRect().top
    if (groupId === undefined) setOwnChoice(tab.props.value)
    else chooseTab(groupId, tab.props.value)
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
      <div ref={list} role="tablist" aria-label="Alternatives" className={styles.list} onKeyDown={onKeyDown} tabIndex={-1}>
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
          // A panel that holds nothing to stop at is reached itself (the ARIA pattern of tabs).
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
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
