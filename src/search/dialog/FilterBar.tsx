import type { SearchFilters, SearchResults } from '../engine/SearchResults'
import { type FilterOption, kindOptions, planOptions } from '../searchMessages'

export interface FilterProps {
  filters: SearchFilters
  counts: SearchResults['kinds']
  onChange: (changed: Partial<SearchFilters>) => void
}

/** All kinds, so that no button moves with a letter. */
export function FilterBar({ filters, counts, onChange }: FilterProps) {
  return (
    <div className="search-filters">
      <FilterButtons name="Kind" options={kindOptions(filters.kinds, counts)} onChange={onChange} />
      <FilterButtons name="Plan" options={planOptions(filters.plan)} onChange={onChange} />
    </div>
  )
}

/** Buttons that narrow the results. A pointer leaves the focus in the field, so that arrow keys still work. */
function FilterButtons({
  name,
  options,
  onChange,
}: {
  name: string
  options: readonly FilterOption[]
  onChange: (change: Partial<SearchFilters>) => void
}) {
  return (
    <div role="group" aria-label={name} className="search-filter">
      <span aria-hidden="true">{name}</span>
      {options.map(({ label, change, isOn, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOn}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange(change)}
        >
          {label} {count !== undefined && <small>{count}</small>}
        </button>
      ))}
    </div>
  )
}
