import { useContext, useState } from 'react'
import { ApiConsole } from '../console/ApiConsole'
import type { Connection } from '../console/SendingOptions'
import { readSession, writeSession } from '../../platform/sessionSlot'
import { changeSampleValues, cleanServer, cleanToken, sampleValues } from '../../preferences/my-stack/sampleValues'
import { SchemaFile } from './SchemaFacts'

/** The API console with the server and the token that the reader has filled in for code samples, and the other way round. */
export function OperationConsole(props: { method: string; endpoint: string; onClose: () => void }) {
  const { server, token: typedToken } = sampleValues.useValue()
  const [keptToken, setKeptToken] = useState(() => readSession('api.token'))
  const isTokenKept = keptToken !== undefined
  const token = typedToken || (keptToken ?? '')
  const change = (next: Partial<Connection>) => {
    const values = { server, token, isTokenKept, ...next }
    const kept = values.isTokenKept ? values.token : undefined
    writeSession('api.token', kept)
    setKeptToken(kept)
    changeSampleValues({ server: values.server, token: values.token })
  }
  const connection = { server, token, isTokenKept, serverUrl: cleanServer(server), sentToken: cleanToken(token) }
  return <ApiConsole {...props} file={useContext(SchemaFile)} connection={connection} onConnection={change} />
}
