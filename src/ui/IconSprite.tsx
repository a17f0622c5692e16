/** The line of each icon on a square of 24 units, as the `d` of a path. */
export const drawings = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  system: 'M3 4h18v12H3zM8 20h8M12 16v4',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  wrap: 'M3 6h18M3 12h15a3 3 0 0 1 0 6h-5M15 15l-3 3 3 3M3 18h5',
  folder: 'M3 6h6l2 2h10v11H3z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  play: 'M8 5l11 7-11 7z',
  check: 'M4 12.5l5 5L20 6.5',
  note: 'M4 4h16v11l-5 5H4zM8 9h8M8 13h4',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.2v.3',
  tip: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1 1.2 1.1 2.2h5c.1-1 .4-1.6 1.1-2.2A6 6 0 0 0 12 3z',
  caution: 'M12 4l9.5 16h-19zM12 10v4.5M12 17.2v.3',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.2v.3',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  github:
    'M9 19c-4.5 1.4-4.5-2.3-6.3-2.8M15.3 21.5v-3.6a3.1 3.1 0 0 0-.9-2.4c2.9-.3 5.9-1.4 5.9-6.4a5 5 0 0 0-1.4-3.4 4.6 4.6 0 0 0-.1-3.4s-1.1-.3-3.6 1.3a12.4 12.4 0 0 0-6.4 0C6.3 2 5.2 2.3 5.2 2.3a4.6 4.6 0 0 0-.1 3.4A5 5 0 0 0 3.7 9.1c0 5 3 6.1 5.9 6.4a3.1 3.1 0 0 0-.9 2.4v3.6',
}

/**
 * The drawings that `Icon` refers to, once in the HTML of each page, so that scripts and styles don't have them. As images of the
 * style sheet, each would be a separate document to the browser, which a phone needs 15 to 20 ms for before its first paint.
 */
export function IconSprite() {
  return (
    <div hidden>
      <svg>
        {Object.entries(drawings).map(([name, d]) => (
          <symbol key={name} id={`icon:${name}`} viewBox="0 0 24 24">
            <path d={d} />
          </symbol>
        ))}
      </svg>
    </div>
  )
}
