import type { z } from 'zod'
import type { environmentVariableSchema } from './src/kinds/environmentVariables'
import type { eventTypeSchema } from './src/kinds/eventTypes'
import type { permissionSchema } from './src/kinds/permissions'
import type { predefinedRoleSchema } from './src/kinds/predefinedRoles'

export type EnvironmentVariable = z.infer<typeof environmentVariableSchema>
export type EventType = z.infer<typeof eventTypeSchema>
export type Permission = z.infer<typeof permissionSchema>
export type PredefinedRole = z.infer<typeof predefinedRoleSchema>

/** The lists of content/data, by the names of their files. */
export interface FactLists {
  environmentVariables: readonly EnvironmentVariable[]
  eventTypes: readonly EventType[]
  permissions: readonly Permission[]
  predefinedRoles: readonly PredefinedRole[]
}

/** What `gatsby-config.ts` hands to this plugin. */
export interface FactsOptions {
  lists: FactLists
  /** The folder of the lists, as problems name it. */
  root: string
  /** The page that explains the facts of a list, by the list's name. */
  pages: Readonly<Record<keyof FactLists, string>>
  /** Types of pages whose `tree` and `references` may name facts. */
  textTypes: readonly string[]
}
