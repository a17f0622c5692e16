import type { RemoteDocument, RemoteDocumentRequest } from './RemoteDocument'

/** The copy in `content/`, as accepted by the source plugin. */
export async function readBundled<T>(request: RemoteDocumentRequest<T>): Promise<RemoteDocument<T>> {
  const { bundled, accept, name } = request
  let text: string
  try {
    text = await bundled.read()
  } catch {
    const what = `The bundled copy of ${name} cannot be read.`
    const fix = 'Restore the file from the repository.'
    return { value: undefined, origin: undefined, problems: [{ severity: 'error', file: bundled.file, what, fix }] }
  }
  const accepted = await accept(text, bundled.file)
  return accepted.ok
    ? { value: accepted.value, origin: { kind: 'bundled', location: bundled.file }, problems: accepted.problems ?? [] }
    : { value: undefined, origin: undefined, problems: accepted.problems }
}
