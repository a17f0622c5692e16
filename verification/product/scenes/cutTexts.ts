import type { Page } from '@playwright/test'
import type { Box } from './boxes'

/**
 * Texts that the edge of a picture cuts through, which looks like a mistake: a picture ends where a part of the UI ends.
 *
 * @returns their beginnings, as far as readers would see them
 */
export async function cutTexts(page: Page, picture: Box): Promise<string[]> {
  const lines = await page.evaluate((shown) => {
    const found: { text: string; box: { x: number; y: number; width: number; height: number } }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = node.nodeValue?.trim().slice(0, 40)
      if (!element || !text || getComputedStyle(element).visibility !== 'visible') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (let { left, top, right, bottom } of range.getClientRects()) {
        // What its containers leave of it.
        for (let around: Element | null = element; around; around = around.parentElement) {
          if (getComputedStyle(around).overflow === 'visible') continue
          const limit = around.getBoundingClientRect()
          left = Math.max(left, limit.left)
          top = Math.max(top, limit.top)
          right = Math.min(right, limit.right)
          bottom = Math.min(bottom, limit.bottom)
        }
        const x = (Math.max(left, shown.x) + Math.min(right, shown.x + shown.width)) / 2
        const y = (Math.max(top, shown.y) + Math.min(bottom, shown.y + shown.height)) / 2
        // Something else may be in front of it.
        const front = document.elementFromPoint(x, y)
        if (front && (element.contains(front) || front.contains(element)))
          found.push({ text, box: { x: left, y: top, width: right - left, height: bottom - top } })
      }
    }
    return found
  }, picture)
  return [...new Set(lines.filter(({ box }) => isCut(box, picture)).map(({ text }) => text))]
}

/** Whether a picture shows only some of a line. Lines are higher than their letters, so that some of their height may be missing. */
export function isCut(line: Box, picture: Box): boolean {
  const tolerance = Math.min(4, line.height / 4)
  const width = Math.min(line.x + line.width, picture.x + picture.width) - Math.max(line.x, picture.x)
  const height = Math.min(line.y + line.height, picture.y + picture.height) - Math.max(line.y, picture.y)
  if (width < 2 || height < tolerance) return false
  return line.width - width > 2 || line.height - height > tolerance
}
