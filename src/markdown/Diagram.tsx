import { ScrollBox } from '../ui/ScrollBox'
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
      <ScrollBox label="Diagram" className={styles.drawing}>
        <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
      </ScrollBox>
      {title && <figcaption className={styles.caption}>{title}</figcaption>}
    </figure>
  )
}
