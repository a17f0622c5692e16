import fs from 'node:fs/promises'
import path from 'node:path'
import { Scalar, stringify, type ScalarTag } from 'yaml'
import { ExactNumber, stringifyJson } from '../../../openapi-request'
import type { JsonObject, OpenApiOptions } from '../../types'
import { hideServers } from '../nodes/hideServers'
import type { ApiDocument } from '../read/ApiDocument'
import { samplesOf } from '../samples/codeSample'
import { requestOf } from '../samples/requestOf'
import { documentOfTag, standaloneDocument } from './standaloneDocument'

interface ApiFile {
  /** Path on the site. */
  path: string
  text: string
}

type FileOptions = Pick<OpenApiOptions, 'filesBase' | 'placeholders' | 'siteUrls' | 'oldPaths'>

/** The document as a whole and by tag, in JSON and YAML, and the code samples of each operation. */
export function* apiFiles(document: ApiDocument, options: FileOptions): Generator<ApiFile> {
  const { filesBase, placeholders } = options
  const json = standaloneDocument(document, options)
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
    // For programs: indentation would be 40 % of it. People read the YAML.
    yield { path: paths.json, text: `${stringifyJson(part)}\n` }
    yield { path: paths.yaml, text: yamlOf(part) }
  }
}

/** Paths of the files of a tag, or of the whole document without a slug. */
export function downloadPaths(filesBase: string, slug?: string): { json: string; yaml: string } {
  const file = slug === undefined ? filesBase : `${filesBase}/${slug}`
  return { json: `${file}.json`, yaml: `${file}.yaml` }
}

export function samplesPath(filesBase: string, slug: string): string {
  return `${filesBase}/samples/${slug}.json`
}

/** Removes the files of all versions, also of those that are no longer listed. */
export async function removeFiles(folder: string, filesBase: string): Promise<void> {
  const parent = path.join(folder, path.dirname(filesBase))
  const base = path.basename(filesBase)
  const entries = await fs.readdir(parent).catch(() => [])
  const own = entries.filter((entry) => entry === base || entry.startsWith(`${base}.`) || entry.startsWith(`${base}-`))
  await Promise.all(own.map((entry) => fs.rm(path.join(parent, entry), { recursive: true, force: true })))
}

/** Writes files into the folder that the site is served from. */
export async function writeFiles(folder: string, files: Iterable<ApiFile>): Promise<void> {
  for (const file of files) {
    const target = path.join(folder, file.path)
    await fs.mkdir(path.dirname(target), { recursive: true })
    await fs.writeFile(target, file.text)
  }
}

/** Writes the digits of a number that JavaScript would change. */
const exactTag: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: (value) => Array.isArray(value) && value[0] === exactMark,
  resolve: Number,
  stringify: ({ value }) => String((value as unknown[])[1]),
}
const exactMark = Symbol('exact number')

/** In YAML 1.1, a number with an exponent but without a sign and a point would be a string, so the nearest number is written. */
function exactScalar(_key: unknown, value: unknown): unknown {
  if (!(value instanceof ExactNumber) || !/^-?\d+(?:\.\d+)?$/.test(value.digits)) return value
  return new Scalar([exactMark, value.digits])
}

/** Most parsers implement YAML 1.1, where `no` without quotes is false and `2024-01-05` is a date. */
export function yamlOf(document: JsonObject): string {
  return stringify(document, exactScalar, {
    compat: 'yaml-1.1',
    aliasDuplicateObjects: false,
    lineWidth: 0,
    customTags: [exactTag],
  })
}
