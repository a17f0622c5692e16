import { StepError } from '../../../tools/setup/command.mjs'

/** The product can't be installed on this machine: callers count what needs it as skipped. */
export class ProductUnavailable extends StepError {
  override name = 'ProductUnavailable'
}

/** The product is installed but does not run. */
export class ProductError extends StepError {
  override name = 'ProductError'
}

/** The host tries to connect until it succeeds. */
const isAttempt = /FATAL: {2}the database system is starting up/

/** Lines of a log that an error shows. */
const shownLines = 15

/** @param output of npm */
export function installProblem(packageName: string, output: string): string {
  return [
    `npm could not install ${packageName}.`,
    ...(output.trim() === ''
      ? ['npm printed nothing.']
      : linesOf(output)
          .slice(0, 6)
          .map((line) => `  ${line}`)),
    'It needs the npm registry once; after that, it runs from its cache folder (PRODUCT_CACHE).',
  ].join('\n')
}

export function platformProblem(platform: string, architecture: string): string {
  return [
    `Unleash could not be installed: no package of PostgreSQL supports ${platform} on ${architecture}.`,
    'Install PostgreSQL 14 or newer, so that /usr/lib/postgresql or PATH has its programs.',
  ].join('\n')
}

export const clockProblem = [
  "Unleash can't run with a fixed clock: libfaketime is missing.",
  'Install it with "sudo apt-get install faketime", or start the product without a clock.',
].join('\n')

export function portProblem(port: number): string {
  return [
    `Port ${port} of 127.0.0.1 is taken by another program.`,
    `Stop that program, or choose another port: npm run product --prefix verification -- --port ${port + 1}`,
  ].join('\n')
}

/**
 * @param part what failed: `database`, `server`
 * @param log what both have printed
 * @param cache folder of what has been installed and prepared
 */
export function startProblem(part: 'database' | 'server', log: string, cache: string): string {
  const subject =
    part === 'database'
      ? 'PostgreSQL, the database of the product, did not start.'
      : 'The Unleash server did not start.'
  return [
    subject,
    ...lastLines(log, 'Its log is empty.'),
    `If this does not explain it, delete ${cache} and start again.`,
  ].join('\n')
}

/** @param log what both have printed */
export function endProblem(log: string): string {
  return ['The Unleash server ended while it was in use.', ...lastLines(log, 'Its log is empty.')].join('\n')
}

function lastLines(text: string, otherwise: string): string[] {
  const lines = linesOf(text).filter((line) => !isAttempt.test(line))
  if (lines.length === 0) return [otherwise]
  return ['The end of its log:', ...lines.slice(-shownLines).map((line) => `  ${line}`)]
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
