import * as styles from './Diagram.module.css'

interface Props {
  /** Drawn at build; coloured by this component's styles, so that it follows the theme. */
  svg: string
  alt: string
  title?: string
}

/** A diagram drawn at build from a `dot` fence. */
export function Diagram({ svg, alt, title }: Props) {
  return (
    <figure className={styles.figure}>
      {/* A wide diagram scrolls in its own box, which has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="img" aria-label={alt} tabIndex={0} className={styles.drawing} dangerouslySetInnerHTML={{ __html: svg }} />
      {title && <figcaption className={styles.caption}>{title}</figcaption>}
    </figure>
  )
}
