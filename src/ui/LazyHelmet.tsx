import { createElement, useEffect, useState, type ReactNode } from 'react'
import type { Helmet } from 'react-helmet'

let loaded: typeof Helmet | undefined

/** For the server, which renders immediately. */
export function provideHelmet(helmet: typeof Helmet): void {
  loaded = helmet
}

/** Loads react-helmet. A page from the server doesn't need it, as its head is complete: that saves 5 KB of every first page (brotli). */
export async function loadHelmet(): Promise<void> {
  provideHelmet((await import(/* webpackChunkName: "head" */ 'react-helmet')).Helmet)
}

interface Props {
  /** Of the page. When the document has another one, react-helmet is needed. */
  title: string
  children: ReactNode
}

export function LazyHelmet({ title, children }: Props) {
  const [helmet, setHelmet] = useState(() => loaded)
  useEffect(() => {
    if (helmet || document.title === title) return
    // Without it, the document keeps the title of the page before.
    loadHelmet().then(
      () => setHelmet(() => loaded),
      () => undefined,
    )
  }, [helmet, title])
  return helmet ? createElement(helmet, null, children) : null
}
