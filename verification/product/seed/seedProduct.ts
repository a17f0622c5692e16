import fs from 'node:fs/promises'
import { flags } from './flags'
import { flagSteps } from './flagSteps'
import { organizationSteps, passwordOf } from './organization'
import { operationPaths, requestPath } from './operationPaths'
import type { SeedStep } from './seedStep'
import { firstConnections, usageSteps } from './usageSteps'

export interface SeedTarget {
  /** Where the product is. */
  url: string
  adminToken: string
  /** The date that the example data ends at. */
  now: Date
}

/** All steps in the order of their dates. */
export function historySteps(now: Date): SeedStep[] {
  const steps = [...organizationSteps(), ...firstConnections(now), ...flags.flatMap(flagSteps)].sort(
    (a, b) => b.daysAgo - a.daysAgo,
  )
  return [...steps, ...usageSteps(now)]
}

/**
 * Fills a new server with the example data.
 *
 * @param time sets the clock of the server to so many days before `now`, and runs the jobs that the server has for its data
 */
export async function seedHistory(
  target: SeedTarget,
  time: { travel: (daysAgo: number) => Promise<void>; settle: () => Promise<void> },
): Promise<void> {
  const client = await seedClient(target)
  let present = Infinity
  for (const step of historySteps(target.now)) {
    // Once a week, so that the events of these jobs get believable dates as well.
    if (weekOf(step.daysAgo) !== weekOf(present)) await time.settle()
    if (step.daysAgo !== present) await time.travel(step.daysAgo)
    present = step.daysAgo
    await client(step)
  }
}

function weekOf(daysAgo: number): number {
  return Math.floor(daysAgo / 7)
}

/** Sends what applications report, once more for another date. */
export async function seedUsage(target: SeedTarget): Promise<void> {
  const client = await seedClient(target)
  for (const step of usageSteps(target.now)) await client(step)
}

/** @param text of the response */
export function seedProblem({ operation, body }: SeedStep, outcome: string, text: string): string {
  return [
    `The example data of verification/product/seed was rejected: ${operation}, ${outcome}.`,
    `Body: ${JSON.stringify(body)}`,
    `Response: ${text}`,
  ].join('\n')
}

async function seedClient({ url, adminToken }: SeedTarget): Promise<(step: SeedStep) => Promise<void>> {
  const paths = operationPaths(JSON.parse(await fs.readFile('content/openapi/unleash.json', 'utf8')))
  const userTokens = new Map<string, string>()
  const secrets = new Map<string, string>()
  return async (step) => {
    const { body } = await request(step, await authorization(step))
    if (step.operation === 'createApiToken') remember(body)
  }

  async function request(step: SeedStep, headers: Record<string, string>): Promise<{ body: unknown; cookie: string }> {
    const { method, path } = requestPath(step, paths)
    const body = step.body === undefined ? {} : { body: JSON.stringify(step.body) }
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...body,
    })
    // The server has stored a new session when the whole response has arrived.
    const text = await response.text()
    if (!response.ok) throw new Error(seedProblem(step, `${method} ${path} returned ${response.status}`, text))
    const cookie = response.headers
      .getSetCookie()
      .map((value) => value.split(';')[0])
      .join('; ')
    return { body: text.startsWith('{') ? JSON.parse(text) : undefined, cookie }
  }

  async function authorization({ as, token, daysAgo }: SeedStep): Promise<Record<string, string>> {
    if (as !== undefined) return { authorization: await tokenOf(as, daysAgo) }
    return { authorization: token === undefined ? adminToken : await secretOf(token) }
  }

  /** Logs in once per user: checking a password takes the server a tenth of a second. */
  async function tokenOf(username: string, daysAgo: number): Promise<string> {
    const present = userTokens.get(username)
    if (present !== undefined) return present
    const { cookie } = await request(
      { operation: 'login', body: { username, password: passwordOf(username) }, daysAgo },
      {},
    )
    const body = { description: 'Example data', expiresAt: '2099-01-01T00:00:00.000Z' }
    const token = await request({ operation: 'createPat', body, daysAgo }, { cookie })
    const { secret } = token.body as { secret: string }
    userTokens.set(username, secret)
    return secret
  }

  async function secretOf(tokenName: string): Promise<string> {
    if (!secrets.has(tokenName)) {
      const { body } = await request({ operation: 'getAllApiTokens', daysAgo: 0 }, { authorization: adminToken })
      for (const token of (body as { tokens: object[] }).tokens) remember(token)
    }
    return secrets.get(tokenName) ?? ''
  }

  function remember(token: unknown): void {
    const { tokenName, secret } = token as { tokenName: string; secret: string }
    secrets.set(tokenName, secret)
  }
}
