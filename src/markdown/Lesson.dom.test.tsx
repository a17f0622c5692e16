import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CourseProgress, Lesson } from './Lesson'

test('a ticked lesson is kept in the browser, and the course continues with the next one', async () => {
  render(
    <>
      <CourseProgress course="test" lessons={2} />
      <Lesson course="test" number={1} lessons={2}>
        It prints true.
      </Lesson>
      <Lesson course="test" number={2} lessons={2}>
        It prints false.
      </Lesson>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Start with lesson 1' }).getAttribute('href')).toBe('#lesson-1')

  await userEvent.click(screen.getByLabelText('It’s as described. Lesson 1 is done.'))
  expect(window.localStorage.getItem('course.test')).toBe('1')
  expect(screen.getByRole('link', { name: 'Continue with lesson 2' }).getAttribute('href')).toBe('#lesson-2')

  await userEvent.click(screen.getByLabelText('It’s as described. Lesson 2 is done.'))
  expect(screen.getByRole('link', { name: /^You’ve finished all lessons/ }).getAttribute('href')).toBe('#capstone')
  window.localStorage.clear()
})
