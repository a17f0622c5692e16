import {
  Children,
  Fragment,
  isValidElement,
  useId,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
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
  groupId?: string | undefined
  /** Accessible name of the alternatives. */
  label?: string
  /** The value to show, where other parts of the page depend on it, too. */
  chosen?: string | undefined
  /** Called with the value that the reader chose. */
  onChoose?: ((value: string) => void) | undefined
  /** Small buttons above content that has a border of its own. */
  look?: 'chips'
  children: ReactNode
}

/**
 * Alternatives, of which radio buttons show one: they work before the scripts run. Tabs with the same `groupId` change together on all
 * pages. Without JavaScript, and in print, every panel is shown under its label.
 */
export function Tabs(props: Props) {
  return (
    <ErrorBoundary fallback={props.children}>
      <TabSet {...props} />
    </ErrorBoundary>
  )
}

function TabSet({ groupId, label = 'Alternatives', chosen, onChoose, look, children }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child))
  const values = tabs.map(({ props }) => props.value)
  const [selected, select] = useSelectedTab({ groupId, chosen, onChoose }, values, list)
  return (
    <div className={styles.tabs} data-group={groupId} data-look={look}>
      <div ref={list} role="radiogroup" aria-label={label} className={styles.list}>
        {tabs.map(({ props: { value, label: name } }, index) => (
          <Fragment key={value}>
            <label id={`${id}tab${index}`}>
              <input type="radio" name={id} value={value} checked={index === selected} onChange={() => select(index)} />
              {name}
            </label>{' '}
          </Fragment>
        ))}
      </div>
      {groupId === 'sdk' && <StackButton />}
      {tabs.map((tab, index) => (
        <section
          key={tab.props.value}
          role="group"
          aria-labelledby={`${id}tab${index}`}
          className={styles.panel}
          data-label={tab.props.label}
        >
          {tab}
        </section>
      ))}
      {groupId !== undefined && <InlineScript name="tabs" />}
    </div>
  )
}

/** Index of the selected tab, and a function that selects another one. */
function useSelectedTab(
  { groupId, chosen, onChoose }: Pick<Props, 'groupId' | 'chosen' | 'onChoose'>,
  values: readonly string[],
  list: RefObject<HTMLElement>,
): [selected: number, select: (index: number) => void] {
  const [ownChoice, setOwnChoice] = useState(0)
  const groupChoice = useTabChoice(groupId, values)
  const select = (index: number) => {
    const value = values[index]
    if (value === undefined || !list.current) return
    const before = list.current.getBoundingClientRect().top
    flushSync(() => {
      if (groupId === undefined) setOwnChoice(index)
      else chooseTab(groupId, value)
      onChoose?.(value)
    })
    // Groups above may change their height, too: keeps the chosen tab in place on the screen.
    window.scrollBy({ top: list.current.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  if (groupId !== undefined) return [groupChoice, select]
  return [chosen === undefined ? ownChoice : Math.max(0, values.indexOf(chosen)), select]
}
