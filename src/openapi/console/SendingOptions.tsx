import { samplePlaceholders } from '../../../plugins/gatsby-source-openapi/shared'
import { CopyTextButton } from '../../ui/CopyTextButton'
import { Checkbox, TextField } from '../../ui/fields'
import { SiteLink } from '../../ui/SiteLink'
import { isFrontendPath, type SendingWay } from './request/explainFailure'
import type { ConsoleOperation } from './request/readOperation'
import { ownUrl } from '../../platform/basePath'

/** Where requests go and with which token. */
export interface Connection {
  /** As typed. */
  server: string
  token: string
  /** Valid URL of the server, without a slash at its end. */
  serverUrl: string | undefined
  /** The token without what was copied with it; undefined for none, and for one that can't be valid. */
  sentToken: string | undefined
  isTokenKept: boolean
}

interface Props {
  operation: ConsoleOperation
  way: SendingWay
  connection: Connection
  relay: string
  /** Whether to show what is missing. */
  isChecked: boolean
  onChoice: (choice: { way?: SendingWay; relay?: string }) => void
  onConnection: (change: Partial<Connection>) => void
}

/** The four ways, each with where the token goes. */
export function SendingOptions(props: Props) {
  const { operation, way, onChoice } = props
  const direct = isFrontendPath(operation.endpoint)
    ? 'From this page to your server. The token goes to your server only.'
    : 'From this page to your server; the token goes there only. Unleash blocks direct requests to this path: other websites can only use /api/frontend.'
  const ways: readonly [way: SendingWay, name: string, text: string][] = [
    ['dryRun', 'Dry run', 'Sends nothing and needs no token. Checks your input and shows the documented response.'],
    ['direct', 'Direct', direct],
    [
      'relay',
      'Relay',
      'Through a script on your machine. The token goes to the script, and from there to your server only.',
    ],
    ['swagger', 'Swagger UI', 'The same operation on a page of your server. This site never receives the token.'],
  ]
  return (
    <>
      <fieldset className="console-ways">
        <legend>How to send the request</legend>
        {ways.map(([value, name, text]) => (
          <label key={value} className="console-way">
            <input type="radio" name="console-way" checked={way === value} onChange={() => onChoice({ way: value })} />
            <b>{name}</b>
            <span className="form-hint">{text}</span>
          </label>
        ))}
      </fieldset>
      {way !== 'dryRun' && <ConnectionFields {...props} />}
      {way === 'relay' && <RelaySteps {...props} />}
      {way === 'swagger' && <SwaggerLink {...props.connection} />}
    </>
  )
}

function ConnectionFields({ operation, way, connection, isChecked, onConnection }: Props) {
  const { server, token, serverUrl, sentToken, isTokenKept } = connection
  const isServerWrong = serverUrl === undefined && (server !== '' || isChecked)
  return (
    <div className="console-fields">
      <TextField
        label="URL of your Unleash server"
        type="url"
        required
        placeholder={samplePlaceholders.server}
        value={server}
        problem={isServerWrong ? `This is not a valid URL. Enter one such as ${samplePlaceholders.server}.` : undefined}
        onChange={(value) => onConnection({ server: value })}
      />
      {way !== 'swagger' && (
        <div>
          <TextField
            label="API token"
            type="password"
            required={operation.needsToken}
            hint="Stays in this page’s memory. It is never part of a URL or a copied link."
            value={token}
            problem={tokenProblem(token, sentToken !== undefined, operation.needsToken && isChecked)}
            onChange={(value) => onConnection({ token: value })}
          />
          <Checkbox
            label="Keep the token until I close this tab"
            isChecked={isTokenKept}
            onChange={(isKept) => onConnection({ isTokenKept: isKept })}
          />
        </div>
      )}
      {way === 'direct' && (
        <p className="form-hint">
          The console can send requests to any https server and to localhost, because only you know where your server
          is. Nothing else on this site can.
        </p>
      )}
    </div>
  )
}

function tokenProblem(token: string, isValid: boolean, isRequired: boolean): string | undefined {
  if (token === '') return isRequired ? 'This operation requires a token.' : undefined
  return isValid
    ? undefined
    : 'This is not a valid token: it contains a space, a quote or another character that tokens can’t contain.'
}

const commandLabels = { idle: 'Copy command', copied: 'Copied', failed: 'Copy failed' }

function relayCommand(serverUrl: string | undefined): string {
  const { origin } = window.location
  const site = origin === 'https://docs.getunleash.io' ? '' : ` --site ${origin}`
  return `node api-relay.mjs ${serverUrl ?? samplePlaceholders.server}${site}`
}

function RelaySteps({ connection, relay, onChoice }: Props) {
  const command = relayCommand(connection.serverUrl)
  return (
    <ol className="console-steps">
      <li>
        <a href={ownUrl('/api-relay.mjs')} download>
          Download the relay
        </a>
        : 120 lines of JavaScript without dependencies. It only accepts requests from this site, only listens on your
        machine, and only forwards to the server that you start it with.
      </li>
      <li>
        Run it with Node.js 20 or newer:
        <span className="console-command">
          <code>{command}</code>
          <CopyTextButton className="form-button" labels={commandLabels} text={() => command} />
        </span>
      </li>
      <li>
        <TextField
          label="URL of the relay"
          type="url"
          required
          value={relay}
          onChange={(url) => onChoice({ relay: url })}
          problem={
            isRelayUrl(relay) ? undefined : 'The URL must start with http://127.0.0.1 or http://localhost, with a port.'
          }
        />
      </li>
    </ol>
  )
}

/** The token must not leave the machine on its way to the relay. */
export function isRelayUrl(url: string): boolean {
  return /^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/.test(url)
}

function SwaggerLink({ serverUrl }: Connection) {
  return (
    <p>
      {serverUrl === undefined ? (
        <span>Enter the URL of your server to get the link.</span>
      ) : (
        <a href={`${serverUrl}/docs/openapi/`} target="_blank" rel="noreferrer">
          {`Open the Swagger UI of ${serverUrl}`}
        </a>
      )}{' '}
      If the page doesn’t exist there, <SiteLink href="/how-to/how-to-enable-openapi">enable OpenAPI</SiteLink>.
    </p>
  )
}
