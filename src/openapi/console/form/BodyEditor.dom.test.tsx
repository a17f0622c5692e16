import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { axeViolations } from '../../../ui/__fixtures__/axeViolations'
import { readOperation } from '../request/readOperation'
import type { Fault } from '../schema/valueFaults'
import { BodyEditor } from './BodyEditor'

const document = {
  paths: {
    '/flags': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: {
                  name: { type: 'string', description: 'Unique in the project.' },
                  weight: { type: 'number' },
                  type: { enum: ['release', 'experiment'] },
                  tags: { type: 'array', items: { type: 'string' } },
                  strategies: {
                    type: 'array',
                    items: { type: 'object', required: ['id'], properties: { id: { type: 'string', example: 'a' } } },
                  },
                },
              },
            },
          },
        },
        responses: {},
      },
    },
  },
}

function Editor({ body, faults = [] }: { body: object | string; faults?: readonly Fault[] }) {
  const [text, setText] = useState(typeof body === 'string' ? body : JSON.stringify(body))
  const operation = readOperation(document, 'POST', '/flags')
  return operation ? <BodyEditor operation={operation} text={text} faults={faults} onChange={setText} /> : null
}

const json = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' })
const body = () => JSON.parse(json().value) as Record<string, unknown>

it('form and JSON show the same value', async () => {
  const { container } = render(<Editor body={{ name: 'checkout' }} />)
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'name', description: 'Unique in the project.' })
  expect(name.value).toBe('checkout')
  await userEvent.type(name, '-v2')
  expect(body()).toEqual({ name: 'checkout-v2' })
  fireEvent.change(json(), { target: { value: '{"name": "login"}' } })
  expect(name.value).toBe('login')
  expect(await axeViolations(container)).toEqual([])
})

it('an optional field that is emptied is left out, a required one is empty', async () => {
  render(<Editor body={{ name: 'a', weight: 5, type: 'release' }} />)
  await userEvent.clear(screen.getByLabelText('name'))
  await userEvent.clear(screen.getByLabelText('weight (optional)'))
  await userEvent.selectOptions(screen.getByLabelText('type (optional)'), 'Not sent')
  expect(body()).toEqual({ name: '' })
})

it('a number can be typed digit by digit, and what is none stays as it is typed', async () => {
  render(<Editor body={{ name: 'a' }} />)
  const weight = screen.getByLabelText<HTMLInputElement>('weight (optional)')
  await userEvent.type(weight, '1.')
  expect([weight.value, body().weight]).toEqual(['1.', 1])
  await userEvent.type(weight, '5x')
  expect([weight.value, body().weight]).toEqual(['1.5x', '1.5x'])
})

it('a list of texts has a line for each, and a list of objects a group of fields', async () => {
  render(<Editor body={{ name: 'a' }} />)
  await userEvent.type(screen.getByLabelText('tags (optional)'), 'one{Enter}two')
  await userEvent.click(screen.getByRole('button', { name: 'Add to strategies' }))
  expect(body()).toMatchObject({ tags: ['one', 'two'], strategies: [{ id: 'a' }] })
  await userEvent.type(screen.getByRole('textbox', { name: 'id' }), 'b')
  expect(body().strategies).toEqual([{ id: 'ab' }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove entry 1' }))
  expect(body().strategies).toEqual([])
})

it('a list keeps the blank line that is typed, and what is typed over null does not continue it', async () => {
  render(<Editor body={{ name: null, tags: ['business'] }} />)
  const tags = screen.getByLabelText<HTMLTextAreaElement>('tags (optional)')
  await userEvent.type(tags, '{Enter}')
  expect([tags.value, body().tags]).toEqual(['business\n', ['business']])
  await userEvent.type(tags, 'free')
  expect(body().tags).toEqual(['business', 'free'])
  await userEvent.type(screen.getByLabelText('name'), 'new')
  expect(body().name).toBe('new')
})

it('faults describe the JSON and the field that they are about', async () => {
  const faults: Fault[] = [{ path: ['name'], message: 'is too short' }]
  const { container } = render(<Editor body={{ name: '' }} faults={faults} />)
  expect(screen.getByRole('textbox', { name: 'JSON', description: 'name is too short' })).toBe(json())
  expect(screen.getByRole('textbox', { name: 'name', description: /is too short$/ })).toBeDefined()
  expect(await axeViolations(container)).toEqual([])
})

it('text that is no JSON is corrected in the editor', () => {
  render(<Editor body='{"name": ' />)
  expect(screen.queryByLabelText('name')).toBeNull()
  expect(screen.getByText(/Correct it in the editor to use the form\.$/)).toBeDefined()
})

it('too much text is refused when it is pasted', () => {
  render(<Editor body={{ name: 'a' }} />)
  const clipboardData = { getData: () => ' '.repeat(20_000_000) }
  expect(fireEvent.paste(json(), { clipboardData })).toBe(false)
  expect(screen.getByRole('alert').textContent).toContain('20.0 million characters')
  expect(body()).toEqual({ name: 'a' })
})
