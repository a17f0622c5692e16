import { expect, test } from 'vitest'
import { removeInlineStyles, removePathScript } from './document'

const pathScript = (code: string) => (
  <script key="p" id="gatsby-script-loader" dangerouslySetInnerHTML={{ __html: code }} />
)

test('the script with the path is removed', () => {
  const rest = <div key="slice" />
  expect(removePathScript([pathScript('/*<![CDATA[*/window.pagePath="/a";/*]]>*/'), rest], '/a')).toEqual([rest])
})

test.each([
  ['another path', [pathScript('/*<![CDATA[*/window.pagePath="/b";/*]]>*/')]],
  ['more code', [pathScript('/*<![CDATA[*/window.pagePath="/a";window.pageData={};/*]]>*/')]],
  ['no script', [<div key="slice" />]],
])('a script with %s stops the build', (_, body) => {
  expect(() => removePathScript(body, '/a')).toThrow(
    /script with the path of the page isn't as expected .*see src\/gatsby-patches\/document\.tsx/,
  )
})

test("Gatsby's elements lose their styles, others keep them", () => {
  const html =
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red"></p></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>'
  expect(removeInlineStyles(html)).toBe(
    '<div class="no-outline" tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red"></p></div><div id="gatsby-announcer" class="visually-hidden" aria-live="assertive"></div>',
  )
  expect(() => removeInlineStyles(html.replace('announcer', 'other'))).toThrowErrorMatchingInlineSnapshot(
    `[Error: Gatsby's page has no element like (<div id="gatsby-announcer") style="[^"]*": see src/gatsby-patches/document.tsx.]`,
  )
  expect(() => removeInlineStyles(html.replace('outline:none', 'outline:0'))).toThrow(/focus-wrapper/)
})
