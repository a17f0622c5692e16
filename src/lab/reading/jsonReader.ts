import type { Problem } from '../engine/problems'

/** Reads untrusted JSON field by field, and notes what is wrong at the path of the value. Nothing is looked up in a prototype. */
export class JsonReader {
  readonly problems: Problem[] = []

  get hasErrors(): boolean {
    return this.problems.some(({ severity }) => severity === 'error')
  }

  error(path: string, message: string): void {
    this.problems.push({ severity: 'error', path, message })
  }

  warn(path: string, message: string): void {
    this.problems.push({ severity: 'warning', path, message })
  }

  /** Adds problems that were found below a path. */
  addBelow(path: string, problems: readonly Problem[]): void {
    for (const problem of problems) {
      const separator = path === '' || problem.path === '' || problem.path.startsWith('[') ? '' : '.'
      this.problems.push({ ...problem, path: `${path}${separator}${problem.path}` })
    }
  }

  /** @param expected what the value must be: "a string" */
  wrongType(path: string, expected: string, value: unknown): void {
    this.error(path, `This must be ${expected}, but it's ${describeValue(value)}.`)
  }

  /** @returns the fields of an object; none, with an error, for anything else */
  fields(value: unknown, path: string): Fields {
    if (isObject(value)) return new Fields(this, value, path)
    this.wrongType(path, 'an object', value)
    return new Fields(this, {}, path, true)
  }

  /** @returns the items that `read` returns; none for a missing value */
  list<Item>(value: unknown, path: string, read: (item: unknown, path: string) => Item): Item[] {
    if (value === undefined || value === null) return []
    if (Array.isArray(value)) return value.map((item: unknown, index) => read(item, `${path}[${index}]`))
    this.wrongType(path, 'an array', value)
    return []
  }

  /** A list whose items are objects. */
  objects<Item>(value: unknown, path: string, read: (item: Fields) => Item): Item[] {
    return this.list(value, path, (item, itemPath) => read(this.fields(item, itemPath)))
  }

  /** @returns a string for strings, numbers and booleans, as SDKs convert them; empty, with an error, for anything else */
  scalar(value: unknown, path: string): string {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
    this.wrongType(path, 'a string', value)
    return ''
  }
}

/** The fields of one object. A field that is `null` is missing. */
export class Fields {
  constructor(
    readonly reader: JsonReader,
    private readonly object: Readonly<Record<string, unknown>>,
    readonly path: string,
    /** The object itself is wrong, so missing fields aren't worth a message. */
    readonly isReported = false,
  ) {}

  has(name: string): boolean {
    return this.raw(name) !== undefined
  }

  raw(name: string): unknown {
    return (Object.hasOwn(this.object, name) ? this.object[name] : undefined) ?? undefined
  }

  names(): string[] {
    return Object.keys(this.object)
  }

  pathOf(name: string): string {
    const step = /^[\w$]+$/.test(name) ? `.${name}` : `[${JSON.stringify(shorten(name))}]`
    return this.path === '' ? step.replace(/^\./, '') : this.path + step
  }

  string(name: string): string {
    const value = this.raw(name)
    if (typeof value === 'string') return value
    this.reportRequired(name, 'a string')
    return ''
  }

  number(name: string): number {
    const value = this.raw(name)
    if (typeof value === 'number') return value
    this.reportRequired(name, 'a number')
    return 0
  }

  private reportRequired(name: string, expected: string): void {
    if (this.has(name)) this.reader.wrongType(this.pathOf(name), expected, this.raw(name))
    else if (!this.isReported) this.reader.error(this.pathOf(name), 'This field is missing.')
  }

  optionalScalar(name: string): string | undefined {
    const value = this.raw(name)
    return value === undefined ? undefined : this.reader.scalar(value, this.pathOf(name))
  }

  boolean(name: string, fallback: boolean): boolean {
    const value = this.raw(name)
    if (value === undefined || typeof value === 'boolean') return value ?? fallback
    this.reader.wrongType(this.pathOf(name), 'true or false', value)
    return fallback
  }

  list<Item>(name: string, read: (item: unknown, path: string) => Item): Item[] {
    return this.reader.list(this.raw(name), this.pathOf(name), read)
  }

  objects<Item>(name: string, read: (item: Fields) => Item): Item[] {
    return this.reader.objects(this.raw(name), this.pathOf(name), read)
  }

  strings(name: string): string[] {
    return this.list(name, (item, path) => this.reader.scalar(item, path))
  }

  /** An object of strings; keys such as `__proto__` become ordinary fields. */
  stringMap(name: string): Record<string, string> {
    const value = this.raw(name)
    if (value === undefined) return {}
    const fields = this.reader.fields(value, this.pathOf(name))
    return fields.scalars(fields.names())
  }

  /** Those of the named fields that aren't missing. */
  scalars(names: readonly string[]): Record<string, string> {
    return Object.fromEntries(
      names.filter((name) => this.has(name)).map((name) => [name, this.optionalScalar(name) ?? '']),
    )
  }
}

/** A value in a message, whatever its size. */
function describeValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'string') return `the string ${JSON.stringify(shorten(value))}`
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'an object'
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
