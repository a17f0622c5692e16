import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTransition, useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Tab, Tabs } from '../markdown/Tabs'
import { isSearchOpen, searchVisit } from '../search/searchDialogStore'
import { replayPresses } from './replayPresses'

window.scrollBy = () => undefined
// React works by itself, as in a browser.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })

afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.removeAttribute('data-loading')
  isSearchOpen.set(false)
})

function Counter({ onOpen }: { onOpen?: () => void }) {
  const [count, setCount] = useState(0)
  const [text, setText] = useState('')
  const [isOn, setOn] = useState(true)
  const [color, setColor] = useState('red')
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <select value={color} onChange={({ target }) => setColor(target.value)}>
        <option>red</option>
        <option>green</option>
      </select>
      <details onToggle={onOpen}>
        <summary>More</summary>
      </details>
      <p role="status">{[count, text, isOn, color].join(' ')}</p>
    </>
  )
}

/** Shows the HTML of a page, lets the reader act, and hydrates it. */
async function visit(page: ReactNode, actEarly: (early: EarlyInput) => Promise<unknown>) {
  const stop = vi.fn()
  const early: EarlyInput = { presses: [], changed: new Set(), keys: [], stop }
  window.earlyInput = early
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  for (const type of ['input', 'change', 'toggle'])
    container.addEventListener(type, ({ target }) => early.changed.add(target as Element), { capture: true })
  await actEarly(early)
  // As Gatsby calls `onInitialClientRender`.
  const Root = ({ children }: { children: ReactNode }) => {
    useEffect(() => void replayPresses(), [])
    return <>{children}</>
  }
  startTransition(() => void hydrateRoot(container, <Root>{page}</Root>))
  await vi.waitFor(() => expect(window.earlyInput).toBeUndefined())
  expect(stop).toHaveBeenCalledOnce()
}

it('presses happen once each, in their order, and one sees what the one before has changed', async () => {
  await visit(<Counter />, async ({ presses }) => {
    const button = screen.getByRole('button', { name: 'Add' })
    presses.push(button, button, button)
  })
  expect(screen.getByRole('status').textContent).toBe('3  true red')
})

it('what was typed, checked and selected stays, and React knows of it', async () => {
  await visit(<Counter />, async () => {
    await userEvent.type(screen.getByRole('textbox'), 'abc')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.selectOptions(screen.getByRole('combobox'), 'green')
  })
  expect(screen.getByRole('status').textContent).toBe('0 abc false green')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('abc')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

it('a press sees what was typed before it', async () => {
  const sent: string[] = []
  const Form = () => {
    const [text, setText] = useState('')
    const send = (event: FormEvent) => {
      event.preventDefault()
      sent.push(text)
    }
    return (
      <form onSubmit={send}>
        <input aria-label="Page" required value={text} onChange={({ target }) => setText(target.value)} />
        <button type="submit">Send</button>
      </form>
    )
  }
  await visit(<Form />, async ({ presses }) => {
    await userEvent.type(screen.getByRole('textbox'), 'abc')
    presses.push(screen.getByRole('button'))
  })
  expect(sent).toEqual(['abc'])
})

it('a disclosure that was opened is reported', async () => {
  const onOpen = vi.fn()
  await visit(<Counter onOpen={onOpen} />, async () => userEvent.click(screen.getByText('More')))
  expect(onOpen).toHaveBeenCalledOnce()
})

it('a chosen tab stays, and others of its group follow', async () => {
  const group = (groupId?: string) => (
    <Tabs {...(groupId && { groupId })} label="Languages">
      {['Node.js', 'Go'].map((name) => (
        <Tab key={name} value={name} label={name}>
          {name}
        </Tab>
      ))}
    </Tabs>
  )
  const page = [group('language'), group('language'), group()]
  await visit(
    <>
      {page.map((tabs, index) => (
        <div key={index}>{tabs}</div>
      ))}
    </>,
    async () => {
      for (const place of [0, 2])
        await userEvent.click(screen.getAllByRole('radio', { name: 'Go' })[place] as HTMLElement)
    },
  )
  expect(screen.getAllByRole<HTMLInputElement>('radio', { name: 'Go' }).map(({ checked }) => checked)).toEqual([
    true,
    true,
    true,
  ])
})

it('the search opens with what was typed since its shortcut', async () => {
  await visit(<Counter />, async ({ keys }) => {
    for (const key of ['/', 's', 'd', 'k']) keys.push({ key, ctrlKey: false, metaKey: false, repeat: false })
  })
  expect([isSearchOpen.get(), searchVisit.query]).toEqual([true, 'sdk'])
})

it('a key with its own meaning is pressed again', async () => {
  const keys: string[] = []
  const listener = ({ key }: KeyboardEvent) => void keys.push(key)
  window.addEventListener('keydown', listener)
  await visit(<Counter />, async ({ presses }) => void presses.push(new KeyboardEvent('keydown', { key: '?' })))
  window.removeEventListener('keydown', listener)
  expect(keys).toEqual(['?'])
})

it('without anything pressed, nothing happens', async () => {
  await visit(<Counter />, async () => undefined)
  expect(isSearchOpen.get()).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('0  true red')
})
