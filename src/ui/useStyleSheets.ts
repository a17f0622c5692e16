import { useInsertionEffect } from 'react'
import { adoptStyleSheet } from '../platform/adoptStyleSheet'

/** Style sheets (a stable array) that are removed with the component. */
export function useStyleSheets(sources: readonly string[]): void {
  useInsertionEffect(() => {
    const sheets = sources.map(adoptStyleSheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
    }
  }, [sources])
}
