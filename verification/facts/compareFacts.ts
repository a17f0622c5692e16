import type { Derived } from './deriveFacts'

/** The differences of a list, one a line: `+` the source alone has it, `-` our data alone has it, `~` they do not agree. */
export function compareFacts({ ours, theirs }: Derived): string[] {
  const added = Object.keys(theirs).filter((name) => !(name in ours))
  const gone = Object.keys(ours).filter((name) => !(name in theirs))
  const changed = Object.entries(theirs).flatMap(([name, fields]) =>
    Object.entries(fields).flatMap(([field, value]) => {
      const own = ours[name]?.[field]
      return own === undefined || own === value
        ? []
        : [`~ ${name}: ${field} is "${value}" in the source, "${own}" here`]
    }),
  )
  return [...added.map((name) => `+ ${name}`), ...gone.map((name) => `- ${name}`), ...changed]
}
