import { Children, isValidElement, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { TabProps } from './Tab'
import { chooseTab, useTabChoice } from './tabChoice'
import { tabsScript } from './tabsScript'
import { targetOfKey } from './targetOfKey'
import * as styles from './Tabs.module.css'

interface Props {
  groupId?: string
  /** What the tabs are, for who cannot see it. */
  label?: string
  children: ReactNode
}

/**
 * Alternatives side by side. Tabs with the same `groupId` change together on all pages. Without JavaScript, and in print,
 * every panel is shown under its label.
 */
export function Tabs({ groupId, label = 'Alternatives', children }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child))
  const [ownChoice, setOwnChoice] = useState(0)
  const values = tabs.map(({ props }) => props.value)
  const groupChoice = useTabChoice(groupId, values)
  const selected = groupId === undefined ? ownChoice : groupChoice

  const select = (index: number) => {
    const value = values[index]
    if (value === undefined || !list.current) return
    const before = list.current.getBoundingClientRect().top
    flushSync(() => {
      if (groupId === undefined) setOwnChoice(index)
      else chooseTab(groupId, value)
    })
    list.current.querySelectorAll('button')[index]?.focus({ preventScroll: true })
    // Other groups above may have changed their height with this one: the chosen tab stays where it is.
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
      {groupId !== undefined && <script dangerouslySetInnerHTML={{ __html: tabsScript }} />}
    </div>
  )
}
