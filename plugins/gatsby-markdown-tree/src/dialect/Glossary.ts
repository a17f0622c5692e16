/** A term of the product and what it means. */
export interface GlossaryEntry {
  /** As it is written in the middle of a sentence. */
  readonly term: string
  /** One or two sentences. */
  readonly definition: string
  /** The page, or the part of one, that explains it. */
  readonly page?: string
}

/** The terms that pages may explain in place, by id. */
export type Glossary = Readonly<Record<string, GlossaryEntry>>
