import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseDialect, plainText } from '../../../plugins/markdown-tree'
import { withoutFrontMatter } from '../../../tools/content/codeFences'

type MdxJsxFlowElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>

/** A bold label in the steps of a page. */
export interface StepLabel {
  label: string
  /** 1-based, in the page's file. */
  line: number
}

/**
 * The bold labels of a page's UI steps in reading order: those in ordered lists of the tab "User interface" or, on a page without
 * tabs, in all ordered lists. `Configure > Users` is two labels.
 *
 * @param source the whole file with its front matter
 */
export function stepLabels(source: string): StepLabel[] {
  const labels: StepLabel[] = []
  if (!canHaveSteps(source)) return labels
  for (const part of partsWithSteps(parseDialect(withoutFrontMatter(source)))) {
    visit(part, 'list', (list) => {
      if (!list.ordered) return
      visit(list, 'strong', (strong) => {
        const line = strong.position?.start.line ?? 0
        labels.push(
          ...plainText(strong)
            .split(' > ')
            .map((label) => ({ label: label.trim(), line })),
        )
      })
      // A nested list has been read with its item.
      return 'skip'
    })
  }
  return labels
}

/** Most pages can't: parsing all of them takes 5 s. */
function canHaveSteps(source: string): boolean {
  const hasListAndBold = /^[ \t>*+-]*\d+[.)]\s/m.test(source) && /\*\*|__/.test(source)
  return hasListAndBold && (!/<Tab\s/.test(source) || /value=["']ui["']/.test(source))
}

function partsWithSteps(page: Root): readonly (Root | RootContent)[] {
  const tabs: MdxJsxFlowElement[] = []
  visit(page, 'mdxJsxFlowElement', (element) => {
    if (element.name === 'Tab') tabs.push(element)
  })
  return tabs.length === 0 ? [page] : tabs.filter((tab) => attributeOf(tab, 'value') === 'ui')
}

function attributeOf({ attributes }: MdxJsxFlowElement, name: string): unknown {
  return attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value
}
