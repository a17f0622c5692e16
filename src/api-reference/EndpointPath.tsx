import { Fragment } from 'react'

/** The path of an operation; a long one breaks after its slashes. */
export function EndpointPath({ endpoint }: { endpoint: string }) {
  return (
    <code>
      {endpoint.split(/(?<=.\/)/).map((segment, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {segment}
        </Fragment>
      ))}
    </code>
  )
}
