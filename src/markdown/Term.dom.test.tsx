import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { axeViolations } from '../ui/__fixtures__/axeViolations'
import { Term } from './Term'

const definition = 'Keeps a user in the same variant.'

function renderTerm(href?: string) {
  const { container } = render(
    <p>
      Choose a <Term term="stickiness" definition={definition} {...(href !== undefined && { href })} /> first.
    </p>,
  )
  return { container, word: screen.getByRole(href === undefined ? 'button' : 'link', { name: 'stickiness' }) }
}

/** Styles show the definition only while this says so. */
const isOpen = (word: HTMLElement) => word.parentElement?.hasAttribute('data-open')

it('is described by its definition, and axe finds nothing', async () => {
  const { container, word } = renderTerm('/reference/stickiness')
  expect(screen.getByRole('link', { description: definition })).toBe(word)
  expect(await axeViolations(container)).toEqual([])
})

it('without a page of its own it is a button that explains itself', async () => {
  const { word } = renderTerm()
  await userEvent.tab()
  expect(document.activeElement).toBe(word)
  expect(isOpen(word)).toBe(true)
})

it('is explained while it has the focus, until Escape', async () => {
  const user = userEvent.setup()
  const { word } = renderTerm('/reference/stickiness')
  await user.tab()
  expect(isOpen(word)).toBe(true)
  await user.keyboard('{Escape}')
  expect(isOpen(word)).toBe(false)
  expect(document.activeElement).toBe(word)
})

it('is explained beside the pointer, which may move onto the definition, until Escape', async () => {
  const user = userEvent.setup()
  const { word } = renderTerm('/reference/stickiness')
  await user.hover(word)
  expect(isOpen(word)).toBe(true)
  await user.hover(screen.getByRole('tooltip'))
  expect(isOpen(word)).toBe(true)
  await user.keyboard('{Escape}')
  expect(isOpen(word)).toBe(false)
})

it('stays explained when the pointer leaves a word that has the focus', async () => {
  const user = userEvent.setup()
  const { word } = renderTerm('/reference/stickiness')
  await user.tab()
  await user.hover(word)
  await user.unhover(word)
  expect(isOpen(word)).toBe(true)
})

it('on a touch screen the first tap explains it, and the second one follows the link', () => {
  const { word } = renderTerm('/reference/stickiness')
  const tap = () => {
    fireEvent.pointerDown(word, { pointerType: 'touch' })
    fireEvent.click(word)
  }
  tap()
  expect(isOpen(word)).toBe(true)
  expect(window.___navigate).not.toHaveBeenCalled()
  tap()
  expect(window.___navigate).toHaveBeenCalledWith('/reference/stickiness')
})
