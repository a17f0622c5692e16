import * as styles from './SectionIcon.module.css'

/** Lines on a square of 24 units: the first in the color of the brand, the second in teal. */
const drawings = {
  start: ['M9 5l11 7-11 7z', 'M4 5v14'],
  overview: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M15.5 8.5l-2 5-5 2 2-5z'],
  concepts: ['M3 3h8v8H3z', 'M13 13h8v8h-8zM11 7h3a3 3 0 0 1 3 3v3'],
  guides: ['M4 6h16M4 12h10M4 18h7', 'M14.5 17l2.5 2.5 4.5-5'],
  practices: ['M12 3l7.5 3v5.5c0 4.6-3.1 7.9-7.5 9.5-4.4-1.6-7.5-4.9-7.5-9.5V6z', 'M8.5 12l2.5 2.5 4.5-5'],
  tutorials: ['M2.5 9L12 4.5 21.5 9 12 13.5z', 'M6.5 11.5v5c3 2.7 8 2.7 11 0v-5'],
  sdks: ['M12 3l8 4.5v9L12 21l-8-4.5v-9z', 'M4 7.5l8 4.5 8-4.5M12 12v9'],
  api: ['M8 7l-5 5 5 5M16 7l5 5-5 5', 'M13.5 5l-3 14'],
  hosting: ['M4 4h16v7H4zM8 7.5h.01', 'M4 13h16v7H4zM8 16.5h.01'],
  troubleshooting: ['M12 3.5l9 16H3z', 'M12 10v4.5M12 17h.01'],
  lab: ['M9 3h6M10 3v6L4.6 18.2A1.9 1.9 0 0 0 6.3 21h11.4a1.9 1.9 0 0 0 1.7-2.8L14 9V3', 'M7.5 15h9'],
} as const satisfies Readonly<Record<string, readonly [brand: string, teal: string]>>

export type SectionName = keyof typeof drawings

/** The sign of a section of the site, in its two colors. */
export function SectionIcon({ name }: { name: SectionName }) {
  const [brand, teal] = drawings[name]
  return (
    <span className={styles.sign}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={brand} />
        <path d={teal} />
      </svg>
    </span>
  )
}
