import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { isComposing } from '../../platform/isComposing'
import type { SearchHit } from '../engine/SearchResults'
import { Marked } from '../Marked'
import { SearchLink } from '../SearchLink'

export interface OptionGroup {
  label: string
  hits: SearchHit[]
  /** Offered to every reader, not found and not stored. */
  isStart?: boolean
}

interface Props {
  label: string
  groups: readonly OptionGroup[]
  active: number
  onActivate: (index: number) => void
  onFollow: (hit: SearchHit, opensNewTab: boolean) => void
}

export function OptionList({ label, groups, active, onActivate, onFollow }: Props) {
  const all = groups.flatMap(({ hits }) => hits)
  return (
    <div id="search:options" role="listbox" aria-label={label} className="DocSearch-Hits">
      {groups.map(({ label, hits, isStart }, groupPlace) => (
        <div key={groupPlace} role="group" data-start={isStart} aria-labelledby={`search:group-${groupPlace}`}>
          <div id={`search:group-${groupPlace}`} className="DocSearch-Hit-source">
            {label}
          </div>
          {hits.map((hit, place) => {
            const index = all.indexOf(hit)
            return <Option key={place} {...{ hit, isActive: index === active, index, onActivate, onFollow }} />
          })}
        </div>
      ))}
    </div>
  )
}

type OptionProps = Pick<Props, 'onActivate' | 'onFollow'> & { hit: SearchHit; index: number; isActive: boolean }

/** A link, so that it can be opened in another tab or copied. */
function Option({ hit, index, isActive, onActivate, onFollow }: OptionProps) {
  const { url, names, excerpt } = hit
  const isSection = names.length > 2
  // A heading without text below it says which page it is on.
  const detail = excerpt || (isSection ? names[1] : undefined)
  const option = {
    id: optionId(index),
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: 'DocSearch-Hit',
    onMouseMove: isActive ? undefined : () => onActivate(index),
    children: (
      <>
        <span className="DocSearch-Hit-title">
          <Marked text={names.at(-1)} />
        </span>
        {detail && (
          <span className="DocSearch-Hit-path">
            <Marked text={detail} />
          </span>
        )}
      </>
    ),
  }
  return (
    <SearchLink
      {...option}
      href={url}
      data-kind={isSection ? 'section' : 'page'}
      onFollow={(opensNewTab) => onFollow(hit, opensNewTab)}
    />
  )
}

function optionId(index: number): string {
  return `search:option-${index}`
}

/**
 * Makes a field the combobox of a list (ARIA Authoring Practices): the arrow keys move through the options, the focus stays.
 * @param options are the same array until they change; their URLs are unique.
 * @param listKey of another list; in one that only gets longer, the active option stays.
 * @param first index of the option that is active before the reader moves; -1 for none
 * @returns index of the active option, and a function that activates another one.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement>,
  options: readonly { url: string }[],
  listKey: string,
  first: 0 | -1,
) {
  const [chosen, setChosen] = useState<{ listKey: string; url: string | undefined }>()
  const active =
    chosen?.listKey === listKey
      ? Math.max(
          first,
          options.findIndex(({ url }) => url === chosen.url),
        )
      : first
  const count = options.length
  useLayoutEffect(() => {
    const input = field.current
    input?.setAttribute('aria-expanded', String(count > 0))
    if (count > 0 && active >= 0) input?.setAttribute('aria-activedescendant', optionId(active))
    else input?.removeAttribute('aria-activedescendant')
  }, [field, count, active])
  useEffect(() => {
    const input = field.current
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step === undefined || count === 0 || isComposing(event) || event.shiftKey || event.altKey) return
      event.preventDefault()
      const next = active < 0 && step < 0 ? count - 1 : (active + step + count) % count
      setChosen({ listKey, url: options[next]?.url })
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
    input?.addEventListener('keydown', onKeyDown)
    return () => input?.removeEventListener('keydown', onKeyDown)
  }, [field, options, count, active, listKey])
  const activate = useCallback((index: number) => setChosen({ listKey, url: options[index]?.url }), [listKey, options])
  return [active, activate] as const
}
