import { Icon } from '../ui/Icon'
import * as styles from './FileName.module.css'

interface Props {
  /** That of a folder ends with a slash, or has entries below it. */
  name: string
  isFolder?: boolean
  /** Whether it is the one to look at. */
  isMarked?: boolean
}

/** The name of a file or folder in a `FileTree`. */
export function FileName({ name, isFolder, isMarked }: Props) {
  return (
    <span className={styles.name} data-marked={isMarked}>
      <Icon name={isFolder ? 'folder' : 'file'} />
      {isMarked ? <strong>{name}</strong> : name}
    </span>
  )
}
