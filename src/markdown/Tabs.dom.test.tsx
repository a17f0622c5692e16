import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { changeStack } from '../preferences/my-stack/myStack'
import { noStack } from '../preferences/my-stack/stack'
import { chooseTab } from '../preferences/my-stack/tabChoice'
import { axeViolations } from '../ui/__fixtures__/axeViolations'
import { Tab, Tabs } from './Tabs'

window.scrollBy = () => undefined

beforeEach(() => {
  act(() => {
    chooseTab('language', '')
    changeStack(noStack)
  })
})

const names = ['Node.js', 'Go', 'Python']

function Languages(props: { groupId?: string; onChoose?: (value: string) => void }) {
  return (
    <Tabs {...props} label="Languages">
      {names.map((name) => (
        <Tab key={name} value={name.toLowerCase().replace('.js', '')} label={name}>
          <p>{`In ${name}`}</p>
        </Tab>
      ))}
    </Tabs>
  )
}

/** Names of the chosen tabs of all groups. */
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent)

it('shows the first of its panels, which have the names of the radio buttons', async () => {
  const { container } = render(<Languages />)
  expect(within(screen.getByRole('radiogroup', { name: 'Languages' })).getAllByRole('radio')).toHaveLength(3)
  expect(chosen()).toEqual(['Node.js'])
  for (const name of names) expect(screen.getByRole('group', { name }).textContent).toBe(`In ${name}`)
  expect(await axeViolations(container)).toEqual([])
})

it('changes with all tabs of its group, and remembers the choice', async () => {
  render(
    <>
      <Languages groupId="language" />
      <Languages groupId="language" />
      <Languages />
    </>,
  )
  await userEvent.click(screen.getAllByRole('radio', { name: 'Go' })[1] as HTMLElement)
  expect(chosen()).toEqual(['Go', 'Go', 'Node.js'])
  expect(localStorage.getItem('tabs.language')).toBe('go')
  expect(window.location.search).toBe('?language=go')
})

it('is the SDK of the stack in the group of SDKs, whose version and plan stay', async () => {
  changeStack({ sdk: 'node', sdkVersion: '5.3', plan: 'pro' })
  render(<Languages groupId="sdk" />)
  await userEvent.click(screen.getByRole('radio', { name: 'Python' }))
  expect(localStorage.getItem('stack')).toBe('python,node@5.3,pro')
  act(() => changeStack({ sdk: 'rust' }))
  expect(chosen()).toEqual(['Node.js'])
})

it('goes through alternatives by arrow keys, and reports each choice', async () => {
  const onChoose = vi.fn()
  render(<Languages onChoose={onChoose} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(chosen()).toEqual(['Python'])
  expect(onChoose.mock.calls).toEqual([['go'], ['python']])
})

it('shows the panel that a link leads to when the page starts', async () => {
  const onChoose = vi.fn()
  // As `src/start/anchors` does, while React still hydrates.
  const Linked = ({ children }: { children: ReactNode }) => {
    useLayoutEffect(() => screen.getByRole('radio', { name: 'Go' }).click(), [])
    return <>{children}</>
  }
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const page = <Languages onChoose={onChoose} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  const root = await act(async () => hydrateRoot(container, <Linked>{page}</Linked>))
  expect(chosen()).toEqual(['Go'])
  expect(onChoose.mock.calls).toEqual([['go']])
  act(() => root.unmount())
})
