/**
 * The address of a page: its file's path, letter case kept; an `index.mdx` is its folder's page.
 *
 *     reference/segments.mdx → /reference/segments    reference/index.mdx → /reference    index.mdx → /
 *
 * @param relativePath from the root of the pages, with slashes.
 */
export function docPath(relativePath: string): string {
  return `/${relativePath.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')}`
}

/** Whether a file is a part of other pages, and none itself: its name starts with `_`. */
export function isPartial(relativePath: string): boolean {
  return /(^|\/)_[^/]*$/.test(relativePath)
}
