import type { ApiResponse } from '../../plugins/gatsby-source-openapi/types'
import { Tab, Tabs } from '../markdown/Tabs'
import { UntrustedTree } from '../markdown/UntrustedTree'
import { headerParent, nameSegment, responseId } from '../shared/rowAnchors'
import { SiteLink } from '../ui/SiteLink'
import { Example, MediaTypes } from './MediaTypes'
import * as styles from './Responses.module.css'
import { ParameterList } from './SchemaTree'

interface Props {
  responses: readonly ApiResponse[]
}

/** What each response consists of. `src/browser/enhancePage` keeps the chosen one in the URL and opens its example. */
export function Responses({ responses }: Props) {
  return (
    <Tabs label="Responses by status">
      {responses.map(({ status, description, headers, mediaTypes }) => (
        <Tab key={status} value={status} label={status}>
          {description && (
            <div className={styles.text}>
              <UntrustedTree tree={description} />
            </div>
          )}
          {/^[45]/.test(status) && (
            <p>
              <SiteLink href="/using-unleash/troubleshooting/error-messages#statuses">Causes and fixes</SiteLink>
            </p>
          )}
          {mediaTypes.length === 0 && <p id={responseId(status)}>No body.</p>}
          <MediaTypes mediaTypes={mediaTypes} id={responseId(status)} />
          {headers.length > 0 && (
            <>
              <h3>{`Headers of the ${status} response`}</h3>
              <ParameterList fields={headers} parent={headerParent(status)} />
            </>
          )}
        </Tab>
      ))}
    </Tabs>
  )
}

/** An example of every response that has one; the first is open. */
export function ResponseExamples({ responses }: Props) {
  let isOpen = true
  return (
    <>
      {responses.map(({ status, mediaTypes }) =>
        mediaTypes
          .flatMap(({ examples }) => examples)
          .map((example, index) => {
            const wasOpen = isOpen
            isOpen = false
            return (
              <Example
                key={`${status} ${index}`}
                label={`Response ${status}`}
                {...example}
                group="response"
                id={index > 0 ? undefined : `example-${nameSegment(status)}`}
                isOpen={wasOpen}
              />
            )
          }),
      )}
    </>
  )
}
