/** A version of up to three numbers, such as 5.8 or 4.1.0, also as tags write it; undefined for anything else. */
export function cleanVersion(typed: string): string | undefined {
  return /^v?(\d{1,4}(?:\.\d{1,4}){0,2})$/.exec(typed.trim())?.[1]
}

/**
 * Negative if the first version is older. Numbers that one of them leaves out don't count: 3.9 is as old as 3.9.4, as readers name the
 * line of releases that they follow.
 */
export function compareVersions(first: string, second: string): number {
  const [left, right] = [first, second].map((version) => version.split('.').map(Number)) as [number[], number[]]
  const index = left.findIndex((part, place) => place < right.length && part !== right[place])
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0)
}
