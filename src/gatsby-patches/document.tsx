import { isValidElement, type ReactElement, type ReactNode } from 'react'

interface DocumentProps {
  id?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/**
 * What: the inline script with the page's path is removed; `src/start/documentHead` sets `window.pagePath` from an attribute.
 * Why: on every page it would need its own hash in the content security policy, and a path could end the script.
 * Check: throws when Gatsby's script isn't there, or does anything else.
 */
export function removePathScript(body: readonly ReactNode[], path: string): ReactNode[] {
  const script = body.find((node) => isElement(node) && node.props.id === 'gatsby-script-loader')
  const code = isElement(script) ? script.props.dangerouslySetInnerHTML?.__html : undefined
  if (code !== `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/`) {
    throw new Error(
      `Gatsby's script with the path of the page isn't as expected (${code ?? 'no script#gatsby-script-loader'}): ` +
        'see src/gatsby-patches/document.tsx.',
    )
  }
  return body.filter((node) => node !== script)
}

const inlineStyles = [
  {
    style: /(<div) style="outline:none"(?= tabindex="-1" id="gatsby-focus-wrapper">)/,
    replacement: '$1 class="no-outline"',
  },
  { style: /(<div id="gatsby-announcer") style="[^"]*"/, replacement: '$1 class="visually-hidden"' },
]

/**
 * What: the style attributes of Gatsby's elements are replaced by classes of `src/styles/base.css`.
 * Why: the content security policy would need their hashes; 50 bytes for each page (brotli).
 * Check: throws when one of them isn't there.
 */
export function removeInlineStyles(html: string): string {
  return inlineStyles.reduce((kept, { style, replacement }) => {
    if (!style.test(kept))
      throw new Error(`Gatsby's page has no element like ${style.source}: see src/gatsby-patches/document.tsx.`)
    return kept.replace(style, replacement)
  }, html)
}

function isElement(node: ReactNode): node is ReactElement<DocumentProps> {
  return isValidElement(node)
}
