import { searchSettings, type SearchKind } from '../../shared/search/searchSettings'
import type { SearchResults } from '../engine/SearchResults'

interface Props {
  kinds: readonly SearchKind[]
  /** Results by kind. */
  counts: SearchResults['kinds']
  onChange: (kinds: SearchKind[]) => void
}

/** Buttons that narrow the results to some kinds of pages. A pointer leaves the focus in the field, so that arrow keys still work. */
export function KindButtons({ kinds, counts, onChange }: Props) {
  const shown = searchSettings.kinds.filter(({ kind }) => kinds.includes(kind) || (counts[kind] ?? 0) > 0)
  if (shown.length < 2 && kinds.length === 0) return null
  return (
    <div role="group" aria-label="Kinds of pages" className="search-kinds">
      {shown.map(({ kind, label }) => {
        const isOn = kinds.includes(kind)
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isOn}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChange(isOn ? kinds.filter((other) => other !== kind) : [...kinds, kind])}
          >
            {label} <span>{counts[kind] ?? 0}</span>
          </button>
        )
      })}
    </div>
  )
}
