import { rename, rm, writeFile } from 'node:fs/promises'

/** Replaces a file atomically: a failure leaves the old one, and rejects. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  try {
    await writeFile(draft, text)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
