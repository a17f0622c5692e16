/** One attribute that content may give a component. */
export interface AttributeRule {
  readonly type: 'string' | 'number' | 'boolean'
  readonly required?: true
  /** The only values a string may have. */
  readonly values?: readonly string[]
  /** The value is the name of something of this kind; who knows the kind checks it. */
  readonly refersTo?: string
}

export interface ComponentRule {
  readonly attributes: Readonly<Record<string, AttributeRule>>
  /** Whether content may stand between its tags. */
  readonly children: boolean
  /** The only components that may stand right within it. */
  readonly holds?: readonly string[]
  /** The component it has to stand right within. */
  readonly within?: string
}

/** The components that content may use, by name. */
export type ComponentRules = Readonly<Record<string, ComponentRule>>
