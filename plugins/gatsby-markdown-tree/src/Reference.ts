/** A name in a page that something else has to know: an operation of the API, an environment variable, an event type. */
export interface Reference {
  /** What the name is a name of, as the component's rule says (`refersTo`): `operation`, `event-type`. */
  kind: string
  name: string
  /** Where it stands: the page or a partial, from the project's root, and the 1-based line. */
  file: string
  line?: number
  /** The code block that is an example of the operation. */
  example?: CodeExample
}

export interface CodeExample {
  /** As the fence has it: `bash`, `http`, `json`. */
  language: string
  code: string
  /** Which of several calls in the code it is, where the code names as many operations. */
  call?: { index: number; of: number }
  /** The status of the response that the code is the body of; absent for a request. */
  response?: string
}
