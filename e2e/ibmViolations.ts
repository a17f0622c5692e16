import fs from 'node:fs'
import type { DocsSite } from './DocsSite'

/** Rules of IBM Equal Access whose findings were looked at and are right as they are, with the reason. */
const dismissed: Record<string, string> = {
  skip_main_exists: 'the skip link comes before the landmarks on purpose, so that it is the first tab stop',
  aria_content_in_landmark: 'the skip link is outside of landmarks, which axe accepts, too',
  element_tabbable_visible:
    'the skip link shows when it has the focus; sidebar entries are scrolled within their own box',
  element_tabbable_unobscured: 'means content of closed details; no element that can get the focus is covered',
  input_label_visible: 'icon buttons have an accessible name',
  text_block_heading: 'titles of admonitions are not headings: they must not be in the table of contents',
  aria_keyboard_handler_exists: 'tabs have one tab stop and arrow keys; the handler is on their list',
  text_quoted_correctly: 'words in quotation marks are names, not quotations',
  text_sensory_misuse: 'words such as "below" come with a link',
  input_checkboxes_grouped: 'checkboxes of task lists are not a form',
  style_background_decorative: 'background images are gradients: the edges of what can be scrolled',
  style_color_misuse: 'checked by axe and by eye: no meaning by color alone',
  style_highcontrast_visible: 'tested in forcedColors.spec.ts',
  style_hover_persistent: 'tested by hand: tooltips can be hovered and closed with Escape',
}

/** Findings about one element, by a part of it. */
const dismissedElements = [
  // Its visible label is its name; the engine counts the hint of the shortcut, which is hidden from screen readers.
  'aria-keyshortcuts="Control+K Meta+K"',
  // In closed details, where the engine doesn't see the label either.
  '<textarea rows="6"',
]

/** Of the search dialog, which DocSearch draws: rule and a part of the element, with the reason. */
const dismissedOfSearch: readonly (readonly [rule: string, part: string])[] = [
  // Its options contain links, which no option of it changes: docs/upstream.md.
  ['aria_descendant_valid', 'role="option"'],
  // The field has the focus, and names the active option; it controls one list for each group.
  ['widget_tabbable_exists', 'role="listbox"'],
  ['combobox_popup_reference', 'id="docsearch-input"'],
  // Buttons and links have a ring with `:focus-visible`, and the form has one while its field has the focus.
  ['style_focus_visible', 'class="DocSearch-'],
  // An icon beside the field, which has a name.
  ['label_content_exists', 'id="docsearch-label"'],
  // Results follow each letter.
  ['form_submit_button_exists', 'class="DocSearch-Form"'],
]

/** Text over the gradient at the edges of a table that can be scrolled, which the engine takes for the background of all cells. */
const overGradient = 'the lightest and the darkest colors of the background'

/** What the engine returns, as far as it is used here. */
interface Report {
  results: { ruleId: string; value: [string, string]; message: string; snippet: string }[]
}
declare const ace: { Checker: new () => { check(node: Document | Element, rulesets: string[]): Promise<Report> } }

const engine = fs.readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8')

/** What IBM Equal Access finds in a page or a part of it: violations, also possible ones, that are not dismissed: rule, message and element. */
export async function ibmViolations(site: DocsSite, part = 'html'): Promise<string[]> {
  await site.page.evaluate(`${engine};window.ace = ace`)
  const { results } = await site.page
    .locator(part)
    .evaluate((element) =>
      new ace.Checker().check(element === document.documentElement ? document : element, ['IBM_Accessibility']),
    )
  return results
    .filter(({ ruleId, value: [kind, result] }) => kind === 'VIOLATION' && result !== 'PASS' && !(ruleId in dismissed))
    .filter(
      ({ message, snippet }) =>
        !message.includes(overGradient) && !dismissedElements.some((part) => snippet.includes(part)),
    )
    .filter(
      ({ ruleId, snippet }) => !dismissedOfSearch.some(([rule, part]) => rule === ruleId && snippet.includes(part)),
    )
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
}
