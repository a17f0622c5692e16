import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { axeViolations } from '../ui/__fixtures__/axeViolations'
import { Figure } from './Figure'

const alt = 'Four steps from 5 to 100 percent of users.'

function renderFigure() {
  const { container } = render(
    <Figure src="/a/rollout.svg" alt={alt} width={880} height={420} caption="A rollout" note="Unleash 5.8" />,
  )
  return { container, link: screen.getByRole('link', { name: `Enlarge: ${alt}` }) }
}

const dialog = () => screen.findByRole('dialog', { name: alt })
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('has a caption, a size and a link to its file', async () => {
  const { container, link } = renderFigure()
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('A rollout. Unleash 5.8')
  expect(link.getAttribute('href')).toBe('/a/rollout.svg')
  expect(screen.getByRole('img', { name: alt }).getAttribute('width')).toBe('880')
  expect(await axeViolations(container)).toEqual([])
})

it('shows what the numbers in the picture mean, once to screen readers', async () => {
  const key = 'The form with the name (1) and the type (2).'
  const { container } = render(<Figure src="/a/form.webp" alt={key} width={420} height={300} note="Example data" />)
  expect(container.querySelector('figcaption')?.textContent).toBe(
    'The form with the name 1 and the type 2. Example data',
  )
  expect(container.querySelector('figcaption [aria-hidden]')?.textContent).toContain('the type 2')
  expect(await axeViolations(container)).toEqual([])
})

it('is enlarged by click, and closed by its button', async () => {
  const { link } = renderFigure()
  await userEvent.click(link)
  expect(await axeViolations(await dialog())).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expectClosed()
})

it('is enlarged by keyboard, and closed by a click on it', async () => {
  const { link } = renderFigure()
  link.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(within(await dialog()).getByRole('img'))
  await expectClosed()
})

it('is enlarged once by a double click', async () => {
  const { link } = renderFigure()
  await userEvent.dblClick(link)
  await dialog()
  expect(screen.getAllByRole('dialog').length).toBe(1)
})

it('is left to the browser when it is opened in another tab', async () => {
  const user = userEvent.setup()
  const { link } = renderFigure()
  link.addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{Control>}')
  await user.click(link)
  expect(screen.queryByRole('dialog')).toBeNull()
})
