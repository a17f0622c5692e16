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

test('notes are in a row below their feature, and one that most cells of a column have is in its heading', async () => {
  const link = (release: string): TreeNode => ['a', { href: '/proof' }, release]
  const row = (feature: string, ...cells: TreeNode[][]): TreeNode => [
    'tr',
    0,
    ['td', 0, link(feature), ' of the server'],
    ...cells.map((cell): TreeNode => ['td', 0, ...cell]),
  ]
  const rows = [
    row('Segments', [link('4.4'), ', not in ', ['code', 0, 'get_variant']], [link('0.1'), ', in the browser']),
    row('Variants', [link('1.0')], [link('0.1'), ', in the browser']),
    row('Bootstrap', [link('2.0')], [link('0.2')]),
  ]
  const [table] = [tableOf('server', ['Ruby', 'Next.js'], [])]
  if (typeof table !== 'object') throw new Error('A table is an element.')
  const [tag, attributes, head] = table
  const { container } = render(
    <MarkdownTree tree={[['SdkMatrix', 0, [tag, attributes, head as TreeNode, ['tbody', 0, ...rows]]]]} />,
  )
  expect([...container.querySelectorAll('[data-notes]')].map(({ textContent }) => textContent.trim())).toEqual([
    'Ruby: not in get_variant',
  ])
  expect(container.querySelectorAll('[data-note]')).toHaveLength(1)
  expect(featuresShown().filter((text) => text.endsWith(' of the server'))).toHaveLength(3)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Feature',
    'Ruby',
    'Next.js in the browser',
  ])
  await userEvent.type(screen.getByLabelText('Feature'), 'bootstrap')
  expect(container.querySelector<HTMLElement>('[data-notes]')?.hidden).toBe(true)
  expect(await axeViolations(container)).toEqual([])
})
