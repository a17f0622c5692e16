import type { Example } from './pageExamples'

/** What examples of a page name before any of them creates it. */
export interface NeededData {
  projects: string[]
  environments: string[]
  /** `project/flag` */
  flags: string[]
  contextFields: string[]
}

const builtIn = {
  projects: ['default'],
  environments: ['default', 'development', 'production'],
  contextFields: ['appName', 'currentTime', 'environment', 'sessionId', 'userId'],
}

/** Reads projects, environments and flags from the paths and bodies of examples. */
export function neededData(examples: readonly Example[]): NeededData {
  const needed = { projects: new Set<string>(), environments: new Set<string>(), flags: new Set<string>(), contextFields: new Set<string>() }
  const created = new Set<string>()
  for (const { code, operations, kind } of examples) {
    if (kind === 'response' || kind === 'program') continue
    const body = bodiesOf(code)
    if (operations.includes('createFeature')) body.forEach(({ name }) => typeof name === 'string' && created.add(name))
    if (operations.includes('createContextField')) body.forEach(({ name }) => typeof name === 'string' && created.add(name))
    for (const [, field = ''] of code.matchAll(/"contextName": "(\w+)"/g)) if (!created.has(field)) needed.contextFields.add(field)
    if (operations.includes('createProject')) body.forEach(({ id }) => typeof id === 'string' && created.add(id))
    if (operations.some((id) => /^(create|clone)Environment$/.test(id))) body.forEach(({ name }) => typeof name === 'string' && created.add(name))
    for (const [project, environment, flag] of namesIn(code, body)) {
      if (project !== undefined && !created.has(project)) needed.projects.add(project)
      if (environment !== undefined && !created.has(environment)) needed.environments.add(environment)
      if (flag !== undefined && !created.has(flag)) needed.flags.add(`${project ?? 'default'}/${flag}`)
    }
  }
  const without = (names: ReadonlySet<string>, known: readonly string[]) => [...names].filter((name) => !known.includes(name))
  return {
    projects: without(needed.projects, builtIn.projects),
    environments: without(needed.environments, builtIn.environments),
    flags: [...needed.flags],
    contextFields: without(needed.contextFields, builtIn.contextFields),
  }
}

type Name = string | undefined
type Body = Readonly<Record<string, unknown>>

function namesIn(code: string, bodies: readonly Body[]): [Name, Name, Name][] {
  const name = '([a-z][\\w.-]*)'
  const matches = (pattern: string) => [...code.matchAll(new RegExp(pattern, 'g'))]
  return [
    ...matches(`/projects/${name}(?:/features/${name})?`).map(([, project, flag]): [Name, Name, Name] => [project, undefined, flag]),
    ...matches(`/admin/(?:client-metrics/)?features/(?!validate|batch)${name}`).map(([, flag]): [Name, Name, Name] => [undefined, undefined, flag]),
    ...matches(`/archive/revive/${name}`).map(([, flag]): [Name, Name, Name] => [undefined, undefined, flag]),
    ...matches(`/environments/${name}`).map(([, environment]): [Name, Name, Name] => [undefined, environment, undefined]),
    ...bodies.flatMap((body) => namesInBody(body)),
  ]
}

function namesInBody({ features, feature, environment, projects }: Body): [Name, Name, Name][] {
  const strings = (value: unknown) => [value].flat().filter((entry): entry is string => typeof entry === 'string')
  return [
    ...[...strings(features), ...strings(feature)].map((flag): [Name, Name, Name] => [undefined, undefined, flag]),
    ...strings(environment).map((each): [Name, Name, Name] => [undefined, each, undefined]),
    ...strings(projects).map((project): [Name, Name, Name] => [project, undefined, undefined]),
  ]
}

/** The JSON objects that commands send, or the one that the code is. */
function bodiesOf(code: string): Body[] {
  const quoted = [...code.matchAll(/(?:-d|--data|--data-raw) '([^']*)'/g)].map(([, body = '']) => body)
  return [code, ...quoted].flatMap((text) => {
    try {
      const value = JSON.parse(text) as Body | null
      return value instanceof Object && !Array.isArray(value) ? [value] : []
    } catch {
      return []
    }
  })
}
