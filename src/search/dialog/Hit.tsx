import type { DocSearchModalProps } from '@docsearch/react/modal'
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { missingNote } from '../../search-engine/missingWords'
import type { SearchHit } from '../../search-engine/SearchResults'
import { Marked } from '../Marked'
import { leaveSearch } from '../searchDialogStore'
import { SearchLink } from '../SearchLink'

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]

/** A page or a section, found or stored. DocSearch draws the icon and the buttons around the text. */
export function Hit({ hit, children }: Props) {
  // Of `toDocSearchHit` or `answerHit`.
  const { url, names, excerpt, missing, answerKind, ...rest } = hit as Props['hit'] &
    SearchHit & { answerKind?: string }
  // A section whose page is in the list is below it.
  const isBelow = '__docsearch_parent' in rest && Boolean(rest.__docsearch_parent)
  const detail = names.length > 2 && !isBelow ? names.slice(1, -1).join(' › ') : excerpt
  const text = (
    <div key="text" className={`DocSearch-Hit-content-wrapper${answerKind ? ' search-answer' : ''}`}>
      {answerKind && <small>{answerKind}</small>}
      <span className="DocSearch-Hit-title">
        <Marked text={names.at(-1)} />
      </span>
      {missing && <span className="DocSearch-Hit-path">{missingNote(missing)}</span>}
      {detail !== '' && (
        <span className="DocSearch-Hit-path">
          <Marked text={detail} />
        </span>
      )}
    </div>
  )
  return (
    <SearchLink href={url} tabIndex={-1} onFollow={(opensNewTab) => !opensNewTab && leaveSearch(url)}>
      {withText(children as ReactElement<{ children: ReactNode }>, text)}
    </SearchLink>
  )
}

/** In place of DocSearch's own text, which would be written as HTML: the only part with a `subText`. */
function withText(container: ReactElement<{ children: ReactNode }>, text: ReactElement) {
  const parts = Children.toArray(container.props.children)
  const isText = (part: ReactNode) => isValidElement<object>(part) && 'subText' in part.props
  return cloneElement(
    container,
    undefined,
    parts.map((part) => (isText(part) ? text : part)),
  )
}
