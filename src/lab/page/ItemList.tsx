import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

/** Items of a list that are shown at the same time: thousands of fields would block the page for seconds. */
export const maxShown = 50

interface Props<Item> {
  /** Name of one item: "constraint". */
  noun: string
  items: readonly Item[]
  onChange: (items: Item[]) => void
  create: () => Item
  /** `change` replaces some fields of the item. */
  children: (item: Item, change: (changes: Partial<Item>) => void, index: number) => ReactNode
}

/**
 * A list whose items can be changed, added and removed. The focus moves to the first field of a new item, and to the button that
 * adds one when an item is removed.
 */
export function ItemList<Item extends object>({ noun, items, onChange, create, children }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [limit, setLimit] = useState(maxShown)
  const more = items.length - limit
  const add = () => {
    flushSync(() => {
      // The new item is the first one when the last ones aren't shown.
      onChange(more > 0 ? [create(), ...items] : [...items, create()])
      if (more === 0) setLimit(limit + 1)
    })
    const position = more > 0 ? 'first-child' : 'last-child'
    list.current?.querySelector<HTMLElement>(`:scope > li:${position} :is(input, select, textarea)`)?.focus()
  }
  const remove = (index: number) => {
    onChange(items.filter((_item, position) => position !== index))
    addButton.current?.focus()
  }
  return (
    <div className="lab-list">
      <ul role="list" ref={list} className="lab-items">
        {items.slice(0, limit).map((item, index) => {
          const name = `${noun} ${index + 1}`
          const change = (changes: Partial<Item>) =>
            onChange(items.map((other, position) => (position === index ? { ...item, ...changes } : other)))
          return (
            // Items have no identity: a field keeps the focus when the item before it changes.
            <li key={index}>
              <fieldset className="lab-item">
                <legend className="lab-legend">{name}</legend>
                {children(item, change, index)}
                <button type="button" className="form-button lab-remove" onClick={() => remove(index)}>
                  Remove {name}
                </button>
              </fieldset>
            </li>
          )
        })}
      </ul>
      {more > 0 && (
        <button type="button" className="form-button" onClick={() => setLimit(limit + maxShown)}>
          Show {Math.min(more, maxShown)} of {more} more
        </button>
      )}
      <button type="button" ref={addButton} className="form-button" onClick={add}>
        Add {noun}
      </button>
    </div>
  )
}
