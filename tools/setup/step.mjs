/** What stops a command and is explained to the person who started it; everything else is a bug and shows its stack. */
export class StepError extends Error {}

/**
 * Says what is happening, does it, and says how long it took.
 *
 * @template Result
 * @param {string} title
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  console.log(`\n▸ ${title}`)
  const start = performance.now()
  try {
    const result = await work()
    console.log(`  done in ${formatSeconds(performance.now() - start)}`)
    return result
  } catch (error) {
    console.log(`  failed after ${formatSeconds(performance.now() - start)}`)
    throw error
  }
}

/** @param {number} milliseconds */
export function formatSeconds(milliseconds) {
  if (milliseconds < 90_000) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/**
 * The frame of a command: a StepError is printed as a sentence, and the exit code is 1.
 *
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof StepError ? `\n✗ ${error.message}` : error)
    process.exitCode = 1
  }
}
