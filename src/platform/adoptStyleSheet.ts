/** Gatsby puts every imported sheet into the one of all pages; those that few pages need are loaded as text with their code. */
export function adoptStyleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return sheet
}
