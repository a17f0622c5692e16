import type { Problem } from '../../../plugins/problem-report'
import type { Api } from './api'
import { compareResponse } from './compareResponse'
import type { Example } from './pageExamples'
import { type Exchange, jsonOf } from './recorder'

/** What happened when an example ran. */
export interface Run {
  exchanges: readonly Exchange[]
  /** Exit status of commands or a program, and what they printed. */
  exit?: { status: number; output: string }
}

/** What the page and the API document say otherwise than the server. */
export function exampleProblems(example: Example, run: Run, api: Api): Problem[] {
  const problem = reportAt(example)
  const statuses = run.exchanges.flatMap((exchange, index) =>
    statusProblem(exchange, expectedStatus(example, index), problem),
  )
  const documented = run.exchanges.flatMap((exchange) => documentProblems(exchange, api, problem))
  const missing = example.operations.flatMap((id) => {
    const operation = api.get(id)
    const isSent = run.exchanges.some((exchange) => api.find(exchange)?.operationId === id)
    if (!operation || isSent) return []
    return [
      problem(
        `The example sends no request to "${id}".`,
        `Expected ${operation.method} ${operation.endpoint}, actual ${sentRequests(run)}.`,
      ),
    ]
  })
  const failed =
    run.exit !== undefined && run.exit.status !== 0 && statuses.length === 0 && example.statuses.length === 0
  const exit = failed
    ? [
        problem(
          `The example ended with exit status ${run.exit?.status}.`,
          `It printed: ${errorIn(run.exit?.output ?? '')}`,
        ),
      ]
    : []
  return [...statuses, ...documented, ...missing, ...exit]
}

/** Where the body that a page shows differs from the one that was returned. */
export function responseProblems(example: Example, exchange: Exchange | undefined): Problem[] {
  const problem = reportAt(example)
  const [operation = ''] = example.operations
  if (!exchange) {
    const fix =
      'Show the request above the response, or add it to "shows" in verification/product/examples/preparations.ts.'
    return [problem(`The page shows a response of "${operation}", but no request that returns it.`, fix)]
  }
  const [expected] = example.statuses
  if (expected !== exchange.status) return statusProblem(exchange, expected, problem)
  return compareResponse(JSON.parse(example.code), jsonOf(exchange)).map(({ field, ...values }) => {
    const what =
      field === ''
        ? `The response of ${nameOf(exchange)} differs.`
        : `"${field}" differs in the response of ${nameOf(exchange)}.`
    return problem(what, `Expected ${values.expected}, actual ${values.actual}.`)
  })
}

type Report = (what: string, fix: string) => Problem

function reportAt({ file, line }: Example): Report {
  return (what, fix) => ({ severity: 'error', file, line, what, fix })
}

/** undefined: any success. */
function expectedStatus({ statuses }: Example, index: number): number | undefined {
  return statuses.length === 1 ? statuses[0] : statuses[index]
}

function statusProblem(exchange: Exchange, expected: number | undefined, problem: Report): Problem[] {
  const { status, text } = exchange
  if (expected === undefined ? status < 400 : status === expected) return []
  const message = serverMessage(exchange) ?? text.slice(0, 160)
  const wanted = expected === undefined ? 'a success' : String(expected)
  return [
    problem(
      `${nameOf(exchange)} returned another status.`,
      `Expected ${wanted}, actual ${status}${message === '' ? '.' : `: ${message}`}`,
    ),
  ]
}

function documentProblems(exchange: Exchange, api: Api, problem: Report): Problem[] {
  const operation = api.find(exchange)
  if (!operation || operation.availability === 'enterprise') return []
  return api
    .responseFaults(operation, exchange)
    .map((fault) =>
      problem(
        `The response of ${nameOf(exchange)} differs from the API document: ${fault}`,
        `Correct "${operation.operationId}" in content/openapi/unleash.json.`,
      ),
    )
}

function serverMessage(exchange: Exchange): string | undefined {
  const body = jsonOf(exchange) as
    | { message?: string; details?: { message?: string; description?: string }[] }
    | undefined
  const details = Array.isArray(body?.details)
    ? body.details.map(({ message, description }) => message ?? description).filter((text) => text !== body.message)
    : []
  return body?.message === undefined ? undefined : [body.message, ...details].join(' ')
}

function nameOf({ method, path }: Exchange): string {
  return `${method} ${path}`
}

function sentRequests({ exchanges }: Run): string {
  return exchanges.length === 0 ? 'no request' : exchanges.map(nameOf).join(', ')
}

/** The line that says what went wrong: Node.js prints others below it. */
function errorIn(output: string): string {
  const lines = output.trim().split('\n')
  return (
    (lines.find((line) => /\b\w*(Error|ERROR)\b.*:/.test(line)) ?? lines.at(-1) ?? '').trim().slice(0, 200) ||
    'nothing.'
  )
}
