/** The same for all pages. Paths are from the project's root. */
export interface DialectOptions {
  components: ComponentRules
  /**
   * Reads a partial or code file.
   * @returns undefined when the file doesn't exist or is outside of the content folder.
   */
  readFile(path: string): string | undefined
  /** Reads an image; with a leading slash, from static/. */
  readImage(path: string): ImageReading
  glossary: Glossary
}

/** An image with its size in CSS pixels. */
export interface ImageFile {
  src: string
  width: number
  height: number
  /** The same image for the dark color mode. */
  dark?: string
  /** What to say below it. */
  note?: string
}

/** An image file, or why it could not be read. */
export type ImageReading =
  | ImageFile
  /** `beside`: image files in the folder where it was expected. */
  | { problem: 'missing'; beside: readonly string[] }
  /** `file`: the dark variant, if that is the one that can't be read. */
  | { problem: 'unreadable'; file?: string }
  /** Pixels of the file, and of its dark variant. */
  | { problem: 'sizes'; light: string; dark: string }

/** Where the dark variant of an image is, if it has one: `a.webp` → `a.dark.webp`. */
export function darkVariant(file: string): string {
  return file.replace(/(\.\w+)$/, '.dark$1')
}

interface GlossaryEntry {
  /** As written in the middle of a sentence. */
  readonly term: string
  readonly definition: string
  /** Path of the page that explains it, with or without an anchor. */
  readonly page?: string
}

/** By the ID that `<Term>` names. */
export type Glossary = Readonly<Record<string, GlossaryEntry>>

export interface AttributeRule {
  readonly type: 'string' | 'number' | 'boolean'
  readonly required?: true
  readonly values?: readonly string[]
  /** The value names something of this kind; the plugin that knows the kind checks it. */
  readonly refersTo?: string
  /** What a string means; it is checked, and may add attributes (see `attributeFormats`). */
  readonly format?: AttributeFormat
  /** Siblings must have different values. */
  readonly unique?: true
}

/** A URL to link to, an image file, the URL of a video, the ID of a term in the glossary, or names with weights. */
export type AttributeFormat = 'url' | 'image' | 'video' | 'term' | 'weights'

export interface ComponentRule {
  readonly attributes: Readonly<Record<string, AttributeRule>>
  readonly children: boolean
  /** The only components that may be its children. */
  readonly contains?: readonly string[]
  /** The component that must be its parent. */
  readonly within?: string
  readonly list?: 'ordered' | 'bulleted'
  /** It is part of a line; alone on a line, it becomes a paragraph. */
  readonly inline?: true
}

export type ComponentRules = Readonly<Record<string, ComponentRule>>

/** The value of a name in a page, which may also be `constructor`; null for a fragment. */
export function ownEntry<Value>(values: Readonly<Record<string, Value>>, name: string | null): Value | undefined {
  return name !== null && Object.hasOwn(values, name) ? values[name] : undefined
}

/** Components that the compiler replaces, so that they don't appear in the tree. */
export const builtInComponents: ComponentRules = {
  Include: { attributes: { file: { type: 'string', required: true } }, children: false },
  Kbd: { attributes: { keys: { type: 'string', required: true } }, children: false, inline: true },
}
