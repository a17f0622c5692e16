import type { ApiResponse } from '../../plugins/gatsby-source-openapi/types'
import { ForeignTree } from '../markdown/ForeignTree'
import { Tab } from '../markdown/Tab'
import { Tabs } from '../markdown/Tabs'
import { MediaTypes } from './MediaTypes'
import { ParameterList } from './ParameterList'
import * as styles from './Responses.module.css'

/** Responses by status, side by side. */
export function Responses({ responses }: { responses: readonly ApiResponse[] }) {
  return (
    <Tabs label="Responses by status">
      {responses.map(({ status, description, headers, mediaTypes }) => (
        <Tab key={status} value={status} label={status}>
          {description && (
            <div className={styles.text}>
              <ForeignTree tree={description} />
            </div>
          )}
          {mediaTypes.length === 0 && <p>No body.</p>}
          <MediaTypes mediaTypes={mediaTypes} isOpen />
          {headers.length > 0 && (
            <>
              <h3>Headers of the {status} response</h3>
              <ParameterList fields={headers} parent={`response-${status}-header`} />
            </>
          )}
        </Tab>
      ))}
    </Tabs>
  )
}
