/** One attribute that content may give a component. */
export interface AttributeRule {
  readonly type: 'string' | 'number' | 'boolean'
  readonly required?: true
  /** The only values a string may have. */
  readonly values?: readonly string[]
  /** The value is the name of something of this kind; who knows the kind checks it. */
  readonly refersTo?: string
  /** What a string stands for; it is checked, and may bring attributes of its own (see `attributeFormats`). */
  readonly format?: AttributeFormat
  /** No two components that stand right beside each other may have the same. */
  readonly unique?: true
}

/** An address to follow, an image file, the address of a video, or the id of a term in the glossary. */
export type AttributeFormat = 'address' | 'image' | 'video' | 'term'

export interface ComponentRule {
  readonly attributes: Readonly<Record<string, AttributeRule>>
  /** Whether content may stand between its tags. */
  readonly children: boolean
  /** The only components that may stand right within it. */
  readonly holds?: readonly string[]
  /** The component it has to stand right within. */
  readonly within?: string
  /** It holds one list of this kind, and nothing else. */
  readonly list?: 'ordered' | 'bulleted'
  /** It is a part of a line: alone on a line, it is a paragraph. */
  readonly inline?: true
}

/** The components that content may use, by name. */
export type ComponentRules = Readonly<Record<string, ComponentRule>>
