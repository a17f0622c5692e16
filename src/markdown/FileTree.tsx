import type { ReactNode } from 'react'
import * as styles from './FileTree.module.css'

/** Round a bulleted list: folders and files, which the build has made `FileName`s. */
export function FileTree({ children }: { children: ReactNode }) {
  return <div className={styles.tree}>{children}</div>
}
