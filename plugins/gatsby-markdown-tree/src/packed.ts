/** A large value as a node keeps it; the field extension `@packed` unpacks it when it is queried. */
export type Packed<Value> = string & { readonly packed?: Value }

/**
 * JSON for the store. Gatsby follows every array and object of a node that it reads and keeps a note of each: a content tree
 * or the rows of a schema are thousands of them, and cost several times their own size. A text is one value.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value)
}

export function unpack<Value>(text: Packed<Value>): Value {
  return JSON.parse(text) as Value
}
