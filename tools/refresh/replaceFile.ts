import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a file at once or not at all: whoever reads it meanwhile gets the old text, and a failure leaves it. */
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
