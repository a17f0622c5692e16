import { SiteLink } from '../ui/SiteLink'
import { TableBox } from '../markdown/TableBox'

/** Which token each part of the API takes; confirmed in the product's api-token-middleware. */
export function IntroductionTokens() {
  return (
    <>
      <p>
        Send a token in the <code>Authorization</code> header, as it is: without the word “Bearer”. Each part of the API
        takes its own kind; admin tokens are accepted everywhere. A token of another kind is answered with 403.
      </p>
      <TableBox>
        <table>
          <thead>
            <tr>
              <th scope="col">Paths</th>
              <th scope="col">Token</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <code>/api/admin</code>
              </td>
              <td>
                <SiteLink href="/how-to/how-to-create-personal-access-tokens">Personal access token</SiteLink>,{' '}
                <SiteLink href="/reference/service-accounts">service account</SiteLink> token, or admin token
              </td>
            </tr>
            <tr>
              <td>
                <code>/api/client</code>
              </td>
              <td>
                <SiteLink href="/reference/api-tokens-and-client-keys">Client token</SiteLink>, or admin token
              </td>
            </tr>
            <tr>
              <td>
                <code>/api/frontend</code>
              </td>
              <td>
                <SiteLink href="/reference/front-end-api">Front-end token</SiteLink>, or admin token
              </td>
            </tr>
          </tbody>
        </table>
      </TableBox>
      <p>
        What a personal access token or a service account may do follows from{' '}
        <SiteLink href="/reference/rbac">its roles</SiteLink>; each operation names the permission it asks for.
      </p>
    </>
  )
}
