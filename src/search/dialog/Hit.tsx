import type { DocSearchModalProps } from '@docsearch/react/modal'
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { readDocSearchHit, safeHit } from '../client/safeResults'
import { Marked } from '../Marked'
import { leaveSearch } from '../searchDialogStore'
import { SearchLink } from '../SearchLink'

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]

/** A page or a section, found or stored. DocSearch draws the icon and the buttons around the text. */
export function Hit({ hit, children }: Props) {
  const found = '_highlightResult' in hit ? hit : undefined
  const marks = (found?._highlightResult.hierarchy ?? {}) as Record<string, { value: string }>
  const marked = Object.entries(marks).map(([level, { value }]) => [level, value] as const)
  const [checked] = safeHit(
    readDocSearchHit({
      ...hit,
      hierarchy: { ...hit.hierarchy, ...Object.fromEntries(marked) },
      content: found?._snippetResult.content.value ?? hit.content,
    }),
  )
  if (!checked) return <></>
  const { url, names, excerpt } = checked
  // A section whose page is in the list is below it.
  const isAlone = names.length > 2 && !(found && '__docsearch_parent' in found && found.__docsearch_parent)
  const detail = isAlone ? names.slice(1, -1).join(' › ') : excerpt
  const text = (
    <div key="text" className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title">
        <Marked text={names.at(-1)} />
      </span>
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

/** DocSearch's own text, the only part with a `subText`, would be written as HTML. */
function withText(container: ReactElement<{ children: ReactNode }>, text: ReactElement) {
  const parts = Children.toArray(container.props.children)
  const isText = (part: ReactNode) => isValidElement<object>(part) && 'subText' in part.props
  const place = parts.findIndex(isText)
  return cloneElement(
    container,
    undefined,
    parts.slice(0, place).filter((part) => !isText(part)),
    text,
    parts.slice(place).filter((part) => !isText(part)),
  )
}
