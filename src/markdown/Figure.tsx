import type { MouseEvent } from 'react'
import * as styles from './Figure.module.css'

interface Props {
  src: string
  alt: string
  caption?: string
  /** In CSS pixels, read at build: the page does not move while the image loads. */
  width: number
  height: number
  loading?: 'lazy'
}

/** An image that is a block of its own; it opens over the page, and without scripts as a page. */
export function Figure({ src, alt, caption, width, height, loading }: Props) {
  const enlarge = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const opener = event.currentTarget
    // Few readers enlarge images: the rest of it is loaded when one does, or the image as a page when that fails.
    import('./zoomImage').then(
      ({ zoomImage }) => zoomImage({ src, alt, width, height }),
      () => window.location.assign(opener.href),
    )
  }
  return (
    <figure className={styles.figure}>
      <a href={src} aria-label={`Enlarge: ${alt}`} className={styles.link} onClick={enlarge}>
        <img src={src} alt={alt} width={width} height={height} loading={loading} decoding="async" />
      </a>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
