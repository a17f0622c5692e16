/** A rectangle in CSS pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** A box with space around it: `[above and below, on both sides]`. */
export function withPadding({ x, y, width, height }: Box, padding: number | readonly [number, number]): Box {
  const [vertical, horizontal] = typeof padding === 'number' ? [padding, padding] : padding
  return { x: x - horizontal, y: y - vertical, width: width + 2 * horizontal, height: height + 2 * vertical }
}

/** The part of a box within another, in whole pixels. */
export function croppedTo(limit: Box, box: Box): Box {
  const x = Math.max(limit.x, Math.floor(box.x))
  const y = Math.max(limit.y, Math.floor(box.y))
  const right = Math.min(limit.x + limit.width, Math.ceil(box.x + box.width))
  const bottom = Math.min(limit.y + limit.height, Math.ceil(box.y + box.height))
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

/** Whether the center of a target is in the picture. */
export function isInside(target: Box, picture: Box): boolean {
  const x = target.x + target.width / 2
  const y = target.y + target.height / 2
  return x >= picture.x && x <= picture.x + picture.width && y >= picture.y && y <= picture.y + picture.height
}
