import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { expect, type Locator, type Page } from '@playwright/test'

type Way = 'Dry run' | 'Direct' | 'Relay' | 'Swagger UI'

/** Page object of the API console: a dialog of the pages of operations. */
export class ApiConsoleDialog {
  constructor(readonly page: Page) {}

  get button(): Locator {
    return this.page.getByRole('button', { name: 'Try it', exact: true })
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'API console' })
  }

  async open(): Promise<void> {
    await this.button.click()
    await expect(this.dialog.getByRole('group', { name: 'How to send the request' })).toBeVisible()
  }

  async choose(way: Way): Promise<void> {
    await this.dialog.getByRole('radio', { name: way }).check()
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`))
  }

  async connect(server: string, token: string): Promise<void> {
    await this.field('URL of your Unleash server').fill(server)
    await this.field('API token').fill(token)
  }

  async send(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^(Start dry run|Send \w+ request)$/ }).click()
  }

  /** Status, time and comparison with the documentation. */
  get summary(): Locator {
    return this.dialog.getByRole('region', { name: 'Response' }).getByRole('status').first()
  }

  get body(): Locator {
    return this.dialog.getByRole('group', { name: 'Response body' })
  }

  /** Why nothing was sent or received. */
  get failure(): Locator {
    return this.dialog.getByRole('alert')
  }
}

export interface RunningRelay {
  url: string
  output: () => string
  stop: () => void
}

/** Starts the relay that readers download. */
export async function startRelay(target: string, site: string): Promise<RunningRelay> {
  const relay = spawn(process.execPath, ['static/api-relay.mjs', target, '--site', site, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  relay.stdout.on('data', (part: Buffer) => (output += part.toString()))
  while (!output.includes('To stop it')) await once(relay.stdout, 'data')
  return {
    url: /http:\/\/127\.0\.0\.1:\d+(?=\. To stop it)/.exec(output)?.[0] ?? '',
    output: () => output,
    stop: () => relay.kill(),
  }
}
