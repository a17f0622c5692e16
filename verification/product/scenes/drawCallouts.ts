import type { Page } from '@playwright/test'
import type { Box } from './boxes'

/** Contrast 5.0 with white and 3.4 with the dark background of the UI, which has nothing in this color. */
const color = '#d4157a'
const badgeSize = 22
const gap = 3

/** What is drawn for one callout, in CSS pixels of the window. */
export interface Callout {
  outline: Box
  /** Center and text of the badge; a single callout has none. */
  badge?: { x: number; y: number; text: string }
}

/** The badge covers three pixels of the outline, and no text inside it. */
const besideBy = badgeSize / 2 - 3
/** The corner of a taller target is easier to see than the middle of its edge. */
const tallest = 72

/**
 * Outlines around targets, with numbered badges that stay within the picture: beside the middle of the left edge, where a field
 * has no text, or on the corner when another target is in the same row.
 */
export function layOutCallouts(targets: readonly Box[], picture: Box): Callout[] {
  const half = badgeSize / 2 + 1
  return targets.map((target, index) => {
    const outline = {
      x: target.x - gap,
      y: target.y - gap,
      width: target.width + 2 * gap,
      height: target.height + 2 * gap,
    }
    if (targets.length === 1) return { outline }
    const isOnCorner = outline.height > tallest || targets.some((other) => other !== target && isInRow(other, target))
    const [x, y] = isOnCorner ? [outline.x, outline.y] : [outline.x - besideBy, outline.y + outline.height / 2]
    const left = clamp(x, picture.x + half, picture.x + picture.width - half)
    const top = clamp(y, picture.y + half, picture.y + picture.height - half)
    return { outline, badge: { x: left, y: top, text: String(index + 1) } }
  })
}

function isInRow(other: Box, { y, height }: Box): boolean {
  return other.y < y + height && other.y + other.height > y
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

/** Draws callouts over the page; `eraseCallouts` removes them. */
export async function drawCallouts(page: Page, callouts: readonly Callout[]): Promise<void> {
  const html = callouts.map(({ outline, badge }) => outlineOf(outline) + (badge ? badgeOf(badge) : '')).join('')
  await page.evaluate((content) => {
    const layer = document.createElement('div')
    layer.id = 'scene-callouts'
    layer.innerHTML = content
    document.documentElement.append(layer)
  }, html)
}

export async function eraseCallouts(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('scene-callouts')?.remove())
}

function outlineOf({ x, y, width, height }: Box): string {
  return `<div style="${place(x, y, width, height)};border:2px solid ${color};border-radius:8px"></div>`
}

function badgeOf({ x, y, text }: { x: number; y: number; text: string }): string {
  const font = `font:700 13px/${badgeSize}px Sen,sans-serif;color:#fff;text-align:center`
  const ring = 'box-shadow:0 0 0 2px #fff;border-radius:50%'
  return `<div style="${place(x - badgeSize / 2, y - badgeSize / 2, badgeSize, badgeSize)};background:${color};${font};${ring}">${text}</div>`
}

function place(x: number, y: number, width: number, height: number): string {
  return `position:fixed;z-index:2147483647;box-sizing:border-box;pointer-events:none;left:${x}px;top:${y}px;width:${width}px;height:${height}px`
}
