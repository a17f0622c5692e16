import type { JsonObject, OpenApiOptions } from '../../types'
import { hideServers } from '../nodes/hideServers'
import type { ApiDocument } from '../read/ApiDocument'
import { requestOf } from '../samples/requestOf'
import { samplesOf } from '../samples/samplesOf'
import { documentOfTag } from './documentOfTag'
import { downloadPaths, samplesPath } from './filePaths'
import { standaloneDocument } from './standaloneDocument'
import { yamlWriter } from './yamlWriter'

export interface ApiFile {
  /** Address on the site. */
  path: string
  text: string
}

type FileOptions = Pick<OpenApiOptions, 'filesBase' | 'placeholders' | 'siteUrls' | 'oldPaths'>

/**
 * What is served beside the pages: the document as a whole and by tag, in JSON and in YAML, and the code samples of each
 * operation. Nothing in them names the instance the document is from.
 */
export function* apiFiles(document: ApiDocument, options: FileOptions): Generator<ApiFile> {
  const { filesBase, placeholders } = options
  const json = standaloneDocument(document, options)
  const yamlOf = yamlWriter()
  yield* bothForms(json, downloadPaths(filesBase))
  for (const { name, slug, operations } of document.tags) {
    const pointers = new Set(operations.map(({ pointer }) => pointer))
    yield* bothForms(documentOfTag(json, name, pointers), downloadPaths(filesBase, slug))
  }
  for (const operation of document.operations) {
    const request = hideServers(requestOf(operation, placeholders), document.serverUrls, placeholders.server)
    yield { path: samplesPath(filesBase, operation.slug), text: JSON.stringify(samplesOf(request)) }
  }

  function* bothForms(part: JsonObject, paths: { json: string; yaml: string }): Generator<ApiFile> {
    yield { path: paths.json, text: `${JSON.stringify(part, null, 2)}\n` }
    yield { path: paths.yaml, text: yamlOf(part) }
  }
}
