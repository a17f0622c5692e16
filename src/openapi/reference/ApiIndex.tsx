import { navigate } from 'gatsby'
import { useDeferredValue, useMemo, useState } from 'react'
import { isComposing } from '../../platform/isComposing'
import type { TreeNode } from '../../../plugins/markdown-tree'
import { samplePlaceholders } from '../../../plugins/gatsby-source-openapi/shared'
import { useSampleFill } from '../../preferences/my-stack/sampleValues'
import { CopyButton } from '../../ui/CodeTools'
import { useLoadable } from '../../ui/useLoadable'
import { type RouterLocation, useUrlParameter } from '../../ui/useUrlParameter'
import type { OperationSummary } from '../../shared/pageData'
import { sinceNote } from '../../markdown/text/apiTexts'
import { UntrustedTree } from '../../markdown/UntrustedTree'
import { Loadable, LoadProgress } from '../../ui/Loadable'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './ApiIndex.module.css'
import type { FoundOperations, IndexedTag } from './filterOperations'
import { MethodBadge } from './ApiBadges'
import { DownloadLinks, Downloads, OperationList, PlanNote } from './OperationList'
import { knownVersions, splitQuery, withVersion } from './operationQuery'

interface Props {
  version: string
  introduction: string
  downloads: { json: string; yaml: string }
  tags: readonly IndexedTag[]
  /** Of Unleash, all minor ones. */
  versions: readonly string[]
  /** Its parameter `filter` is the content of the field. */
  location: RouterLocation
}

/** With the synonyms of the search. */
const loadFilter = () => import('./filterOperations')

/** What a request needs, a field that finds operations, and all of them by tag; what else there is to know comes last. */
export function ApiIndex({ version, introduction, downloads, tags, versions, location }: Props) {
  const { text, setText, commit } = useUrlParameter('filter', location)
  const filter = useFilter(tags, text)
  const { found } = filter
  const all = tags.flatMap(({ operations }) => operations)
  const known = useMemo(
    () =>
      knownVersions(
        tags.flatMap(({ operations }) => operations),
        versions,
      ),
    [tags, versions],
  )
  const current = tags
    .map((tag) => ({ ...tag, operations: tag.operations.filter(({ deprecated }) => !deprecated) }))
    .filter(({ operations }) => operations.length > 0)
  const openOnlyResult = () => {
    const only = filter.onlyResult()
    if (!only) return
    commit()
    navigate(only.path)
  }
  return (
    <>
      <p>
        This reference is for everyone whose scripts and tools use the HTTP API of Unleash {version}. It lists the{' '}
        {all.length} operations by subject; the <SiteLink href={introduction}>introduction</SiteLink> explains
        authentication, errors and limits.
      </p>
      <Connection downloads={downloads} />
      <div className={styles.finder}>
        <div className={styles.search} role="search" aria-label="Operations">
          <FilterField text={text} onChange={setText} onEnter={openOnlyResult} filter={filter} />
          <VersionField text={text} known={known} version={version} onChange={setText} onFocus={filter.load} />
          <FilterResult filter={filter} />
        </div>
        <OwnDocument version={version} file={downloads.json} tags={tags} />
      </div>
      {!filter.isFiltered && <LargestTags tags={current} />}
      {(found?.tags ?? current).map(({ path, title, operations }) => (
        <section key={path} className={styles.group}>
          <h2>
            <SiteLink href={path}>{title}</SiteLink> <span className={styles.count}>{operations.length}</span>
          </h2>
          <OperationList operations={operations} />
        </section>
      ))}
      {!found && <DeprecatedOperations operations={all.filter(({ deprecated }) => deprecated)} />}
      <h2>About this reference</h2>
      <PlanNote />
      <p>{sinceNote}</p>
    </>
  )
}

/** What every request needs, with the reader's own values. */
function Connection({ downloads }: Pick<Props, 'downloads'>) {
  const fill = useSampleFill()
  const rows = [
    ['Base URL', `${samplePlaceholders.server}/api`],
    ['Header', `Authorization: ${samplePlaceholders.token}`],
  ] as const
  return (
    <dl className={styles.connection}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <code>{fill(value)}</code>
            <CopyButton label={`Copy the ${term.toLowerCase()}`} text={() => fill(value)} />
          </dd>
        </div>
      ))}
      <div>
        <dt>OpenAPI</dt>
        <dd>
          <span>
            <DownloadLinks files={downloads} />
          </span>
        </dd>
      </div>
    </dl>
  )
}

/** For scripts that still use them. What the filter finds includes them. */
function DeprecatedOperations({ operations }: { operations: readonly OperationSummary[] }) {
  if (operations.length === 0) return null
  return (
    <section className={styles.group}>
      <details>
        <summary>
          Deprecated operations <span className={styles.count}>{operations.length}</span>
        </summary>
        <OperationList operations={operations} />
      </details>
    </section>
  )
}

const largestCount = 6

const methodOrder = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']

/** Where most operations are. */
function LargestTags({ tags }: Pick<Props, 'tags'>) {
  if (tags.length <= largestCount) return null
  const largest = [...tags].sort((a, b) => b.operations.length - a.operations.length).slice(0, largestCount)
  return (
    <nav aria-label="Largest groups" className={styles.largest}>
      <ul role="list" className={styles.cards}>
        {largest.map(({ path, title, summary, operations }) => {
          const methods = methodOrder.filter((method) => operations.some((operation) => operation.method === method))
          return (
            <li key={path}>
              <SiteLink href={path}>
                <span className={styles.cardTitle}>
                  {title} <span className={styles.count}>{operations.length}</span>
                </span>{' '}
                {summary && <span className={styles.summary}>{summary}</span>}{' '}
                <span className={styles.methods}>
                  {methods.map((method) => (
                    <MethodBadge key={method} method={method} />
                  ))}
                </span>
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The operations that match, once the code of the filter is there; it loads when the field has the focus or a value. */
function useFilter(tags: readonly IndexedTag[], text: string) {
  const query = useDeferredValue(text).trim()
  const isFiltered = query !== ''
  const [wasFocused, setWasFocused] = useState(false)
  const [{ phase, value: filter }, retry] = useLoadable(loadFilter, wasFocused || isFiltered)
  const found = useMemo(
    () => (isFiltered ? filter?.filterOperations(tags, query) : undefined),
    [filter, isFiltered, tags, query],
  )
  const onlyResult = () => {
    const [only, ...others] = filter?.filterOperations(tags, text).tags.flatMap(({ operations }) => operations) ?? []
    return others.length === 0 ? only : undefined
  }
  return { query, isFiltered, found, onlyResult, phase, retry, load: () => setWasFocused(true) }
}

interface FilterFieldProps {
  text: string
  onChange: (text: string) => void
  onEnter: () => void
  filter: ReturnType<typeof useFilter>
}

function FilterField({ text, onChange, onEnter, filter: { load } }: FilterFieldProps) {
  return (
    <label>
      Find an operation
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="Words, path, permission or ID: create token"
        value={text}
        onFocus={load}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('')
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onEnter()
        }}
      />
    </label>
  )
}

interface VersionFieldProps extends Pick<FilterFieldProps, 'text' | 'onChange'>, Pick<Props, 'version'> {
  /** The newest first. */
  known: readonly string[]
  onFocus: () => void
}

/** Another version leaves out what it doesn't document. It's part of the text, so that any can also be typed. */
function VersionField({ text, known, version, onChange, onFocus }: VersionFieldProps) {
  const ours = version.split('.', 2).join('.')
  const chosen = splitQuery(text).version ?? ours
  const others = known.includes(chosen) ? known : [chosen, ...known]
  return (
    <label>
      Your version
      <select
        value={chosen}
        onFocus={onFocus}
        onChange={({ target }) => onChange(withVersion(text, target.value === ours ? '' : target.value))}
      >
        <option value={ours}>{ours}</option>
        {others.map(
          (other) =>
            other !== ours && (
              <option key={other} value={other}>
                {other}
              </option>
            ),
        )}
      </select>
    </label>
  )
}

function FilterResult({ filter: { query, isFiltered, found, phase, retry } }: Pick<FilterFieldProps, 'filter'>) {
  return (
    <div className={styles.result}>
      <p role="status" className={styles.found}>
        {found && countOf(found)}
      </p>
      {isFiltered && <LoadProgress phase={phase} name="The filter" label="Loading the filter" onRetry={retry} />}
      {found?.count === 0 && (
        <p>
          Try another word, or{' '}
          <SiteLink href={`/search?q=${encodeURIComponent(query)}`}>search the documentation for it</SiteLink>.
        </p>
      )}
    </div>
  )
}

function countOf({ count, uncertain, version }: FoundOperations): string {
  const where =
    version === undefined ? '' : ` in ${version}${uncertain > 0 ? `, ${uncertain} of them not confirmed` : ''}`
  return (count === 1 ? '1 operation' : `${count} operations`) + where
}

const loadComparison = () => import('../comparison/page/DocumentComparison')

/** Few readers compare the document of their server, so the comparison loads when it is opened. */
function OwnDocument({ version, file, tags }: Pick<Props, 'version' | 'tags'> & { file: string }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details data-print="hide" onToggle={() => setWasOpened(true)}>
      <summary>Compare with your server</summary>
      {wasOpened && (
        <Loadable load={loadComparison} name="The comparison">
          {({ DocumentComparison }) => (
            <DocumentComparison
              version={version}
              file={file}
              operations={tags.flatMap(({ operations }) => operations)}
            />
          )}
        </Loadable>
      )}
    </details>
  )
}

interface ApiIntroductionProps extends Pick<Props, 'version' | 'downloads'> {
  index: string
  operationCount: number
  /** What the document says about itself. */
  tree: readonly TreeNode[]
  /** Our own text: how to reach the API, what a request needs, and what responses look like. */
  ownTree: readonly TreeNode[]
}

export function ApiIntroduction({ version, index, operationCount, downloads, tree, ownTree }: ApiIntroductionProps) {
  return (
    <>
      <UntrustedTree tree={tree} />
      <p>
        This reference describes {operationCount} operations of Unleash {version};{' '}
        <SiteLink href={index}>the index</SiteLink> lists them all, and{' '}
        <SiteLink href="/how-to/how-to-use-the-admin-api">Use the admin API</SiteLink> shows a first request.
      </p>
      <Downloads what="The OpenAPI document" files={downloads} />
      <UntrustedTree tree={ownTree} />
    </>
  )
}
