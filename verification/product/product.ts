import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { portOption, runCommand, StepError } from '../../tools/setup/command.mjs'
import { productSummary, type ApiToken } from './productSummary'
import { startProduct, type Product } from './server/startProduct'

/** `npm run product --prefix verification`: runs Unleash with example data until it is stopped. */
void runCommand(async () => {
  const { port, clock, isEmpty } = options()
  // A signal while the product is still being started stops it after the start.
  const signal = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((name) => once(process, name)))
  const product = await startProduct({
    port,
    ...(clock && { clock }),
    seed: !isEmpty,
    log: (line) => console.log(line),
  })
  console.log(productSummary(product, await tokensOf(product)))
  void signal.then(() => product.stop())
  await product.untilStopped()
})

function options(): { port: number; clock: Date | undefined; isEmpty: boolean } {
  const { values } = parsed()
  const clock = values.clock === undefined ? undefined : new Date(values.clock)
  if (clock && Number.isNaN(clock.getTime())) {
    throw new StepError(
      `--clock ${String(values.clock)} is not a date. Write it like this: --clock 2024-01-08T09:30:00Z`,
    )
  }
  return { port: portOption(values.port, 4242), clock, isEmpty: values.empty }
}

function parsed() {
  try {
    return parseArgs({
      options: { port: { type: 'string' }, clock: { type: 'string' }, empty: { type: 'boolean', default: false } },
    })
  } catch (error) {
    throw new StepError(`${(error as Error).message}\nOptions: --port 4242, --clock 2024-01-08T09:30:00Z, --empty`, {
      cause: error,
    })
  }
}

async function tokensOf({ url, adminToken }: Product): Promise<ApiToken[]> {
  const response = await fetch(`${url}/api/admin/api-tokens`, { headers: { authorization: adminToken } })
  return ((await response.json()) as { tokens: ApiToken[] }).tokens
}
