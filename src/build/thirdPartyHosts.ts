/**
 * The servers that third parties may use, each once: that of the script, and those named beside it.
 *
 * @param parties addresses that `thirdPartyProblems` has checked
 */
export function thirdPartyHosts(parties: readonly { src: string; hosts: readonly string[] }[]): string[] {
  return [...new Set(parties.flatMap(({ src, hosts }) => [new URL(src).origin, ...hosts]))]
}
