import { useState } from 'react'
import { Loadable } from '../ui/Loadable'
import * as styles from './SampleFields.module.css'

const loadForm = () => import('./SampleForm')

/** Where the reader fills in a server and a token once; few do, so that the form loads when it is opened. */
export function SampleFields() {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={styles.fields} onToggle={() => setWasOpened(true)}>
      <summary>Fill in your server and token</summary>
      {wasOpened && (
        <Loadable load={loadForm} name="The form">
          {({ SampleForm }) => <SampleForm />}
        </Loadable>
      )}
    </details>
  )
}
