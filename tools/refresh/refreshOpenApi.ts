import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { stringifyJson } from '../../plugins/openapi-request'
import type { Problem } from '../../plugins/problem-report'
import { type FetchOptions, fetchText, shownUrl } from '../../plugins/remote-document'
import {
  operationChanges,
  type OperationChanges,
} from '../../plugins/gatsby-source-openapi/src/overlay/keepBundledOperations'
import { overlayTexts } from '../../plugins/gatsby-source-openapi/src/overlay/overlayTexts'
import { acceptDocument, openApiContentTypes } from '../../plugins/gatsby-source-openapi/src/read/acceptDocument'
import type { ApiDocument } from '../../plugins/gatsby-source-openapi/src/read/ApiDocument'

/** What refreshing one bundled file did. */
export interface RefreshReport {
  /** The bundled file, from the project's root. */
  file: string
  /** Whether the file has changed. */
  isChanged: boolean
  /** What changed, for the terminal. */
  lines: string[]
  /** With an error among them the file is unchanged. */
  problems: Problem[]
}

export interface OpenApiRefresh extends FetchOptions {
  /** The bundled document, from the project's root. */
  file: string
  /** See `OpenApiOptions`. */
  infoSlug: string
  /** Takes a document that lost many operations. */
  acceptLoss: boolean
}

/**
 * Replaces the bundled OpenAPI document by the remote one, if that can be fetched and is a good one; texts of the bundled one
 * stay where both have the same operation, parameter or property.
 */
export async function refreshOpenApi(request: OpenApiRefresh): Promise<RefreshReport> {
  const { file, infoSlug } = request
  const location = shownUrl(request.url)
  const refused = (problems: Problem[]): RefreshReport => ({ file, isChanged: false, lines: [], problems })

  const fetched = await fetchText({ ...request, contentTypes: openApiContentTypes })
  if (!fetched.ok) {
    const what = `The OpenAPI document can't be used. ${fetched.cause}`
    return refused([{ severity: 'error', file: location, what, fix: `${file} is unchanged.` }])
  }
  const accepted = acceptDocument(fetched.text, location, infoSlug)
  if (!accepted.ok) return refused(accepted.problems)

  const oldText = await readFile(file, 'utf8').catch(() => '')
  const old = acceptDocument(oldText, file, infoSlug)
  const changes = operationChanges(old.ok ? old.value.json : {}, accepted.value.json)
  if (changes.isGreatLoss && !request.acceptLoss) return refused([lossProblem(location, file, changes)])

  // One line a value, whatever the server sent: the next refresh then shows as a readable difference.
  const json = old.ok ? overlayTexts(accepted.value.json, old.value.json) : accepted.value.json
  const newText = `${stringifyJson(json, 2)}\n`
  const isChanged = newText !== oldText
  if (isChanged) await replaceFile(file, newText)
  return { file, isChanged, lines: changeLines(accepted.value, changes), problems: accepted.problems ?? [] }
}

function lossProblem(location: string, file: string, { before, after }: OperationChanges): Problem {
  return {
    severity: 'error',
    file: location,
    what: `The document has ${after} operations, ${file} has ${before}; that is more than 20 % fewer.`,
    fix: 'If this is intended, run "npm run sources:refresh -- --accept".',
  }
}

function changeLines({ info }: ApiDocument, { added, removed, before, after }: OperationChanges): string[] {
  return [
    `${info.title} ${info.version}: ${after} operations, ${before} before`,
    ...added.map((line) => `+ ${line}`),
    ...removed.map((line) => `- ${line}`),
  ]
}

/** Replaces a file atomically: a failure leaves the old one. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  try {
    await writeFile(draft, text)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
