import { Fragment } from 'react'

/** Code that, where it is longer than a line, breaks between its parts, and not within a name. */
export function BreakableCode({ parts, ...attributes }: { parts: readonly string[] }) {
  return (
    <code {...attributes}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}

/** What is shorter fits into the narrowest column. */
const shortCode = 14

/** Such names also break between their words, as no column is wide enough for all of them. */
const longName = 18

/** @returns the parts of a path, a URL, a setting or a name between which a line may end: after slashes, underscores, periods and the like */
export function partsOfCode(code: string): string[] {
  if (code.length <= shortCode) return [code]
  const parts = code.split(/(?<=[\w}>"'\])][/_.:=,&?]+)(?=[\w{<"'[(])/)
  return parts.flatMap((part) => (part.length > longName ? part.split(/(?<=[a-z])(?=[A-Z])/) : [part]))
}
