import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { axeViolations } from '../../../ui/__fixtures__/axeViolations'
import { type ComparisonTask, simulateComparison, simulateVariants, type VariantTask } from '../engine/simulate'
import { Simulator } from './Simulator'

/** Does the work of `simulationWorker` at once; without one, its script could not be loaded. */
let isAvailable = true

class FakeWorker extends EventTarget {
  postMessage(task: ComparisonTask | VariantTask) {
    queueMicrotask(() =>
      act(() => {
        const data = 'rollout' in task ? simulateVariants(task) : simulateComparison(task)
        this.dispatchEvent(isAvailable ? new MessageEvent('message', { data }) : new Event('error'))
      }),
    )
  }
  terminate() {}
}

beforeEach(() => {
  isAvailable = true
  globalThis.Worker = FakeWorker as never
})

const row = (name: string) =>
  Number(screen.getByRole('rowheader', { name }).nextElementSibling?.textContent.replace(',', ''))
const slide = (label: string, value: number, place = 0) =>
  fireEvent.change(screen.getAllByRole('slider', { name: label })[place] as HTMLElement, { target: { value } })
const explanation = () => screen.getAllByRole('status').at(1)?.textContent

it('compares two percentages as numbers: users who have the feature keep it', async () => {
  const { container } = render(<Simulator show="percentage" group="checkout" />)
  expect(await screen.findByText(/^Users added: [\d,]+\. Users removed: 0\./)).toBeDefined()
  const added = row('On only after')
  expect(Math.round(added / 100)).toBeCloseTo(15, -1)
  slide('Rollout', 60, 1)
  await screen.findByText((text) => /^Users added: [45],/.test(text))
  expect(row('On only before')).toBe(0)
  expect(await axeViolations(container)).toEqual([])
})

it('a percentage is typed as well as dragged, and stays within its bounds', async () => {
  render(<Simulator show="percentage" group="checkout" />)
  const [field] = screen.getAllByRole<HTMLInputElement>('spinbutton', { name: 'Rollout, as a number' })
  if (!field) throw new Error('Each slider has a field.')
  await userEvent.clear(field)
  expect(field.value).toBe('')
  await userEvent.type(field, '250')
  expect(field.value).toBe('100')
})

it('another group moves users', async () => {
  render(<Simulator show="group" group="checkout" />)
  await screen.findByText(/^Users added: \d/)
  expect(row('On only before')).toBeGreaterThan(1000)
})

it('follows one user', async () => {
  render(<Simulator show="percentage" group="checkout" />)
  await screen.findByText(/^Users added/)
  expect(explanation()).toMatch(/^Before: bucket \d+ of 100, (on|off)\. After: bucket \d+ of 100, (on|off)\.$/)
  const field = screen.getByRole('textbox', { name: 'Follow a user' })
  await userEvent.clear(field)
  await userEvent.type(field, 'somebody')
  expect(explanation()).toBe('Enter a user from user-1 to user-10000.')
})

it('random values are drawn again on demand', async () => {
  render(<Simulator show="percentage" group="checkout" />)
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
  await userEvent.selectOptions(screen.getAllByLabelText('stickiness')[1] as HTMLElement, 'random')
  const before = row('On only after')
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(row('On only after')).not.toBe(before)
})

it('splits users by the weights of variants, and says how many have another one than at the start', async () => {
  const { container } = render(<Simulator show="variants" group="checkout" variants="control 500, one-page 500" />)
  expect(await screen.findByText('Users with a different variant than at the start: 0.')).toBeDefined()
  slide('control', 0)
  await screen.findByText((text) => /than at the start: [45],\d{3}\.$/.test(text))
  expect(row('control')).toBe(0)
  expect(row('one-page')).toBe(10000)
  expect(explanation()).toBe('Variant one-page.')
  expect(await axeViolations(container)).toEqual([])
})

it('says when it could not be started, and starts on demand', async () => {
  isAvailable = false
  render(<Simulator show="percentage" group="checkout" />)
  expect((await screen.findByRole('alert')).textContent).toContain('The simulation could not be started.')
  isAvailable = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/^Users added/)).toBeDefined()
})
