/**
 * The text of a file of this site, for what a reader asks for by a click; pages never wait for it.
 *
 * @param path `/quickstart.md`
 * @throws when the file cannot be had within 10 seconds
 */
export async function loadText(path: string): Promise<string> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(10_000) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.text()
}
