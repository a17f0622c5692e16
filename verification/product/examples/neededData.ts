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

/** Operations that create what later examples name, with the field that has its name. */
const creating: ReadonlyMap<string, 'id' | 'name'> = new Map([
  ['createFeature', 'name'],
  ['createContextField', 'name'],
  ['createProject', 'id'],
  ['createEnvironment', 'name'],
  ['cloneEnvironment', 'name'],
])

/** Reads projects, environments and flags from the paths and bodies of examples. */
export function neededData(examples: readonly Example[]): NeededData {
  const needed = {
    projects: new Set<string>(),
    environments: new Set<string>(),
    flags: new Set<string>(),
    contextFields: new Set<string>(),
  }
  const created = new Set<string>()
  for (const { code, operations, kind } of examples) {
    if (kind === 'response' || kind === 'program') continue
    const bodies = bodiesOf(code)
    for (const operation of operations) {
      const field = creating.get(operation)
      const names = field ? bodies.map((body) => body[field]) : []
      for (const name of names) if (typeof name === 'string') created.add(name)
    }
    for (const [, field = ''] of code.matchAll(/"contextName": "(\w+)"/g))
      if (!created.has(field)) needed.contextFields.add(field)
    for (const { project, environment, flag } of namesIn(code, bodies)) {
      if (project !== undefined && !created.has(project)) needed.projects.add(project)
      if (environment !== undefined && !created.has(environment)) needed.environments.add(environment)
      if (flag !== undefined && !created.has(flag)) needed.flags.add(`${project ?? 'default'}/${flag}`)
    }
  }
  const without = (names: ReadonlySet<string>, known: readonly string[]) =>
    [...names].filter((name) => !known.includes(name))
  return {
    projects: without(needed.projects, builtIn.projects),
    environments: without(needed.environments, builtIn.environments),
    flags: [...needed.flags],
    contextFields: without(needed.contextFields, builtIn.contextFields),
  }
}

/** What a path or a body names. */
type Names = Partial<Record<'project' | 'environment' | 'flag', string | undefined>>
type Body = Readonly<Record<string, unknown>>

function namesIn(code: string, bodies: readonly Body[]): Names[] {
  const name = '([a-z][\\w.-]*)'
  const matches = (pattern: string) => [...code.matchAll(new RegExp(pattern, 'g'))]
  return [
    ...matches(`/projects/${name}(?:/features/${name})?`).map(([, project, flag]) => ({ project, flag })),
    ...matches(`/admin/(?:client-metrics/)?features/(?!validate|batch)${name}`).map(([, flag]) => ({ flag })),
    ...matches(`/archive/revive/${name}`).map(([, flag]) => ({ flag })),
    ...matches(`/environments/${name}`).map(([, environment]) => ({ environment })),
    ...bodies.flatMap(namesInBody),
  ]
}

function namesInBody({ features, feature, environment, projects }: Body): Names[] {
  const strings = (value: unknown) => [value].flat().filter((entry): entry is string => typeof entry === 'string')
  return [
    ...[...strings(features), ...strings(feature)].map((flag) => ({ flag })),
    ...strings(environment).map((each) => ({ environment: each })),
    ...strings(projects).map((project) => ({ project })),
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
