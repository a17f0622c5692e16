export interface FenceAttributes {
  /** `title="flags.ts"` */
  values: ReadonlyMap<string, string>
  /** `ins={2-4}`; braces without a name mean `mark`. */
  ranges: ReadonlyMap<string, string>
  /** `wrap` */
  flags: ReadonlySet<string>
  /** What is no attribute, as it is written. */
  rest: string
}

/** Reads what follows the language of a code fence: `title="flags.ts" region='start' {1,3-5} ins={2} wrap`. */
export function fenceAttributes(meta: string): FenceAttributes {
  const values = new Map<string, string>()
  const ranges = new Map<string, string>()
  const flags = new Set<string>()
  const rest = meta
    .replace(/(?<=^|\s)([\w-]+)=(?:"([^"]*)"|'([^']*)')(?=\s|$)/g, (_, name: string, double, single) => {
      values.set(name, String(double ?? single))
      return ''
    })
    .replace(/(?<=^|\s)(?:([\w-]+)=)?\{([^{}]*)\}(?=\s|$)/g, (_, name: string | undefined, range: string) => {
      ranges.set(name ?? 'mark', range)
      return ''
    })
    .replace(/(?<=^|\s)([A-Za-z][\w-]*)(?=\s|$)/g, (_, name: string) => {
      flags.add(name)
      return ''
    })
  return { values, ranges, flags, rest: rest.trim().replace(/\s+/g, ' ') }
}
