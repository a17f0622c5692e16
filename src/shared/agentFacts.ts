/** What programs read besides the text of pages: the facts of `content/data` and the operations of the API. */
export interface AgentFacts {
  siteUrl: string
  /** Of Unleash, which the pages describe. */
  version: string
  sdks: AgentSdk[]
  features: AgentFeature[]
  capabilities: AgentCapability[]
  errors: AgentError[]
  /** By operator of constraints: the name of the capability that SDKs need to evaluate it. */
  operators: Record<string, string>
  operations: AgentOperation[]
}

export interface AgentSdk {
  name: string
  label: string
  side: 'server' | 'client' | 'proxy'
  path: string
  version: string
  /** Markdown. */
  package: string
  needs: string | null
  /** Of its page. */
  sections: { id: string; title: string }[]
}

/** Something that Unleash has in certain plans, since a version. */
export interface AgentFeature {
  name: string
  path: string
  /** Keys of `planNames`. */
  plans: string[]
  /** Null where it isn't confirmed. */
  since: string | null
  /** The first version of the open-source edition that has it, if that is a later one. */
  ossSince: string | null
}

/** Something that SDKs may support. */
export interface AgentCapability {
  name: string
  /** About SDKs of this side; those of servers also about Edge and the Proxy. */
  side: 'server' | 'client'
  /** Markdown. */
  label: string
  /** With the anchor of its row. */
  path: string
  /** By name of the SDK. One that is missing wasn't confirmed either way. */
  support: Record<string, { state: 'yes' | 'partly' | 'no'; since?: string; note?: string }>
}

/** Texts are Markdown; `<name>` in a message is a part that differs. */
export interface AgentError {
  message: string
  status: number | null
  cause: string
  fix: string
  path: string
}

export interface AgentOperation {
  method: string
  endpoint: string
  title: string
  path: string
  /** The smallest one that includes it: `oss`, `enterprise`. */
  plan: string | null
  deprecated: boolean
  permissions: string[]
  /** "Documented since 4.14". */
  versions: string
}

/** From the root of the site. */
export const agentFactsFile = '/agent-facts.json'

/** RFC 9727. */
export const apiCatalogFile = '/.well-known/api-catalog'
export const mcpPath = '/mcp'
