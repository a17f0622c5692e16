/** Quiet logs, no telemetry, and the same for everything a command starts. */
export const quiet = {
  CI: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  // With CI some programs write colours into files as well.
  ...(!process.stdout.isTTY && !process.env.FORCE_COLOR && { NO_COLOR: '1' }),
}
