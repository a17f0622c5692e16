import type { MouseEvent } from 'react'
import { hasModifier } from '../ui/SiteLink'
import { ScrollBox } from '../ui/ScrollBox'
import * as styles from './Figure.module.css'
import { type ImageProps, ThemedImage } from './ThemedImage'

interface Props extends ImageProps {
  caption?: string
  /** What the build knows about the image, said below it. */
  note?: string
}

/** An image as a separate block; a click enlarges it over the page, without scripts it opens as a page. */
export function Figure({ caption, note, ...image }: Props) {
  const { src, alt } = image
  const enlarge = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifier(event)) return
    event.preventDefault()
    const opener = event.currentTarget
    // The variant of the color mode.
    const shown = [...opener.querySelectorAll('img')].find((image) => image.getClientRects().length > 0)?.src ?? src
    // Loaded on click, as few readers enlarge images. If that fails, the image opens as a page. By then the reader may have left.
    import('./zoomImage').then(
      ({ zoomImage }) => opener.isConnected && zoomImage({ ...image, src: shown }),
      () => opener.isConnected && window.location.assign(opener.href),
    )
  }
  return (
    <figure className={styles.figure}>
      <a href={src} aria-label={`Enlarge: ${alt}`} className={styles.link} onClick={enlarge}>
        <ThemedImage {...image} />
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
