import type { Problem } from '../../../plugins/problem-report'
import { bodyValidator } from '../../../plugins/gatsby-source-openapi/src/examples/bodyValidator'
import type { Json, JsonObject } from '../../../plugins/gatsby-source-openapi/types'
import type { Scene } from './types'

/** What is needed of an OpenAPI document. */
export interface ExampleDocument {
  paths: Readonly<Record<string, Readonly<Record<string, ExampleOperation>>>>
  components: { schemas: Readonly<Record<string, JsonObject>> }
}

interface ExampleOperation {
  operationId: string
  'x-availability'?: string
  responses: Readonly<
    Record<
      string,
      {
        content?: Readonly<
          Record<string, { schema?: Json; example?: Json; examples?: Readonly<Record<string, { value: Json }>> }>
        >
      }
    >
  >
}

export interface MadeResponse {
  status: number
  body?: unknown
}

export interface EnterpriseResponses {
  /** The response to a request that an open-source server doesn't have; undefined for all others. */
  respond(method: string, path: string): MadeResponse | undefined
  /** Responses that don't match their schema, or belong to no operation. */
  problems: Problem[]
}

interface Route {
  id: string
  method: string
  path: RegExp
  /** Fewer are more specific. */
  parameters: number
  response: MadeResponse
}

/**
 * Responses of Enterprise operations: the examples of the API document, or those of the scene. Both are validated.
 *
 * @param overrides by operation ID, for operations of any plan
 * @param file the scene, for messages
 */
export function enterpriseResponses(
  document: ExampleDocument,
  overrides: Readonly<Record<string, unknown>>,
  file: string,
): EnterpriseResponses {
  const errorsOf = bodyValidator(document.components.schemas)
  const problems: Problem[] = []
  const routes: Route[] = []
  for (const { path, method, operation } of operationsOf(document)) {
    const id = operation.operationId
    const isOverridden = Object.hasOwn(overrides, id)
    if (operation['x-availability'] !== 'enterprise' && !isOverridden) continue
    const { status, schema, example } = successOf(operation)
    const body = isOverridden ? (overrides[id] as Json) : example
    routes.push({
      id,
      method: method.toUpperCase(),
      path: pathMatcher(path),
      parameters: path.split('{').length - 1,
      response: { status, ...(body === undefined ? {} : { body }) },
    })
    if (!isOverridden || schema === undefined) continue
    problems.push(
      ...errorsOf(schema, body ?? null).map(({ what, fix }): Problem => ({
        severity: 'error',
        file,
        entry: `responses > ${id}`,
        what,
        fix,
      })),
    )
  }
  const known = new Set(routes.map(({ id }) => id))
  for (const id of Object.keys(overrides)) {
    if (known.has(id)) continue
    problems.push({
      severity: 'error',
      file,
      entry: `responses > ${id}`,
      what: `The API document has no operation "${id}".`,
      fix: 'Use an operationId of content/openapi/unleash.json.',
    })
  }
  routes.sort((a, b) => a.parameters - b.parameters)
  return {
    problems,
    respond: (method, path) => routes.find((route) => route.method === method && route.path.test(path))?.response,
  }
}

function operationsOf({ paths }: ExampleDocument) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => typeof operation === 'object' && 'operationId' in operation)
      .map(([method, operation]) => ({ path, method, operation })),
  )
}

/** Status, schema and example of the first response that isn't an error. */
function successOf({ responses }: ExampleOperation): { status: number; schema?: Json; example?: Json } {
  const [status = '200', response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const media = response?.content?.['application/json']
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value
  return {
    status: Number(status),
    ...(media?.schema === undefined ? {} : { schema: media.schema }),
    ...(example === undefined ? {} : { example }),
  }
}

function pathMatcher(path: string): RegExp {
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{[^}]+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`)
}

/** The UI's configuration that a scene shows, made from that of the open-source server. */
export function configOf({ edition, config = {} }: Pick<Scene, 'edition' | 'config'>, served: unknown): unknown {
  const shown = (edition === 'enterprise' ? enterpriseConfig(served) : served) as { flags?: object }
  return { ...shown, ...config, flags: { ...shown.flags, ...(config.flags as object | undefined) } }
}

/** Turns the UI's configuration of an open-source server into that of an Enterprise one. */
function enterpriseConfig(config: unknown): unknown {
  const { flags = {}, ...rest } = config as { flags?: Record<string, unknown>; versionInfo?: object }
  const names = ['P', 'RE', 'SE', 'E', 'EEA', 'CO', 'UG', 'C', 'T', 'RBAC', 'googleAuthEnabled']
  return {
    ...rest,
    environment: 'Enterprise',
    authenticationType: 'enterprise',
    versionInfo: {
      current: { enterprise: '5.8.2' },
      latest: {},
      isLatest: true,
      instanceId: '3f9a1c7e-5b2d-4046-9f3a-1c7e5b2d8046',
    },
    flags: { ...flags, ...Object.fromEntries(names.map((name) => [name, true])) },
  }
}
