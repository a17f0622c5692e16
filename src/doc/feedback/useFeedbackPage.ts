import { useEffect, useState } from 'react'
import { loadPage } from '../../gatsby-patches/runtime'
import { useIsHydrated } from '../../ui/useIsHydrated'

/** The page that a reader comes from. */
export interface FeedbackPage {
  /** Empty if it's unknown. */
  path: string
  title: string
  headings: readonly { id: string; text: string }[]
}

/** The page that the query string names, with its headings once its data is loaded. */
export function useFeedbackPage(search: string): FeedbackPage {
  const path = pathIn(useIsHydrated() ? search : '')
  const [loaded, setLoaded] = useState<FeedbackPage>()
  useEffect(() => {
    if (path === '') return undefined
    let isWanted = true
    void loadPage(path).then((page) => {
      if (isWanted) setLoaded({ path, ...contentIn(page?.json?.data, path) })
    })
    return () => {
      isWanted = false
    }
  }, [path])
  return loaded?.path === path ? loaded : { path, title: path, headings: [] }
}

/** Empty unless it's a path of this site. */
export function pathIn(search: string): string {
  const path = new URLSearchParams(search).get('page') ?? ''
  return /^\/(?!\/)[\w./-]*$/.test(path) ? path : ''
}

/** Title and headings from the data of any kind of page. */
export function contentIn(data: unknown, path: string): Omit<FeedbackPage, 'path'> {
  const found = Object.values((data ?? {}) as Record<string, Partial<FeedbackPage> | null>).find(
    (value) => value && 'headings' in value,
  )
  return { title: found?.title ?? path, headings: found?.headings ?? [] }
}
