import type { Product } from '../server/startProduct'
import type { NeededData } from './neededData'
import { moveDates, type WantedToken } from './placeholders'
import type { Preparation } from './preparations'
import { setTimeout as sleep } from 'node:timers/promises'

/** The administrator's access to a server: its URL, as it is or through a recorder. */
export type Access = Pick<Product, 'url' | 'adminToken'>

/** Creates what the examples of a page name; each request has to succeed. */
export async function prepareData(
  { projects, environments, flags, contextFields }: NeededData,
  access: Access,
): Promise<void> {
  if (projects.length + environments.length > 0) await importState(projects, environments, access)
  for (const id of projects) {
    for (const environment of ['development', 'production'])
      await send(`POST /api/admin/projects/${id}/environments`, { environment }, access)
  }
  for (const name of contextFields) await send('POST /api/admin/context', { name }, access)
  for (const flag of flags) {
    const [project = '', name = ''] = flag.split('/')
    await send(`POST /api/admin/projects/${project}/features`, { name }, access)
  }
}

/** The open-source edition has no other documented way to create projects and environments. */
async function importState(
  projects: readonly string[],
  environments: readonly string[],
  access: Access,
): Promise<void> {
  const state = {
    version: 4,
    features: [],
    featureStrategies: [],
    featureEnvironments: [],
    projects: projects.map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1), description: '' })),
    environments: environments.map((name, index) => ({
      name,
      type: 'preproduction',
      sortOrder: index + 10,
      enabled: true,
      protected: false,
    })),
  }
  await send('POST /api/admin/state/import', state, access)
  // The server responds before it has connected them (`importProjects` in src/lib/db/project-store.ts of 5.8.2).
  for (const id of projects) await untilConnected(id, environments, access)
}

/** Attempts, 100 ms apart, before a missing environment is a failure: only a busy machine needs more than one. */
const maxAttempts = 100

async function untilConnected(project: string, environments: readonly string[], access: Access): Promise<void> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const { environments: connected } = JSON.parse(
      await send(`GET /api/admin/projects/${project}`, undefined, access),
    ) as { environments: ({ environment: string } | string)[] }
    const names = connected.map((one) => (typeof one === 'string' ? one : one.environment))
    if (environments.every((name) => names.includes(name))) return
    await sleep(100)
  }
  throw new Error(
    `The page could not be prepared: the project "${project}" lacks an environment of ${environments.join(', ')}.`,
  )
}

/** Sends the requests that the list of preparations has for a page. Each has to succeed. */
export async function prepareRequests({ requests = [] }: Preparation, access: Access): Promise<void> {
  for (const { send: request, body, as, wait } of requests) {
    const token =
      as === 'client'
        ? await createToken({ type: 'client', environment: 'development', projects: ['default'] }, access)
        : access.adminToken
    await send(request, body, { url: access.url, adminToken: token })
    if (wait !== undefined) await sleep(wait)
  }
}

/** A secret for a placeholder on a page. */
export async function createToken({ type, environment, projects }: WantedToken, access: Access): Promise<string> {
  if (type === 'personal') return access.adminToken
  const scope = type === 'admin' ? {} : { environment, projects }
  const response = await send(
    'POST /api/admin/api-tokens',
    { tokenName: `${type}-${environment}-${projects.join('-')}`, type, ...scope },
    access,
  )
  return (JSON.parse(response) as { secret: string }).secret
}

/** Sends `POST /api/admin/context` and the like, and returns the body of the response.
 *
 * @throws with the response when the server refuses the request
 */
export async function send(request: string, body: unknown, { url, adminToken }: Access): Promise<string> {
  const [method = '', path = ''] = request.split(' ')
  const headers = { authorization: adminToken, 'content-type': 'application/json' }
  const response = await fetch(url + path, {
    method,
    headers,
    ...(body !== undefined && { body: moveDates(JSON.stringify(body), Date.now()) }),
  })
  const text = await response.text()
  if (!response.ok)
    throw new Error(`The page could not be prepared: ${request} returned ${response.status}. ${text.slice(0, 300)}`)
  return text
}
