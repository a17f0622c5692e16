import type { RefObject } from 'react'
import { CopyButton } from './CopyButton'
import { Icon } from './Icon'
import { IconButton } from './IconButton'

interface Props {
  className: string | undefined
  code: RefObject<HTMLElement>
  /** Whether lines are longer than their box. */
  isWide: boolean
  isWrapped: boolean
  onWrap: (isWrapped: boolean) => void
}

/** What can be done with code: wrap its long lines, where there are any, and copy it. */
export function CodeTools({ className, code, isWide, isWrapped, onWrap }: Props) {
  return (
    <div className={className} data-print="hide">
      {(isWide || isWrapped) && (
        <IconButton label="Wrap long lines" aria-pressed={isWrapped} onClick={() => onWrap(!isWrapped)}>
          <Icon name="wrap" />
        </IconButton>
      )}
      <CopyButton label="Copy the code" text={() => code.current?.textContent ?? ''} />
    </div>
  )
}
