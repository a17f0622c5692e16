import { useInsertionEffect } from 'react'

/**
 * Style sheets that come with a script and leave with the component. Gatsby puts every sheet that is imported into the one
 * that all pages load; what only the search dialog needs would be a quarter of it.
 *
 * @param texts of the sheets; the same between renders.
 */
export function useStyleSheets(texts: readonly string[]): void {
  useInsertionEffect(() => {
    const sheets = texts.map((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return sheet
    })
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
    }
  }, [texts])
}
