/** Facts by name, and what is known of each: `CREATE_FEATURE` → `{ scope: 'project' }`. */
export type Facts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** One list as our data has it, beside what the product's source says. */
export interface Derived {
  /** The file in content/data. */
  list: string
  ours: Facts
  theirs: Facts
}
