import { useState } from 'react'
import { Icon } from '../ui/Icon'
import * as styles from './Video.module.css'

interface Props {
  title: string
  /** The video's page, for readers without scripts. */
  src: string
  embed: string
  /** Who shows the video. */
  host: string
  poster?: string
  loading?: 'lazy'
}

/** A video as a picture; only a click asks its host for anything. */
export function Video({ title, src, embed, host, poster, loading }: Props) {
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <figure>
      <div className={styles.screen}>
        {isPlaying ? (
          <iframe ref={(frame) => frame?.focus()} src={embed} title={title} allow="autoplay; fullscreen; picture-in-picture" />
        ) : (
          <a
            href={src}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              setIsPlaying(true)
            }}
          >
            {poster && <img src={poster} alt="" loading={loading} decoding="async" />}
            <span className={styles.label}>
              <Icon name="play" />
              <span>Play: {title}</span>
            </span>
          </a>
        )}
      </div>
      <figcaption className={styles.caption}>Playing it asks {host}, which then learns your address.</figcaption>
    </figure>
  )
}
