import '../../ui/formControl.css'
import { samplePlaceholders } from '../../../plugins/gatsby-source-openapi/shared'
import { StackButton } from '../../preferences/my-stack/StackButton'
import { changeSampleValues, cleanServer, cleanToken, sampleValues } from '../../preferences/my-stack/sampleValues'
import { Checkbox, TextField } from '../../ui/fields'

/** A server and a token, for the samples of all pages. */
export function SampleForm() {
  const { server, token, isServerKept } = sampleValues.useValue()
  const isServerValid = server === '' || cleanServer(server) !== undefined
  const isTokenValid = token === '' || cleanToken(token) !== undefined
  return (
    <div className="form-fields">
      <TextField
        label="URL of your Unleash server"
        type="url"
        placeholder={samplePlaceholders.server}
        value={server}
        problem={isServerValid ? undefined : `This is not a valid URL. Enter one such as ${samplePlaceholders.server}.`}
        onChange={(value) => changeSampleValues({ server: value })}
      />
      <Checkbox
        label="Keep the URL in this browser"
        isChecked={isServerKept}
        onChange={(isKept) => changeSampleValues({ isServerKept: isKept })}
      />
      <TextField
        label="API token"
        placeholder={samplePlaceholders.token}
        value={token}
        problem={
          isTokenValid
            ? undefined
            : "This is not a valid token: it contains a space, a quote or another character that tokens can't contain."
        }
        onChange={(value) => changeSampleValues({ token: value })}
      />
      <p className="form-hint">
        Code samples use the token from this tab’s memory. Only the API console sends it, and only to your server.
      </p>
      <StackButton />
    </div>
  )
}
