import { useState } from 'react'
import { hasModifier } from '../ui/SiteLink'
import { Icon } from '../ui/Icon'
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
  /** An image in place of the drawn thumbnail, with its size and its dark variant. */
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

/** A strip with the title until the reader clicks: then the first request to its host is sent. */
export function Video({ title, src, embed, host, minutes, poster, dark, width = 16, height = 9, loading }: Props) {
  const [isPlaying, setIsPlaying] = useState(false)
  const length = minutes === undefined ? '' : `About ${minutes} minutes. `
  return (
    <figure className={styles.video}>
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
          className={styles.strip}
          href={src}
          data-replay
          onClick={(event) => {
            // Firefox enforces the policy, but doesn't know the attribute: there, the link leads to the video.
            const canEmbed = !window.crossOriginIsolated || 'credentialless' in document.createElement('iframe')
            if (!canEmbed || hasModifier(event)) return
            event.preventDefault()
            setIsPlaying(true)
          }}
        >
          <span className={styles.thumbnail}>
            {poster ? (
              <ThemedImage src={poster} dark={dark} alt="" width={width} height={height} loading={loading} />
            ) : (
              <Icon name="play" />
            )}
          </span>
          <span>
            <span className={styles.title}>{title}</span>{' '}
            <span className={styles.note}>{`${length}${host} sees your IP address when you play it.`}</span>
          </span>{' '}
          <span className={styles.action}>Play</span>
        </a>
      )}
    </figure>
  )
}
