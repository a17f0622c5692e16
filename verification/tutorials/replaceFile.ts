import fs from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a file as a whole. While `fs.writeFile` is between emptying and filling a file, a development server may read it: Vite then
 * serves an empty module, ignores the second change because it comes within 50 ms, and the page keeps the component from before.
 *
 * @param draft path on the same file system, which nothing watches
 */
export async function replaceFile(file: string, text: string, draft: string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(draft, text)
  await fs.rename(draft, file)
}
