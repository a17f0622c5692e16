import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { SchemaRow } from '../../../plugins/gatsby-source-openapi/types'
import { axeViolations } from '../../ui/__fixtures__/axeViolations'
import { SchemaTree } from './SchemaTree'

const schema: SchemaRow = {
  type: 'object',
  children: [
    { name: 'name', type: 'string', required: true, description: [['p', {}, 'Unique in the project.']] },
    { name: 'archivedAt', type: 'string', nullable: true, deprecated: true },
    {
      name: 'strategies',
      type: 'array of objects',
      items: {
        type: 'object',
        segment: '0',
        children: [
          { name: 'id', type: 'string' },
          { name: 'weight', type: 'number' },
        ],
      },
    },
    { name: 'type', type: 'string', values: [['one of', 'release | experiment']], limits: ['at most 20 characters'] },
  ],
  requires: ['project'],
}

it('lists the fields with what is known of them', async () => {
  const { container } = render(<SchemaTree schema={schema} id="request" />)
  const textOf = (id: string) => container.querySelector(`#${id}`)?.textContent.replace(/\s+/g, ' ').trim()
  expect(textOf('request-name')).toBe('name string required Unique in the project.')
  expect(textOf('request-archivedAt')).toBe('archivedAt string or null deprecated')
  expect(container.querySelector('#request-type')?.textContent).toContain(
    'at most 20 characters · one of release | experiment',
  )
  expect(screen.getByText(/^Requires/).textContent).toBe('Requires project')
  expect(await axeViolations(container)).toEqual([])
})

it('the name of a field is a link to it', async () => {
  render(<SchemaTree schema={schema} id="request" />)
  await userEvent.click(screen.getByRole('link', { name: 'name' }))
  expect(window.___navigate).toHaveBeenCalledWith('/#request-name')
})

it('what is inside of a field opens on demand', async () => {
  const { container } = render(<SchemaTree schema={schema} id="request" />)
  const details = screen.getByRole('group')
  expect(details.hasAttribute('open')).toBe(false)
  await userEvent.click(screen.getByText(/^2 fields/))
  expect(details.hasAttribute('open')).toBe(true)
  expect(
    within(details)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['each item', 'id', 'weight'])
  expect(container.querySelector('#request-strategies-0-weight')).not.toBeNull()
})

it('variants have a title, and a component that was shown before is a link to that place', () => {
  const row: SchemaRow = {
    type: 'object',
    variants: [
      {
        kind: 'oneOf',
        rows: [
          {
            label: 'updateEnabled',
            segment: '0',
            type: 'object',
            children: [{ name: 'enabled', type: 'boolean' }],
          },
          {
            label: 'addStrategy',
            segment: '1',
            type: 'object',
            schema: 'strategySchema',
            repeats: 'response-200-strategies-0',
          },
        ],
      },
    ],
  }
  render(<SchemaTree schema={row} id="request" />)
  expect(screen.getByText('1 field').textContent).toBe('1 field of updateEnabled')
  expect(screen.getByRole('link', { name: 'strategySchema' }).getAttribute('href')).toBe('#response-200-strategies-0')
})
