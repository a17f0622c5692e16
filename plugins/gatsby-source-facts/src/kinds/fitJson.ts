/** The longest line that an object or list is written in, in characters. */
const longest = 72

/**
 * JSON as a person would write it: what fits in a line stands in one, everything else is broken after each entry.
 * (JSON.stringify knows only all or nothing.)
 */
export function fitJson(value: unknown, indent = ''): string {
  const line = inLine(value)
  if (typeof value !== 'object' || value === null || indent.length + line.length <= longest) return line
  const deeper = `${indent}  `
  const entries = Array.isArray(value)
    ? value.map((entry) => deeper + fitJson(entry, deeper))
    : Object.entries(value).map(([key, entry]) => `${deeper}${JSON.stringify(key)}: ${fitJson(entry, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`
}

function inLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${inLine(entry)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
