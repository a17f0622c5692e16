import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { StepError, step } from './step.mjs'

/** Where Debian puts its browser; CHROMIUM_PATH names another one. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Makes sure that there is a browser for the tests: Debian's own, installed when this machine and its user allow it. */
export async function installChromium() {
  if (existsSync(chromiumPath)) return
  if (process.env.CHROMIUM_PATH) throw new StepError(`CHROMIUM_PATH is ${chromiumPath}, and there is no such file.`)
  const apt = '/usr/bin/apt-get'
  if (process.getuid?.() !== 0 || !existsSync(apt)) throw new StepError(howToGetChromium(existsSync(apt)))
  await step('Installing chromium for the browser tests', async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const hint = 'chromium could not be installed. Are the Debian package servers reachable?'
    await run(apt, ['update', '-qq'], { env, hint })
    await run(apt, ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], { env, hint })
  })
}

/** @param {boolean} hasApt */
function howToGetChromium(hasApt) {
  const way = hasApt
    ? 'Install it with "sudo apt-get install chromium"'
    : 'Install Chromium or Chrome, and set CHROMIUM_PATH to its program'
  return `The browser tests need ${chromiumPath}, which is not there. ${way}, or leave them out: npm test -- lint unit develop build types`
}
