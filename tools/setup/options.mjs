import { StepError } from './step.mjs'

/**
 * The port of `--port 9001`, or the default.
 *
 * @param {string | undefined} value
 * @param {number} fallback
 */
export function portOption(value, fallback) {
  if (value === undefined) return fallback
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new StepError(`--port ${value}: a port is a number from 1 to 65535.`)
}
