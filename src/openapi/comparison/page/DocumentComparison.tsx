import './comparison.css'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { SiteLink } from '../../../ui/SiteLink'
import type { ComparedOperation, ComparedTag, Comparison } from '../engine/compareDocuments'
import type { ComparisonResult, ComparisonTask } from '../engine/comparisonWorker'

export interface KnownOperation {
  path: string
  method: string
  endpoint: string
}

interface Props {
  /** Of our document: `5.8.0`. */
  version: string
  /** Path of our document. */
  file: string
  operations: readonly KnownOperation[]
}

/** Compares the document of the reader's server with ours. */
export function DocumentComparison({ version, file, operations }: Props) {
  const id = useId()
  const [state, compare] = useComparison(file)
  return (
    <div className="comparison">
      <p>
        Save <code>/docs/openapi.json</code> of your Unleash server and choose or drop the file. It's compared with the
        document of {version} in this browser, and isn't sent anywhere.
      </p>
      <label htmlFor={id}>OpenAPI document of your server</label>
      {/* Browsers also accept files that are dropped on it. */}
      <input
        id={id}
        className="comparison-file"
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) compare(chosen)
          // The same file can be chosen again after a change.
          target.value = ''
        }}
      />
      <p role="status">
        {state.phase === 'working' && 'Comparing …'}
        {state.phase === 'done' && (state.fault ?? summaryOf(state.comparison, version))}
      </p>
      {state.phase === 'done' && state.comparison && (
        <Differences {...state.comparison} version={version} operations={operations} />
      )}
    </div>
  )
}

function summaryOf({ title, version, count, same }: Comparison, ours: string): string {
  const name = [title, version].filter(Boolean).join(' ')
  return `${name} has ${count === 1 ? '1 operation' : `${count} operations`}; ${same} of them ${same === 1 ? 'is' : 'are'} the same as in ${ours}.`
}

function Differences({
  missing,
  added,
  changed,
  version,
  operations,
}: Comparison & Pick<Props, 'version' | 'operations'>) {
  const paths = new Map(operations.map(({ path, method, endpoint }) => [`${method} ${endpoint}`, path]))
  return (
    <>
      <Group title={`missing: in ${version}, not in your document`} tags={missing} paths={paths} />
      <Group title={`new: in your document, not in ${version}`} tags={added} paths={paths} />
      <Group title="different" tags={changed} paths={paths} />
    </>
  )
}

function Group({
  title,
  tags,
  paths,
}: {
  title: string
  tags: readonly ComparedTag[]
  paths: ReadonlyMap<string, string>
}) {
  const count = tags.reduce((sum, { operations }) => sum + operations.length, 0)
  if (count === 0) return <p>{`0 ${title}`}</p>
  return (
    <details>
      <summary>{`${count} ${title}`}</summary>
      {/* The class tells it from lists of the text (DocPage.module.css). */}
      <ul role="list" className="comparison-tags">
        {tags.map(({ name, operations }) => (
          <li key={name}>
            <strong>{name}</strong>
            <ul>
              {operations.map((operation) => (
                <li key={`${operation.method} ${operation.endpoint}`}>
                  <Operation {...operation} path={paths.get(`${operation.method} ${operation.endpoint}`)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Operation({ method, endpoint, title, changes, path }: ComparedOperation & { path: string | undefined }) {
  return (
    <>
      {path === undefined ? title : <SiteLink href={path}>{title}</SiteLink>} <code>{`${method} ${endpoint}`}</code>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </>
  )
}

type ComparisonState = { phase: 'idle' | 'working' } | ({ phase: 'done' } & ComparisonResult)

const loadFault = 'The comparison could not be loaded. Check your network connection, and choose the file again.'

/** Compares files in a worker, one at a time: a later file replaces an earlier one. Our document is loaded before the first file is chosen. */
function useComparison(ours: string): [ComparisonState, (file: File) => void] {
  const [state, setState] = useState<ComparisonState>({ phase: 'idle' })
  const worker = useRef<Worker>()
  const start = useCallback((task: ComparisonTask) => {
    const started = new Worker(new URL('../engine/comparisonWorker.ts', import.meta.url))
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<ComparisonResult>) =>
      setState({ phase: 'done', ...data }),
    )
    started.addEventListener('error', () => {
      if (worker.current !== started) return
      worker.current = undefined
      setState((before) => (before.phase === 'working' ? { phase: 'done', fault: loadFault } : before))
    })
    started.postMessage(task)
  }, [])
  useEffect(() => {
    start({ ours })
    return () => worker.current?.terminate()
  }, [start, ours])
  const compare = (file: File) => {
    setState({ phase: 'working' })
    if (worker.current && state.phase !== 'working') worker.current.postMessage({ file, ours } satisfies ComparisonTask)
    else {
      worker.current?.terminate()
      start({ file, ours })
    }
  }
  return [state, compare]
}
