import type { ReactNode } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { Loadable } from '../../ui/Loadable'
import * as styles from './LabTool.module.css'

const loadLab = () => import('./EvaluationLab')

interface Props {
  /** Query string of the page. */
  search: string
  /** Changes with every navigation. */
  visit: string
}

/** The lab, loaded in the browser. Without JavaScript, the text of the page explains the same. */
export function LabTool({ search, visit }: Props): ReactNode {
  const isHydrated = useIsHydrated()
  return (
    <div className={styles.tool} data-print="hide">
      {isHydrated && (
        <Loadable load={loadLab} name="The lab">
          {({ EvaluationLab }) => <EvaluationLab search={search} visit={visit} />}
        </Loadable>
      )}
    </div>
  )
}
