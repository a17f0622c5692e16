/** A name that has to be known. */
const nameOf = (refersTo: string) => ({ type: 'string', required: true, refersTo }) as const
/** A part of a list; without it the whole list is shown. */
const partOf = (refersTo: string) => ({ type: 'string', refersTo }) as const
const withinLine = { children: false, inline: true } as const
const block = { children: false } as const

/**
 * Components that name something the build knows. It checks the name and puts Markdown in their place (a link, a table), so
 * that no component draws them: the plugin that knows things of the kind does, `gatsby-source-openapi` for operations,
 * `gatsby-source-facts` for what stands in content/data.
 */
export const factComponentRules = {
  Operation: { attributes: { id: nameOf('operation') }, ...withinLine },
  EnvVar: { attributes: { name: nameOf('environment-variable'), value: { type: 'string' } }, ...withinLine },
  EnvVarDefault: { attributes: { name: nameOf('environment-variable') }, ...withinLine },
  EventType: { attributes: { name: nameOf('event-type') }, ...withinLine },
  Permission: { attributes: { name: nameOf('permission') }, ...withinLine },
  ActivationStrategies: { attributes: {}, ...block },
  ApiTokenTypes: { attributes: {}, ...block },
  ConstraintOperators: { attributes: { kind: partOf('operator-kind') }, ...block },
  EnvironmentVariables: { attributes: { group: partOf('environment-variable-group') }, ...block },
  EventTypes: { attributes: { category: partOf('event-category') }, ...block },
  FeatureAvailability: { attributes: {}, ...block },
  FlagTypes: { attributes: {}, ...block },
  IntegrationEvents: { attributes: { provider: nameOf('integration') }, ...block },
  Permissions: { attributes: { scope: partOf('permission-scope') }, ...block },
  PredefinedRoles: { attributes: { scope: partOf('role-scope') }, ...block },
  SdkCapabilities: { attributes: { side: partOf('sdk-side'), name: partOf('sdk-capability') }, ...block },
  Sdks: { attributes: { side: partOf('sdk-kind') }, ...block },
  Stickiness: { attributes: {}, ...block },
  StrategyParameters: { attributes: { strategy: partOf('strategy') }, ...block },
} as const
