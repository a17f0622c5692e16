import type { FoundSection } from '../engine/SearchResults'
import { SearchLink } from '../SearchLink'
import { Marked } from './Marked'
import * as styles from './SearchPage.module.css'

/** The pages that were found, each with its sections below it: where it stands, its heading, and what it says. */
export function SearchResultList({ sections }: { sections: readonly FoundSection[] }) {
  return (
    <ol role="list" className={styles.results}>
      {sections.map(({ url, path, category, title, headings, excerpt }, place) => {
        // The page, or the section that is called what was asked for.
        const isFirst = sections[place - 1]?.path !== path
        const Heading = isFirst ? 'h2' : 'h3'
        return (
          <li key={url} data-level={isFirst ? 0 : headings.length}>
            <p className={styles.trail}>
              {[category, ...(headings.length > 0 ? [title] : []), ...headings.slice(0, -1)].map(({ value }, place) => (
                <span key={place}>
                  <Marked text={value} />
                </span>
              ))}
            </p>
            <Heading className={styles.heading}>
              <SearchLink href={url}>
                <Marked text={headings.at(-1)?.value ?? title.value} />
              </SearchLink>
            </Heading>
            <p className={styles.excerpt}>
              <Marked text={excerpt.value} />
            </p>
          </li>
        )
      })}
    </ol>
  )
}
