import fs from 'node:fs'

/**
 * Does something while a file says something else, and puts the file back byte for byte: also after an error, and when the
 * program is stopped meanwhile.
 *
 * @param edit makes the other text of the present one
 */
export async function withEditedFile<Result>(
  file: string,
  edit: (text: string) => string,
  work: () => Promise<Result>,
): Promise<Result> {
  const original = fs.readFileSync(file)
  const restore = () => fs.writeFileSync(file, original)
  const stop = () => {
    restore()
    process.exit(1)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, stop)
  try {
    fs.writeFileSync(file, edit(original.toString('utf8')))
    return await work()
  } finally {
    for (const signal of signals) process.off(signal, stop)
    restore()
  }
}
