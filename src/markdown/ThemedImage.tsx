import * as styles from './ThemedImage.module.css'
import { ownUrl } from '../platform/basePath'

export interface ImageProps {
  src: string
  /** The same image for the dark color mode. */
  dark?: string | undefined
  alt: string
  /** In CSS pixels, read at build: the page does not move while the image loads. */
  width: number
  height: number
  loading?: 'lazy' | undefined
}

/** Nothing to load, and nothing to see. */
const emptyImage = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/**
 * An image that follows the color mode. CSS hides one variant, and browsers don't fetch a lazy image that isn't displayed. They load
 * lazy images immediately where scripts are disabled: then the dark variant, which is never shown, has an empty source.
 */
export function ThemedImage({ src, dark, alt, width, height, loading }: ImageProps) {
  const size = { width, height }
  if (dark === undefined) return <img src={ownUrl(src)} alt={alt} {...size} loading={loading} decoding="async" />
  return (
    <>
      <img src={ownUrl(src)} alt={alt} {...size} loading="lazy" decoding="async" className={styles.light} />
      <picture className={styles.dark}>
        <source media="(scripting: none)" srcSet={emptyImage} />
        <img src={ownUrl(dark)} alt={alt} {...size} loading="lazy" decoding="async" />
      </picture>
    </>
  )
}
