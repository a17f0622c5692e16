import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { TreeNode } from '../../plugins/markdown-tree'
import { axeViolations } from '../ui/__fixtures__/axeViolations'
import { MarkdownTree } from './MarkdownTree'

function tableOf(side: string, names: readonly string[], features: readonly string[]): TreeNode {
  const headings = names.map((name): TreeNode => ['th', { sdk: name.toLowerCase(), 'data-name': name }, name])
  const rows = features.map((feature): TreeNode => [
    'tr',
    0,
    ['td', 0, feature],
    ...names.map((): TreeNode => ['td', 0, 'no']),
  ])
  return [
    'table',
    { 'data-side': side },
    ['thead', 0, ['tr', 0, ['th', 0, 'Feature'], ...headings]],
    ['tbody', 0, ...rows],
  ]
}

const show = () =>
  render(
    <MarkdownTree
      tree={[
        [
          'SdkMatrix',
          0,
          tableOf('server', ['Go', 'Java', 'Node'], ['Segments', 'Strategy variants']),
          tableOf('client', ['React', 'Vue'], ['Variants', 'Bootstrap']),
        ],
      ]}
    />,
  )

const featuresShown = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[0]?.textContent ?? [])

test('rows are filtered by words of the feature, and tables by the side of SDKs', async () => {
  const { container } = show()
  expect(featuresShown()).toEqual(['Segments', 'Strategy variants', 'Variants', 'Bootstrap'])
  await userEvent.type(screen.getByLabelText('Feature'), 'variants')
  expect(featuresShown()).toEqual(['Strategy variants', 'Variants'])
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Server-side SDKs: 1 of 2 features',
  )
  await userEvent.selectOptions(screen.getByLabelText('SDKs'), 'Client-side')
  expect(featuresShown()).toEqual(['Variants'])
  expect(await axeViolations(container)).toEqual([])
})

test('cells of SDKs that are not compared are marked, so that narrow screens hide them', async () => {
  show()
  const others = () =>
    within(screen.getAllByRole('table')[0]!)
      .getAllByRole('columnheader')
      .filter((heading) => heading.hasAttribute('data-other'))
      .map(({ textContent }) => textContent)
  expect(others()).toEqual(['Node'])
  await userEvent.selectOptions(screen.getByLabelText('Server-side SDKs: compare'), 'Node')
  expect(others()).toEqual(['Go'])
})
