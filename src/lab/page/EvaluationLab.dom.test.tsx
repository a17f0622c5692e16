import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { axeViolations } from '../../ui/__fixtures__/axeViolations'
import { EmbeddedLab, EvaluationLab } from './EvaluationLab'

const result = () => within(screen.getByRole('region', { name: 'Result' }))
const verdict = () => result().getByRole('status').textContent
const field = (name: string) => screen.getAllByLabelText<HTMLInputElement>(name)[0] as HTMLInputElement
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function replaceValue(name: string, value: string) {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), value)
}

const open = (example: string) => render(<EvaluationLab search={`?example=${example}`} visit="1" />)

it('says whether the flag is on and why, as what is edited changes', async () => {
  const { container } = open('gradual-rollout')
  expect(verdict()).toBe('checkout-redesign is on')
  expect(screen.getByRole('region', { name: 'Result' }).textContent).toContain('bucket 10')
  await replaceValue('Rollout in percent', '9')
  expect(verdict()).toBe('checkout-redesign is off')
  expect(result().getByText(/^With this context, the flag is off, because .*: Rollout to 9%\.$/)).toBeDefined()
  expect(await axeViolations(container)).toEqual([])
})

it('begins as in the HTML of the server', async () => {
  const lab = <EvaluationLab search="" visit="" />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(lab)
  expect(container.textContent).toContain('checkout-redesign is on')
  // The security policy allows none.
  expect(container.querySelector('[style]')).toBeNull()
  const errors: unknown[] = []
  await act(() => hydrateRoot(container, lab, { onRecoverableError: (error) => errors.push(error) }))
  expect(errors).toEqual([])
  expect(container.querySelector('[data-url=read]')).not.toBeNull()
  container.remove()
})

it('an edit is in the URL, from which the lab opens again', async () => {
  const { unmount } = open('gradual-rollout')
  await replaceValue('Rollout in percent', '9')
  await waitFor(() => expect(location.hash).toMatch(/^#v1\./))
  unmount()
  render(<EvaluationLab search="" visit="2" />)
  await screen.findByText('The lab shows the flag from the link.')
  expect(field('Rollout in percent').value).toBe('9')
})

it('another example replaces what was edited, which can be restored', async () => {
  open('variants')
  await screen.findByText('checkout-redesign', { selector: '.lab-verdict strong' })
  expect(verdict()).toBe('checkout-redesign is on, variant green')
  await userEvent.click(screen.getByRole('button', { name: 'Constraints' }))
  await replaceValue('country', 'DE')
  expect(verdict()).toBe('checkout-redesign is off')
  expect(screen.getByRole('region', { name: 'Result' }).textContent).toContain(
    'country is "DE", which isn\'t one of the values.',
  )
  await press('Back to the previous flag')
  expect(verdict()).toBe('checkout-redesign is on, variant green')
})

it('parts are added with the focus in them, and removed', async () => {
  open('gradual-rollout')
  await userEvent.click(screen.getByText(/^Constraints/, { selector: 'summary' }))
  await press('Add constraint')
  expect(document.activeElement).toBe(field('Context field'))
  expect(verdict()).toBe('checkout-redesign is off')
  await press('Remove constraint 1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add constraint' }))
  expect(verdict()).toBe('checkout-redesign is on')
})

it('flags are added and removed; a name that another flag has is refused with a message', async () => {
  open('gradual-rollout')
  await press('Add flag')
  await replaceValue('Flag name', 'checkout-redesign')
  expect(screen.getByRole('textbox', { name: 'Flag name', description: 'Another flag has this name.' })).toBeDefined()
  await userEvent.type(field('Flag name'), '-v2')
  expect(field('Flag name').value).toBe('checkout-redesign-v2')
  expect(verdict()).toContain('checkout-redesign-v2')
  await press('Remove this flag')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add flag' }))
})

it('a new field of the context has the focus', async () => {
  open('gradual-rollout')
  await userEvent.type(field('Another context field'), 'region{Enter}')
  expect(document.activeElement).toBe(field('region'))
  await press('Copy to another environment')
  expect(document.activeElement).toBe(field('Environment'))
  expect(field('Environment').value).toBe('environment-2')
})

it('a negative weight is none', async () => {
  open('variants')
  fireEvent.change(field('Weight'), { target: { value: '-5' } })
  expect(field('Weight').value).toBe('0')
})

it('values that depend on chance can be drawn again', async () => {
  open('gradual-rollout')
  await replaceValue('Stickiness', 'random')
  expect(result().getByRole('button', { name: 'Check again with other random values' })).toBeDefined()
})

beforeEach(() => history.replaceState(null, '', '/lab'))

it('JSON is read, or its faults are named and the lab stays as it was', async () => {
  open('gradual-rollout')
  await userEvent.click(screen.getByText(/paste JSON$/))
  const json = field('JSON')
  fireEvent.change(json, { target: { value: '{"features": [{"name": "pasted", "enabled": true, "strategies": {}}]}' } })
  await press('Read JSON')
  expect(screen.getByText(/^The JSON couldn’t be read/)).toBeDefined()
  expect(verdict()).toBe('checkout-redesign is on')
  fireEvent.change(json, { target: { value: '{"features": [{"name": "pasted", "enabled": true, "strategies": []}]}' } })
  await press('Read JSON')
  expect(verdict()).toBe('pasted is on')
})

it('20 MB of JSON are refused with a message: as a file, and when they are pasted', async () => {
  open('gradual-rollout')
  await userEvent.click(screen.getByText(/paste JSON$/))
  const file = new File([], 'flags.json')
  Object.defineProperty(file, 'size', { value: 20_000_000 })
  await userEvent.upload(screen.getByLabelText('JSON file'), file)
  expect(screen.getByText(/^The JSON has 20\.0 million characters/)).toBeDefined()
  fireEvent.change(field('JSON'), { target: { value: '{}' } })
  await press('Read JSON')
  expect(screen.queryByText(/^The JSON has 20\.0 million characters/)).toBeNull()
  expect(fireEvent.paste(field('JSON'), { clipboardData: { getData: () => ' '.repeat(20_000_000) } })).toBe(false)
  expect(screen.getByText(/^The JSON has 20\.0 million characters/)).toBeDefined()
})

it('on a page, it leads to the lab with what the reader has made of it', async () => {
  const { container } = render(<EmbeddedLab example="gradual-rollout" />)
  const link = screen.getByRole('link', { name: 'Open in the lab' })
  expect(link.getAttribute('href')).toBe('/lab?example=gradual-rollout')
  await replaceValue('userId', 'user-1')
  await waitFor(() => expect(link.getAttribute('href')).toMatch(/^\/lab#v1\./))
  expect(await axeViolations(container)).toEqual([])
})
