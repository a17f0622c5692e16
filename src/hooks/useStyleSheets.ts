import { useInsertionEffect } from 'react'

/**
 * Style sheets (a stable array) that are removed with the component. Gatsby puts every imported sheet into the one of all pages, of
 * which that of the search dialog would be a quarter.
 */
export function useStyleSheets(sources: readonly string[]): void {
  useInsertionEffect(() => {
    const sheets = sources.map((source) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(source)
      return sheet
    })
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
    }
  }, [sources])
}
