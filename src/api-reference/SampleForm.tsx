import { useId } from 'react'
import { samplePlaceholders } from '../shared/samplePlaceholders'
import { cleanServer, cleanToken } from './fillSample'
import * as styles from './SampleForm.module.css'
import { changeSampleValues, useSampleValues } from './sampleValues'

/** A server and a token, for the samples of all pages. */
export function SampleForm() {
  const { server, token, isServerKept } = useSampleValues()
  return (
    <div className={styles.form}>
      <Field
        label="Address of your Unleash server"
        type="url"
        placeholder={samplePlaceholders.server}
        value={server}
        isValid={server === '' || cleanServer(server) !== undefined}
        complaint={`Write an address such as ${samplePlaceholders.server}.`}
        onChange={(value) => changeSampleValues({ server: value })}
      />
      <label>
        <input
          type="checkbox"
          checked={isServerKept}
          onChange={(event) => changeSampleValues({ isServerKept: event.target.checked })}
        />{' '}
        Keep the address in this browser
      </label>
      <Field
        label="API token"
        type="text"
        placeholder={samplePlaceholders.token}
        value={token}
        isValid={token === '' || cleanToken(token) !== undefined}
        complaint="This is no token: it has a space, a quote or another character that tokens do not have."
        onChange={(value) => changeSampleValues({ token: value })}
      />
      <p className={styles.note}>The token stays in this tab’s memory: it is never stored and never sent.</p>
    </div>
  )
}

interface FieldProps {
  label: string
  type: 'url' | 'text'
  placeholder: string
  value: string
  isValid: boolean
  /** Said below the field where the value is not valid. */
  complaint: string
  onChange: (value: string) => void
}

function Field({ label, isValid, complaint, onChange, ...input }: FieldProps) {
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
        aria-describedby={isValid ? undefined : `${id}complaint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {!isValid && (
        <p id={`${id}complaint`} className={styles.complaint}>
          {complaint}
        </p>
      )}
    </>
  )
}
