import type { Problem } from '../../problem-report'
import type { RemoteDocument, RemoteFailure } from './readRemoteDocument'

/**
 * The problems of several documents, in which a cause that they have in common is told once: without a network, all have the same.
 * @param what they are called together: `READMEs`
 * @param documents with the name of each: `Unleash/unleash-client-go`
 */
export function groupFailures(
  what: string,
  documents: readonly { name: string; document: RemoteDocument<unknown> }[],
): Problem[] {
  const groups = new Map<string, { names: string[]; failures: RemoteFailure[] }>()
  for (const { name, document } of documents) {
    if (!document.failure) continue
    const { cause, groupFix } = document.failure
    const key = JSON.stringify([cause, groupFix])
    const { names, failures } = groups.get(key) ?? { names: [], failures: [] }
    groups.set(key, { names: [...names, name], failures: [...failures, document.failure] })
  }
  const shared = [...groups.values()].filter(({ names }) => names.length > 1)
  const isTold = new Set(shared.flatMap(({ failures }) => failures.map(({ problem }) => problem)))
  const others = documents.flatMap(({ document }) => document.problems.filter((problem) => !isTold.has(problem)))
  return [...shared.flatMap(({ names, failures }) => groupProblem(what, names, failures) ?? []), ...others]
}

function groupProblem(
  what: string,
  names: readonly string[],
  [first, ...others]: readonly RemoteFailure[],
): Problem | undefined {
  if (!first) return undefined
  const hosts = new Set([first, ...others].map(({ problem }) => problem.file.replace(/^(\w+:\/\/[^/]*\/).*$/, '$1')))
  return {
    severity: first.problem.severity,
    file: [...hosts].join(', '),
    what: `${names.length} ${what} can't be used: ${names.join(', ')}. ${first.cause}`,
    fix: first.groupFix,
  }
}
