import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Happy DOM has no top layer, and doesn't find a list of suggestions by the colons in React's IDs.
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} })
Object.defineProperty(HTMLInputElement.prototype, 'list', {
  get(this: HTMLInputElement) {
    return document.getElementById(this.getAttribute('list') ?? '')
  },
})

// What Gatsby provides on every page. Component tests render one part of a page, without a router.
beforeEach(() => {
  window.___navigate = vi.fn(() => Promise.resolve())
  window.___loader = {
    loadPage: () => Promise.resolve(undefined),
    loadPageSync: () => undefined,
    enqueue: () => ({ abort: () => undefined }),
  }
})

// The files of these tests share one document.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  history.replaceState(null, '', '/')
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
})
