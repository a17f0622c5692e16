import { useEffect, type RefObject } from 'react'

/** A key begins its line; a value ends it, but for a comma. */
const part =
  /(?<=^\s*)(?<key>"(?:[^"\\]|\\.)*")(?=:)|(?<=[:\s])(?:(?<string>"(?:[^"\\]|\\.)*")|-?\d[\d.eE+-]*|true|false|null)(?=,?$)/gm

const kinds = ['key', 'string', 'number'] as const

interface ColoredRange {
  kind: (typeof kinds)[number]
  start: number
  end: number
}

/** Where keys and values are in JSON that is indented by line. */
export function coloredRanges(json: string): ColoredRange[] {
  return [...json.matchAll(part)].map(({ index, 0: text, groups }) => ({
    kind: groups?.key !== undefined ? 'key' : groups?.string !== undefined ? 'string' : 'number',
    start: index,
    end: index + text.length,
  }))
}

/**
 * Colors JSON by ranges, as a large page is near its limit of elements; in browsers without them it stays plain.
 * @param html what the element contains; undefined for code that isn't JSON, or has colors
 */
export function useJsonColors(code: RefObject<HTMLElement>, html: string | undefined): void {
  useEffect(() => {
    // Forced colors would fill the ranges, with or without rules.
    if (html === undefined || !('highlights' in CSS) || matchMedia('(forced-colors: active)').matches) return undefined
    const added = [...(code.current?.childNodes ?? [])].flatMap((node) =>
      node instanceof Text
        ? coloredRanges(node.data).map(({ kind, start, end }) => {
            const range = { startContainer: node, startOffset: start, endContainer: node, endOffset: end }
            return [highlightOf(kind), new StaticRange(range)] as const
          })
        : [],
    )
    for (const [highlight, range] of added) highlight.add(range)
    return () => {
      for (const [highlight, range] of added) highlight.delete(range)
    }
  }, [code, html])
}

/** One for all code of the page, with the name that CSS knows. */
function highlightOf(kind: ColoredRange['kind']): Highlight {
  const name = `json-${kind}`
  const known = CSS.highlights.get(name)
  if (known) return known
  const made = new Highlight()
  CSS.highlights.set(name, made)
  return made
}
