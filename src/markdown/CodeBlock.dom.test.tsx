import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { axeViolations } from '../ui/__fixtures__/axeViolations'
import { CodeBlock } from './CodeBlock'

const html = '<span class="t-keyword">const</span> a = 1 &lt; 2'

/** A layout, which Happy DOM lacks, in which lines are longer than their box. */
function makeWide() {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(globalThis, 'ResizeObserver').mockImplementation(
    class {
      constructor(private readonly callback: () => void) {}
      observe = () => this.callback()
      disconnect = () => undefined
    } as never,
  )
}

it('shows file and language, and is copied as it is written', async () => {
  const user = userEvent.setup()
  const { container } = render(<CodeBlock html={html} language="TypeScript" title="flags.ts" checked="5.8" />)
  expect(screen.getByRole('figure').textContent).toContain('flags.ts✓ Ran against Unleash 5.8')
  await user.click(screen.getByRole('button', { name: 'Copy the code' }))
  expect(await navigator.clipboard.readText()).toBe('const a = 1 < 2')
  expect((await screen.findByText('Copied')).getAttribute('role')).toBe('status')
  expect(await axeViolations(container)).toEqual([])
})

it('code that fits can neither be wrapped nor is it a stop of Tab', async () => {
  render(<CodeBlock html={html} language="TypeScript" />)
  expect(screen.queryByRole('button', { name: 'Wrap long lines' })).toBeNull()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy the code' }))
})

const longLine = `${html} // ${'a'.repeat(60)}`

it('long lines are wrapped and unwrapped, and the box that scrolls is a group with a name', async () => {
  makeWide()
  const { container } = render(<CodeBlock html={longLine} language="TypeScript" title="flags.ts" />)
  expect(screen.getByRole('group', { name: 'flags.ts' }).tabIndex).toBe(0)
  const toggle = screen.getByRole('button', { name: 'Wrap long lines', pressed: false })
  toggle.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { pressed: true })).toBe(toggle)
  await userEvent.keyboard(' ')
  expect(screen.getByRole('button', { pressed: false })).toBe(toggle)
  expect(await axeViolations(container)).toEqual([])
})

it('lines are measured again when the content of the box changes, as with the code of another tab', () => {
  const observed: Element[] = []
  vi.spyOn(globalThis, 'ResizeObserver').mockImplementation(
    class {
      observe = (element: Element) => observed.push(element)
      disconnect = () => undefined
    } as never,
  )
  const { container } = render(<CodeBlock html={longLine} language="TypeScript" />)
  expect(observed).toContain(container.querySelector('pre'))
})

it('long code is cut until the reader shows the rest, and can be cut again', async () => {
  render(<CodeBlock html={html} language="TypeScript" lines={53} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 53 lines', expanded: false }))
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer lines', expanded: true }))
  expect(screen.getByRole('button', { name: 'Show all 53 lines', expanded: false })).toBeDefined()
})

it('cut code is shown whole when the search of the browser scrolls in it', () => {
  const { container } = render(<CodeBlock html={html} language="TypeScript" lines={53} />)
  const box = container.querySelector('pre')?.parentElement
  if (!box) throw new Error('The code is in a box.')
  box.scrollTop = 40
  fireEvent.scroll(box)
  expect(screen.getByRole('button', { name: 'Show fewer lines' })).toBeDefined()
})
