import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon'
import * as styles from './FileTree.module.css'

/** Around a bulleted list of folders and files, each of which the build has made a `FileName`. */
export function FileTree({ children }: { children: ReactNode }) {
  return <div className={styles.tree}>{children}</div>
}

interface FileNameProps {
  name: string
  /** Its name ends with a slash, or it has entries. */
  isFolder?: boolean
  isMarked?: boolean
}

/** The name of a file or folder in a `FileTree`. */
export function FileName({ name, isFolder, isMarked }: FileNameProps) {
  return (
    <span className={styles.name} data-marked={isMarked}>
      <Icon name={isFolder ? 'folder' : 'file'} />
      {isMarked ? <strong>{name}</strong> : name}
    </span>
  )
}
