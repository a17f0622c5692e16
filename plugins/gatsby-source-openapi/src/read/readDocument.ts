import type { Problem } from '../../../gatsby-problem-report/src/Problem'
import type { Json, JsonObject } from '../../types'
import type { ApiDocument } from './ApiDocument'
import { Findings } from './Findings'
import { isObject, own, quoted, textOf } from './json'
import { skipExtensions } from './readExtensions'
import { readOperations } from './readOperations'
import { readSchemas } from './readSchemas'
import { readServerUrls } from './readServerUrls'
import { readTags } from './readTags'
import { refProblems } from './refProblems'
import { slugProblems } from './slugProblems'

export interface Reading {
  /** Complete only when there are no problems; absent when the document is none. */
  document?: ApiDocument
  problems: Problem[]
  warnings: Problem[]
}

/**
 * Reads an OpenAPI document, version 3.0 or 3.1.
 *
 * @param json a parsed document, whatever it may be.
 * @param file path or address of it, for the problems.
 * @param infoSlug last segment of the introduction's path, which no operation or tag may have.
 */
export function readDocument(json: Json, file: string, infoSlug: string): Reading {
  const findings = new Findings(file)
  const version = own(json, 'openapi') ?? own(json, 'swagger')
  if (!isObject(json) || typeof version !== 'string' || !/^3\.[01]\.\d+/.test(version)) {
    const what = version === undefined ? 'This is no OpenAPI document.' : `OpenAPI ${quoted(version)} cannot be read.`
    findings.error('/openapi', what, 'Use a document of OpenAPI 3.0 or 3.1.')
    return { problems: findings.problems, warnings: [] }
  }
  const document = readParts(json, infoSlug, findings)
  return { document, problems: findings.problems, warnings: findings.warnings }
}

function readParts(json: JsonObject, infoSlug: string, findings: Findings): ApiDocument {
  skipExtensions(json, '', findings)
  refProblems(json, findings)
  const operations = readOperations(json, findings)
  if (operations.length === 0) findings.error('/paths', 'The document has no operations.', 'Check that it is complete.')
  const tags = readTags(json, operations, findings)
  slugProblems(infoSlug, operations, tags, findings)
  const description = textOf(own(json.info, 'description'))
  return {
    info: {
      title: textOf(own(json.info, 'title')) ?? 'API',
      version: textOf(own(json.info, 'version')) ?? '',
      ...(description !== undefined && { description }),
    },
    tags,
    operations,
    schemas: readSchemas(json, operations),
    serverUrls: readServerUrls(json),
    json,
  }
}
