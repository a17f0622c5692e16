import { useState } from 'react'
import { hasModifier } from '../ui/SiteLink'
import { Icon } from '../ui/Icon'
import * as figure from './Figure.module.css'
import { ThemedImage } from './ThemedImage'
import * as styles from './Video.module.css'

interface Props {
  title: string
  /** The video's page, for readers without scripts. */
  src: string
  embed: string
  host: string
  /** About how long it is, where that is known. */
  minutes?: number
  /** An image in place of the drawn poster, with its size and its dark variant. */
  poster?: string
  dark?: string
  width?: number
  height?: number
  loading?: 'lazy'
}

/**
 * The embedder policy of the site (`src/build/securityHeaders`) requires it, and it leaves the player without cookies.
 * React's types don't have it.
 */
const isolation = { credentialless: '' }

/** A poster until the reader clicks: then the first request to its host is sent. */
export function Video({ title, src, embed, host, minutes, poster, dark, width = 16, height = 9, loading }: Props) {
  const [isPlaying, setIsPlaying] = useState(false)
  const action = `Play on ${host}${minutes === undefined ? '' : ` (about ${minutes} minutes)`}`
  return (
    <figure className={styles.video}>
      <div className={styles.screen}>
        {isPlaying ? (
          <iframe
            ref={(player) => player?.focus()}
            {...isolation}
            src={embed}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
          />
        ) : (
          <a
            href={src}
            onClick={(event) => {
              // Firefox enforces the policy, but doesn't know the attribute: there, the link leads to the video.
              const canEmbed = !window.crossOriginIsolated || 'credentialless' in document.createElement('iframe')
              if (!canEmbed || hasModifier(event)) return
              event.preventDefault()
              setIsPlaying(true)
            }}
          >
            {poster && <ThemedImage src={poster} dark={dark} alt="" width={width} height={height} loading={loading} />}
            <span className={poster ? styles.overlay : styles.poster}>
              <span className={styles.title}>{title}</span>{' '}
              <span className={styles.action}>
                <Icon name="play" />
                {action}
              </span>
            </span>
          </a>
        )}
      </div>
      <figcaption className={figure.caption}>
        Playing the video connects to {host}, which then sees your IP address.
      </figcaption>
    </figure>
  )
}
