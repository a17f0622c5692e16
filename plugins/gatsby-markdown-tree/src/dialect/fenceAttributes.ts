export interface FenceAttributes {
  values: ReadonlyMap<string, string>
  /** What is no attribute, as it is written. */
  rest: string
}

/** Reads what follows the language of a code fence: `title="flags.ts" region='start'`. */
export function fenceAttributes(meta: string): FenceAttributes {
  const values = new Map<string, string>()
  const rest = meta.replace(/(?<=^|\s)([\w-]+)=(?:"([^"]*)"|'([^']*)')(?=\s|$)/g, (_, name: string, double, single) => {
    values.set(name, String(double ?? single))
    return ''
  })
  return { values, rest: rest.trim() }
}
