import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { axeViolations } from './__fixtures__/axeViolations'
import { Checkbox, ListField, SelectField, TextArea, TextField } from './fields'

function Form() {
  const [name, setName] = useState('')
  const [weight, setWeight] = useState('10')
  const [note, setNote] = useState('')
  const [type, setType] = useState('release')
  const [values, setValues] = useState<readonly string[]>([])
  const [isOn, setIsOn] = useState(false)
  return (
    <form>
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        hint="Unique in the project."
        suggestions={['checkout', 'login']}
        problem={name.includes(' ') ? 'It contains a space.' : undefined}
      />
      <TextField label="Weight" type="number" max={100} value={weight} onChange={setWeight} required />
      <TextArea label="Note" value={note} onChange={setNote} required={false} />
      <SelectField
        label="Type"
        value={type}
        onChange={setType}
        options={['release', ['kill-switch', 'Kill switch'], ['Others', ['experiment']]]}
      />
      <ListField label="Values" values={values} onChange={setValues} />
      <Checkbox label="Enabled" isChecked={isOn} onChange={setIsOn} />
      <output>{JSON.stringify({ name, weight, note, type, values, isOn })}</output>
    </form>
  )
}

const state = () => JSON.parse(screen.getByRole('status').textContent) as Record<string, unknown>

it('each has a label, and axe finds nothing', async () => {
  const { container } = render(<Form />)
  expect(screen.getByRole('combobox', { name: 'Name', description: 'Unique in the project.' })).toBeDefined()
  expect(screen.getByRole('spinbutton', { name: 'Weight' }).getAttribute('max')).toBe('100')
  expect(screen.getByRole('textbox', { name: 'Note (optional)' })).toBeDefined()
  expect(await axeViolations(container)).toEqual([])
})

it('report what is entered', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Name'), 'checkout')
  await userEvent.clear(screen.getByLabelText('Weight'))
  await userEvent.type(screen.getByLabelText('Weight'), '42')
  await userEvent.type(screen.getByLabelText(/^Note/), 'one{Enter}two')
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Kill switch')
  await userEvent.click(screen.getByLabelText('Enabled'))
  expect(state()).toMatchObject({ name: 'checkout', weight: '42', note: 'one\ntwo', type: 'kill-switch', isOn: true })
})

it('a list has a value for each line, and an empty field is an empty list', async () => {
  render(<Form />)
  const field = screen.getByLabelText('Values, one per line')
  await userEvent.type(field, 'a{Enter}b')
  expect(state().values).toEqual(['a', 'b'])
  await userEvent.clear(field)
  expect(state().values).toEqual([])
})

it('a problem describes its field after the hint, and marks it as invalid', async () => {
  const { container } = render(<Form />)
  await userEvent.type(screen.getByLabelText('Name'), 'a b')
  const field = screen.getByRole('combobox', { description: 'Unique in the project. It contains a space.' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(await axeViolations(container)).toEqual([])
})
