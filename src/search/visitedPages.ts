import { readSession, writeSession } from '../platform/sessionSlot'

export interface VisitedPage {
  path: string
  title: string
}

const maxPages = 6

/** Pages that the reader has opened in this tab, the latest first. */
export function visitedPages(): VisitedPage[] {
  try {
    const stored: unknown = JSON.parse(readSession('pages.visited') ?? '[]')
    return Array.isArray(stored) ? stored.filter(isVisitedPage) : []
  } catch {
    return []
  }
}

/** Remembers a page for the search dialog. */
export function rememberPage(page: VisitedPage): void {
  const others = visitedPages().filter(({ path }) => path !== page.path)
  writeSession('pages.visited', JSON.stringify([page, ...others].slice(0, maxPages)))
}

function isVisitedPage(entry: unknown): entry is VisitedPage {
  const { path, title } = (entry ?? {}) as Partial<VisitedPage>
  return typeof title === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path)
}
