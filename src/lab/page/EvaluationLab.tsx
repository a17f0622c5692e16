import '../../ui/formControl.css'
import './lab.css'
import './labEditor.css'
import './labResult.css'
import { useId, useMemo, useState } from 'react'
import { CopyTextButton } from '../../ui/CopyTextButton'
import { SiteLink } from '../../ui/SiteLink'
import { flagsOf } from '../engine/definitions'
import { evaluate } from '../engine/evaluate'
import { ruleOf } from '../engine/rule'
import { seededRandom } from '../engine/hash'
import { exampleState, examples } from '../state/examples'
import { emptyState, type LabState } from '../state/labState'
import { encodeFragment } from '../state/shareLink'
import { ContextEditor } from './ContextEditor'
import { FlagEditor } from './FlagEditor'
import { JsonPanel } from './JsonPanel'
import { ResultPanel } from './ResultPanel'
import { Part } from './StrategyList'
import { type Lab, useEncodedState, useLabState } from './useLabState'

interface Props {
  /** Query string of the page. */
  search: string
  /** Changes with every navigation. */
  visit: string
}

/** A context and a flag, both of which can be edited, and beside them the result with its reasons. */
export function EvaluationLab({ search, visit }: Props) {
  const lab = useLabState(search, visit)
  const { state, loadId, isUrlRead, change } = lab
  return (
    <div className="lab" data-url={isUrlRead ? 'read' : 'unread'}>
      <LabBar lab={lab} />
      <div className="lab-columns">
        <section aria-labelledby="lab:context" className="lab-panel">
          <h2 id="lab:context">Context</h2>
          <ContextEditor key={loadId} state={state} onChange={change} />
        </section>
        <section aria-labelledby="lab:result" className="lab-panel lab-result">
          <h2 id="lab:result">Result</h2>
          <Result state={state} />
        </section>
        <section aria-labelledby="lab:flag" className="lab-panel">
          <h2 id="lab:flag">Flag</h2>
          <FlagEditor key={loadId} state={state} onChange={change} />
        </section>
      </div>
    </div>
  )
}

/** A lab on the page of a concept, with an example of that page. The full lab opens with what the reader has made of it. */
export function EmbeddedLab({ example }: { example: string }) {
  const id = useId()
  const [state, setState] = useState(() => exampleState(example) ?? emptyState)
  const [isEdited, setIsEdited] = useState(false)
  const [fragment, setFragment] = useState('')
  useEncodedState(state, isEdited, linkDelay, setFragment)
  const change = (changes: Partial<LabState>) => {
    setState((before) => ({ ...before, ...changes }))
    setIsEdited(true)
  }
  return (
    <div className="lab">
      <p>{examples.find(({ id: candidate }) => candidate === example)?.hint}</p>
      <section aria-labelledby={`${id}context`} className="lab-section">
        <h3 id={`${id}context`}>Context</h3>
        <ContextEditor state={state} onChange={change} isCompact />
      </section>
      <section aria-labelledby={`${id}result`} className="lab-section">
        <h3 id={`${id}result`}>Result</h3>
        <Result state={state} isCompact />
      </section>
      <Part title="Change the flag">
        <FlagEditor state={state} onChange={change} />
      </Part>
      <p>
        <SiteLink href={fragment === '' ? `/lab?example=${example}` : `/lab#${fragment}`}>Open in the lab</SiteLink>
      </p>
    </div>
  )
}

/** Typing isn't interrupted by the compression of a link; in milliseconds. */
const linkDelay = 200

/** The evaluation, which can be repeated if it depends on random values. */
function Result({ state, isCompact }: { state: LabState; isCompact?: boolean }) {
  const [check, setCheck] = useState(() => ({ draw: 1, now: new Date() }))
  const { evaluation, rule, isRandom } = useMemo(() => evaluateState(state, check), [state, check])
  const checkAgain = () => setCheck({ draw: check.draw + 1, now: new Date() })
  return (
    <>
      <ResultPanel flag={state.flag} rule={rule} evaluation={evaluation} isCompact={isCompact} />
      {isRandom && (
        <button type="button" className="form-button" onClick={checkAgain}>
          Check again with other random values
        </button>
      )}
    </>
  )
}

/** Another `draw` returns other random values. */
function evaluateState(state: LabState, { draw, now }: { draw: number; now: Date }) {
  const { flags, environment, segments, flag, context, hostname } = state
  const next = seededRandom(draw)
  let isRandom = false
  const random = () => {
    isRandom = true
    return next()
  }
  const flagsThere = flagsOf(flags, environment)
  const evaluated = flagsThere.find(({ name }) => name === flag)
  return {
    evaluation: evaluate(flagsThere, segments, flag, context, { now, random, hostname }),
    rule: evaluated && ruleOf(evaluated, environment),
    isRandom,
  }
}

const copyLabels = { idle: 'Copy link to this state', copied: 'Link copied', failed: 'Too large for a link' }

/** Examples, JSON and links. */
function LabBar({ lab: { state, example, notice, loadExample, loadDefinitions, undo } }: { lab: Lab }) {
  const hint = examples.find(({ id }) => id === example)?.hint
  return (
    <div className="lab-bar">
      <div role="group" aria-label="Examples" className="lab-buttons lab-chips">
        {examples.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className="lab-chip"
            aria-pressed={id === example}
            onClick={() => loadExample(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div className="lab-note">
        <p role="status">{notice || hint}</p>
        <div className="lab-buttons">
          {undo && (
            <button type="button" className="form-button" onClick={undo}>
              Back to the previous flag
            </button>
          )}
          <CopyTextButton className="form-button" labels={copyLabels} text={() => linkTo(state)} />
        </div>
      </div>
      <Part title="Use your own flags: paste JSON">
        <JsonPanel state={state} onLoad={loadDefinitions} />
      </Part>
    </div>
  )
}

/** @throws for a state that is too large */
async function linkTo(state: LabState): Promise<string> {
  const fragment = await encodeFragment(state)
  if (fragment === undefined) throw new Error('The flag is too large for a link.')
  return `${window.location.origin}${window.location.pathname}#${fragment}`
}
