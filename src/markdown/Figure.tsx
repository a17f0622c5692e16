import type { MouseEvent } from 'react'
import { hasModifier } from '../ui/SiteLink'
import { ScrollBox } from '../ui/ScrollBox'
import * as styles from './Figure.module.css'
import { ThemedImage } from './ThemedImage'

interface Props {
  src: string
  /** The same image for the dark color mode. */
  dark?: string
  alt: string
  caption?: string
  /** In CSS pixels, read at build: the page does not move while the image loads. */
  width: number
  height: number
  /** What the build knows about the image, said below it. */
  note?: string
  loading?: 'lazy'
}

/** An image as a separate block; a click enlarges it over the page, without scripts it opens as a page. */
export function Figure({ src, dark, alt, caption, width, height, note, loading }: Props) {
  const enlarge = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifier(event)) return
    event.preventDefault()
    const opener = event.currentTarget
    // The variant of the color mode.
    const shown = [...opener.querySelectorAll('img')].find((image) => image.getClientRects().length > 0)?.src ?? src
    // Loaded on click, as few readers enlarge images. If that fails, the image opens as a page. By then the reader may have left.
    import('./zoomImage').then(
      ({ zoomImage }) => opener.isConnected && zoomImage({ src: shown, alt, width, height }),
      () => opener.isConnected && window.location.assign(opener.href),
    )
  }
  return (
    <figure className={styles.figure}>
      <a href={src} aria-label={`Enlarge: ${alt}`} className={styles.link} onClick={enlarge}>
        <ThemedImage src={src} dark={dark} alt={alt} width={width} height={height} loading={loading} />
      </a>
      {(caption ?? note) && (
        <figcaption className={styles.caption}>
          {caption}
          {caption && note && <br />}
          {note}
        </figcaption>
      )}
    </figure>
  )
}

interface DiagramProps {
  /** Drawn at build; colored by this component's styles, so that it follows the theme. */
  svg: string
  alt: string
  title?: string
}

/** A diagram drawn at build from a `dot` fence. */
export function Diagram({ svg, alt, title }: DiagramProps) {
  return (
    <figure className={styles.figure}>
      <ScrollBox label="Diagram" className={styles.drawing}>
        <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
      </ScrollBox>
      {title && <figcaption className={styles.caption}>{title}</figcaption>}
    </figure>
  )
}
