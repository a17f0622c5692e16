import sheet from '-!./sampleForm.css?source'
import { useId } from 'react'
import { samplePlaceholders } from '../../plugins/gatsby-source-openapi/shared'
import { useStyleSheets } from '../hooks/useStyleSheets'
import { StackButton } from '../my-stack/StackButton'
import { changeSampleValues, cleanServer, cleanToken, sampleValues } from '../my-stack/sampleValues'

const styleSheets = [sheet]

/** A server and a token, for the samples of all pages. */
export function SampleForm() {
  useStyleSheets(styleSheets)
  const { server, token, isServerKept } = sampleValues.useValue()
  return (
    <div className="sample-form">
      <Field
        label="URL of your Unleash server"
        type="url"
        placeholder={samplePlaceholders.server}
        value={server}
        isValid={server === '' || cleanServer(server) !== undefined}
        problem={`This is not a valid URL. Enter one such as ${samplePlaceholders.server}.`}
        onChange={(value) => changeSampleValues({ server: value })}
      />
      <label>
        <input
          type="checkbox"
          checked={isServerKept}
          onChange={(event) => changeSampleValues({ isServerKept: event.target.checked })}
        />{' '}
        Keep the URL in this browser
      </label>
      <Field
        label="API token"
        type="text"
        placeholder={samplePlaceholders.token}
        value={token}
        isValid={token === '' || cleanToken(token) !== undefined}
        problem="This is not a valid token: it contains a space, a quote or another character that tokens can't contain."
        onChange={(value) => changeSampleValues({ token: value })}
      />
      <p className="sample-note">Code samples use the token from this tab’s memory. Only the API console sends it, and only to your server.</p>
      <StackButton />
    </div>
  )
}

interface FieldProps {
  label: string
  type: 'url' | 'text'
  placeholder: string
  value: string
  isValid: boolean
  /** Shown below the field if the value is not valid. */
  problem: string
  onChange: (value: string) => void
}

function Field({ label, isValid, problem, onChange, ...input }: FieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={!isValid}
        aria-describedby={isValid ? undefined : `${id}problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      {!isValid && (
        <p id={`${id}problem`} className="sample-problem">
          {problem}
        </p>
      )}
    </>
  )
}
