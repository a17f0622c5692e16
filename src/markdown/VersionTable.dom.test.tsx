import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MarkdownTree } from './MarkdownTree'

const row = (version: string, audience?: string) =>
  ['tr', { 'data-version': version, ...(audience && { 'data-for': audience }) }, ['td', 0, version]] as const

function showTable() {
  render(
    <MarkdownTree
      tree={[
        [
          'VersionTable',
          0,
          [
            'table',
            0,
            ['thead', 0, ['tr', 0, ['th', 0, 'Version']]],
            ['tbody', 0, row('5.4'), row('5.9', 'code'), row('6.0', 'operators'), row('7.0')],
          ],
        ] as never,
      ]}
    />,
  )
}

const shownVersions = () =>
  within(screen.getByRole('table'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('the table begins with the documented version and shows the rows between two versions', async () => {
  showTable()
  expect(shownVersions()).toEqual(['5.9', '6.0', '7.0'])
  expect(screen.getByRole('status').textContent).toBe('3 of 4 rows')

  await userEvent.selectOptions(screen.getByLabelText('I’m on'), '4.12')
  await userEvent.selectOptions(screen.getByLabelText('I go to'), '6.0')
  expect(shownVersions()).toEqual(['5.4', '5.9', '6.0'])
})

test('the table shows what concerns operators or code, and what concerns both', async () => {
  showTable()
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'What operators change')
  expect(shownVersions()).toEqual(['6.0', '7.0'])
})
