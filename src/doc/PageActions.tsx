import './pageActions.css'
import { useEffect, useRef, useState } from 'react'
import { openStack } from '../preferences/my-stack/myStack'
import { markdownPath } from '../shared/pageFiles'
import { assistantLinks } from './assistantLinks'
import { ownUrl } from '../platform/basePath'

interface Props {
  path: string
  /** Where its source can be edited on GitHub. */
  editUrl: string | null
  /** Called for Escape, and for a click or focus elsewhere. */
  onClose: () => void
}

/** Other ways to read a page: its Markdown, assistants that read it, who wrote it, and the reader's stack. */
export function PageActions({ path, editUrl, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [assistants] = useState(() => assistantLinks(canonicalUrl() + (path === '/' ? '/index.md' : '.md')))
  useEffect(() => closeOutside(list.current, onClose), [onClose])
  const links = [
    { label: 'View as Markdown', href: ownUrl(markdownPath(path)) },
    // A link of an editor's own scheme opens no page.
    ...assistants.map((link) => ({
      ...link,
      ...(link.href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' }),
    })),
    ...(editUrl ? [{ label: 'Authors and history', href: editUrl.replace('/edit/', '/commits/') }] : []),
  ]
  const showStack = () => {
    // The focus returns to the button before the list.
    list.current?.parentElement?.querySelector('button')?.focus()
    onClose()
    openStack()
  }
  return (
    <ul ref={list} role="list" className="page-actions">
      {links.map(({ label, ...link }) => (
        <li key={label}>
          <a {...link}>{label}</a>
        </li>
      ))}
      <li>
        <button type="button" onClick={showStack}>
          My stack
        </button>
      </li>
    </ul>
  )
}

/** Assistants can't read a preview, or a server on the reader's machine. */
function canonicalUrl(): string {
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.replace(/\/$/, '') ?? ''
}

/** The button before the list is part of it: it closes the list itself. */
function closeOutside(list: HTMLElement | null, onClose: () => void): () => void {
  const box = list?.parentElement
  const onEvent = ({ type, target, key }: Event & { key?: string }) => {
    if (type === 'keydown' ? key !== 'Escape' : target instanceof Node && box?.contains(target)) return
    if (type === 'keydown') box?.querySelector('button')?.focus()
    onClose()
  }
  const closed = new AbortController()
  for (const type of ['click', 'focusin', 'keydown'] as const)
    document.addEventListener(type, onEvent, { signal: closed.signal })
  return () => closed.abort()
}
