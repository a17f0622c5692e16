/**
 * Puts a text on the clipboard, also one that is still on its way: some browsers allow it only while they handle the click, so
 * they get a promise.
 *
 * @throws when the text cannot be had, on plain http, and when the reader refuses
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text)
    return
  }
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
