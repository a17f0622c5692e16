import type { MouseEvent, ReactNode } from 'react'
import { hasModifier } from '../ui/SiteLink'
import { ScrollBox } from '../ui/ScrollBox'
import * as styles from './Figure.module.css'
import { type ImageProps, ThemedImage } from './ThemedImage'
import { ownUrl } from '../platform/basePath'

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
    const shown =
      [...opener.querySelectorAll('img')].find((image) => image.getClientRects().length > 0)?.src ?? ownUrl(src)
    // Loaded on click, as few readers enlarge images. If that fails, the image opens as a page. By then the reader may have left.
    import('./zoomImage').then(
      ({ zoomImage }) => opener.isConnected && zoomImage({ ...image, src: shown }),
      () => opener.isConnected && window.location.assign(opener.href),
    )
  }
  return (
    <figure>
      <a
        href={ownUrl(src)}
        aria-label={`Enlarge: ${alt}`}
        className={styles.link}
        data-size={sizeOf(image.width)}
        data-replay
        onClick={enlarge}
      >
        <ThemedImage {...image} />
      </a>
      <Caption numbers={numberKey(alt)} parts={[caption, note]} />
    </figure>
  )
}

/** Pictures have three widths (`Figure.module.css`): small, that of the column, and one for those in lists. */
function sizeOf(width: number): 'small' | undefined {
  return width < 640 ? 'small' : undefined
}

/**
 * The alternative text of a picture with numbered callouts, such as "The form with the name (1) and the type (2)", in which the
 * numbers look as in the picture; nothing for a picture without them.
 */
function numberKey(alt: string): ReactNode[] | undefined {
  const parts = alt.replace(/\.$/, '').split(/ \((\d{1,2})\)/)
  if (parts.length === 1) return undefined
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index}>
        {' '}
        <span className={styles.number}>{part}</span>
      </span>
    ),
  )
}

/** Screen readers have the key of the numbers from the picture itself. */
function Caption({ numbers, parts }: { numbers: ReactNode[] | undefined; parts: (string | undefined)[] }) {
  const words = parts.filter((part) => part !== undefined)
  if (!numbers && words.length === 0) return null
  return (
    <figcaption className={styles.caption}>
      {numbers && <span aria-hidden="true">{numbers}. </span>}
      {words.join('. ')}
    </figcaption>
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
    <figure>
      <ScrollBox label="Diagram" className={styles.drawing}>
        <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
      </ScrollBox>
      {title && <figcaption className={styles.caption}>{title}</figcaption>}
    </figure>
  )
}
