/** How long a server may take to answer at all, in milliseconds. */
const timeLimit = 10_000

/** Whether anything answers at an address of this site, be it that there is no such page. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeLimit) })
    return true
  } catch {
    return false
  }
}
