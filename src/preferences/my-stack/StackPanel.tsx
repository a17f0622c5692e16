import '../../ui/formControl.css'
import './stackPanel.css'
import { useLayoutEffect, useRef, useState, type ComponentProps, type MouseEvent, type RefObject } from 'react'
import { samplePlaceholders } from '../../../plugins/gatsby-source-openapi/shared'
import { sdks } from '../../platform/buildValues'
import { loadJson } from '../../platform/siteFiles'
import { type AgentFacts, agentFactsFile } from '../../shared/agentFacts'
import { agentsGuide } from '../../shared/agentsGuide'
import { CopyTextButton } from '../../ui/CopyTextButton'
import { useCopying } from '../../ui/useCopying'
import { planNames } from '../../shared/plans'
import { SelectField } from '../../ui/fields'
import { Icon, IconButton } from '../../ui/Icon'
import { CheckedField } from './CheckedField'
import { changeStack, isStackOpen, useStack } from './myStack'
import { changeSampleValues, cleanServer, sampleValues } from './sampleValues'
import { formatStack, noStack } from './stack'
import { linkReport, stackLink } from './stackLink'
const sides = { server: 'Server-side SDKs', client: 'Client-side SDKs', proxy: 'Proxies' } as const
const guideLabels = { idle: 'Copy AGENTS.md for my stack', copied: 'AGENTS.md copied', failed: 'Copy failed' }
const copyLabels = { idle: 'Copy link to my stack', copied: 'Link copied', failed: 'Copy failed' }

/** A dialog for what the whole site follows: SDK, versions, plan and server. Escape closes it; Back leaves the page below it. */
export function StackPanel() {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  const [message, setMessage] = useState('')
  /** Changes to empty what was typed in vain, too. */
  const [round, setRound] = useState(0)
  const showAll = () => {
    changeStack(noStack)
    keepServer('')
    linkReport.set({ problems: [] })
    setRound(round + 1)
    setMessage('Everything is shown again.')
  }
  return (
    <dialog ref={dialog} className="stack-panel" aria-labelledby="stack:title" onCancel={close} onClose={close}>
      <div className="stack-title">
        <h2 id="stack:title">My stack</h2>
        <IconButton label="Close" onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>
      <p className="form-hint">
        Tabs, code samples and notes on all pages follow your stack. It’s stored only in this browser.
      </p>
      <FromLink />
      <StackFields key={round} />
      <StackActions message={message} onShowAll={showAll} />
    </dialog>
  )
}

/** Opens a dialog as a modal one as long as it's mounted. */
function useModal(dialog: RefObject<HTMLDialogElement>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    window.addEventListener('popstate', close)
    return () => {
      window.removeEventListener('popstate', close)
      // Returns the focus; removing the element alone would not.
      element?.close()
    }
  }, [dialog])
}

function StackFields() {
  const stack = useStack()
  const { server } = sampleValues.useValue()
  const sdk = sdks.find(({ name }) => name === stack.sdk)
  return (
    <>
      <div className="stack-fields">
        <SelectField
          label="SDK"
          value={sdk ? sdk.name : ''}
          options={sdkOptions()}
          onChange={(name) => changeStack({ sdk: name })}
        />
        <CheckedField
          key={stack.sdk}
          label="SDK version"
          isDisabled={!sdk}
          value={stack.sdkVersion}
          example={sdk?.version ?? ''}
          onChange={(sdkVersion) => changeStack({ sdkVersion })}
        />
        <SelectField
          label="Plan"
          value={stack.plan}
          options={[anyOption, ...Object.entries(planNames)]}
          onChange={(plan) => changeStack({ plan })}
        />
        <CheckedField
          label="Unleash version"
          value={stack.unleash}
          example="5.8"
          onChange={(unleash) => changeStack({ unleash })}
        />
      </div>
      <CheckedField
        label="URL of your Unleash server"
        type="url"
        value={server}
        example={samplePlaceholders.server}
        onChange={keepServer}
      />
    </>
  )
}

interface ActionsProps {
  /** Said until the link is copied. */
  message: string
  onShowAll: () => void
}

function StackActions({ message, onShowAll }: ActionsProps) {
  const stack = useStack()
  const { server } = sampleValues.useValue()
  const [copyState, copyLink] = useCopying(() => {
    // A tab such as curl isn't an SDK.
    const isSdk = sdks.some(({ name }) => name === stack.sdk)
    const shared = formatStack({ ...stack, ...(!isSdk && { sdk: '' }), otherSdk: '' })
    return linkTo([shared, cleanServer(server) ?? ''].filter((part) => part !== '').join(','))
  })
  return (
    <>
      <div className="stack-actions">
        <button type="button" className="form-button" onClick={copyLink}>
          {copyLabels[copyState]}
        </button>
        {/* Another SDK has another guide. */}
        {sdks.some(({ name }) => name === stack.sdk) && (
          <CopyTextButton
            key={formatStack(stack)}
            className="form-button"
            labels={guideLabels}
            text={async () => agentsGuide((await loadJson(agentFactsFile)) as AgentFacts, stack) ?? ''}
          />
        )}
        <button type="button" className="form-button" onClick={onShowAll}>
          Show everything again
        </button>
      </div>
      <p role="status" className="form-hint">
        {copyState === 'idle' ? message : copyLabels[copyState]}
      </p>
    </>
  )
}

function close(): void {
  isStackOpen.set(false)
}

/** Sets the server of all samples and the API console, and keeps it. */
function keepServer(server: string): void {
  changeSampleValues({ server, isServerKept: server !== '' })
}

/** The copied link opens the same page. */
function linkTo(text: string): string {
  const { origin, pathname, hash } = window.location
  return `${origin}${text === '' ? pathname : stackLink(pathname, text)}${hash}`
}

/** What a link to a stack contained that needs the reader. */
function FromLink() {
  const { problems, server } = linkReport.useValue()
  if (problems.length === 0 && server === undefined) return null
  const accept = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button is removed; the field shows the server.
    currentTarget.closest('dialog')?.querySelector<HTMLElement>('[type=url]')?.focus()
    keepServer(server ?? '')
    linkReport.set({ problems })
  }
  return (
    <div role="alert" className="stack-report">
      {problems.length > 0 && (
        <>
          <p>The link to a stack contained errors, which were ignored:</p>
          <ul>
            {problems.map((problem, index) => (
              <li key={index}>{problem}</li>
            ))}
          </ul>
        </>
      )}
      {server !== undefined && (
        <>
          <p>
            The link sets the server to <code>{server}</code>. If you use it, code samples show it, and the API console
            sends your token to it.
          </p>
          <button type="button" className="form-button" onClick={accept}>
            Use this server
          </button>
        </>
      )}
    </div>
  )
}

const anyOption = ['', 'Any'] as const

function sdkOptions(): ComponentProps<typeof SelectField>['options'] {
  const ofSide = (side: string) =>
    sdks.filter((sdk) => sdk.side === side).map(({ name, label }) => [name, label] as const)
  return [anyOption, ...Object.entries(sides).map(([side, label]) => [label, ofSide(side)] as const)]
}
