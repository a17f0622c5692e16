import fs from 'node:fs'

/**
 * Does something while a file says something else, and puts the file back byte for byte: also after an error, and when the
 * program is stopped meanwhile.
 *
 * @param edit makes the other text of the present one
 */
export function withEditedFile<Result>(
  file: string,
  edit: (text: string) => string,
  work: () => Promise<Result>,
): Promise<Result> {
  const original = fs.readFileSync(file)
  const restore = () => fs.writeFileSync(file, original)
  return cleaningUp(restore, () => {
    fs.writeFileSync(file, edit(original.toString('utf8')))
    return work()
  })
}

/** Does something and cleans up after it: also after an error, and when the program is stopped meanwhile. */
export async function cleaningUp<Result>(clean: () => void, work: () => Promise<Result>): Promise<Result> {
  const stop = () => process.exit(1)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  process.on('exit', clean)
  for (const signal of signals) process.on(signal, stop)
  try {
    return await work()
  } finally {
    process.off('exit', clean)
    for (const signal of signals) process.off(signal, stop)
    clean()
  }
}
