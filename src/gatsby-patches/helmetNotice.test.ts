import hooks from 'gatsby-plugin-react-helmet/gatsby-node'
import { expect, test, vi } from 'vitest'
import { removeHelmetNotice } from './helmetNotice'

test('the hook that is removed does nothing but advise another way to change the head', () => {
  const warn = vi.fn<(message: string) => void>()
  hooks.onPreInit?.({ reporter: { warn } })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('built-in support for modifying the document head')]])
  removeHelmetNotice()
  expect(hooks.onPreInit).toBeUndefined()
})
