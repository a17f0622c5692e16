import { memo } from 'react'
import { RetryButton } from '../../ui/Loadable'
import { picture } from '../engine/drawUsers'
import { tableHeads, type Row } from '../engine/scenes'
import { ScrollBox } from '../../ui/ScrollBox'

interface Props {
  drawing: { paths: readonly string[]; column?: number } | undefined
  /** Row by row what the colors of the drawing mean; the same array in all renders of one result. */
  rows: readonly Row[]
  summary: string | undefined
  hasFailed: boolean
  retry: () => void
}

/**
 * The users as a picture, and the same numbers as a table. Screen readers hear the summary when it changes. A slider renders its parent
 * twice, for the value and for the result: only the result is new here.
 */
export const SimulationView = memo(function SimulationView({ drawing, rows, summary, hasFailed, retry }: Props) {
  if (hasFailed) {
    return (
      <div role="alert">
        <p>The simulation could not be started. You might want to check your network connection.</p>
        <RetryButton onClick={retry}>Retry</RetryButton>
      </div>
    )
  }
  return (
    <>
      <svg
        className="sim-picture"
        viewBox={`0 0 ${picture.columns} ${picture.rows}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="10,000 users in the order of their buckets; the table below shows the same numbers."
      >
        {drawing?.paths.map((path, index) => (
          <path key={index} data-color={index} d={path} />
        ))}
        {drawing?.column !== undefined && <path className="sim-mark" d={`M${drawing.column} 0h1v${picture.rows}h-1z`} />}
      </svg>
      <p role="status" className="sim-summary">
        {summary}
      </p>
      <ScrollBox label="Number of users" className="sim-numbers">
        <table>
          <thead>
            <tr>
              {tableHeads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, users, usual }, index) => (
              <tr key={label}>
                <th scope="row">
                  <span className="sim-swatch" data-color={drawing?.paths[index] === undefined ? undefined : index} /> {label}
                </th>
                <td>{users}</td>
                <td>{usual}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
})
