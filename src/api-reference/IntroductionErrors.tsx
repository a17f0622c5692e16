import { Fragment } from 'react'
import { TableBox } from '../markdown/TableBox'
import { CodeBlock } from '../markdown/CodeBlock'
import { errorNames } from './errorNames'
import { jsonHtml } from './jsonHtml'

/** As the product's `UnleashError` and `BadDataError` write it. */
const example = {
  id: '0b84c7fd-5278-4087-832d-0b502c7929b3',
  name: 'BadDataError',
  message:
    'Request validation failed: your request body or params contain invalid data. Refer to the `details` list for more information.',
  details: [
    {
      path: 'name',
      message: 'The `name` property is required. It was not present on the data you sent.',
      description: 'The `name` property is required. It was not present on the data you sent.',
    },
  ],
}

/** What an answer that is no success looks like. */
export function IntroductionErrors() {
  return (
    <>
      <p>
        An error’s body says what went wrong: <code>name</code> is for programs, <code>message</code> for people, and{' '}
        <code>id</code> for finding the same event in the server’s log. Errors of validation list every fault in{' '}
        <code>details</code>. Answers to a missing token, or to one of the wrong kind, may have a <code>message</code>{' '}
        alone.
      </p>
      <CodeBlock html={jsonHtml(example)} language="JSON" />
      <TableBox>
        <table>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Name</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {errorNames.map(([status, names, when]) => (
              <tr key={names.join()}>
                <td>{status}</td>
                <td>
                  {names.map((name, index) => (
                    <Fragment key={name}>
                      {index > 0 && ', '}
                      <code>{name}</code>
                    </Fragment>
                  ))}
                </td>
                <td>{when}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </>
  )
}
