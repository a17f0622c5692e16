import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Checkbox, ListField, SelectField, TextField } from '../../ui/fields'
import type { Dependency, FlagEnvironment, LabFlag, Segment } from '../engine/definitions'
import { referenceProblems } from '../engine/problems'
import { unnamedEnvironment } from '../reading/readDefinitions'
import { environmentNames, withEnvironmentCopy, withName, withNewFlag, withoutFlag } from '../state/flagEdits'
import { chosen, contextFieldNames, type LabState } from '../state/labState'
import { ConstraintList, ContextFields } from './ConstraintList'
import { ItemList } from './ItemList'
import { Part, StrategyList } from './StrategyList'
import { VariantList } from './VariantList'

interface Props {
  state: LabState
  onChange: (changes: Partial<LabState>) => void
}

/** Fields for the flag that is evaluated, in one environment, and for the segments of all flags. */
export function FlagEditor({ state, onChange }: Props) {
  const { flags, segments, flag: name, environment } = state
  const flag = flags.find((candidate) => candidate.name === name)
  const settings = flag?.environments.find((candidate) => candidate.name === environment)
  const changeFlag = (changed: LabFlag) => onChange({ flags: flags.map((other) => (other === flag ? changed : other)) })
  const changeSettings = (changes: Partial<FlagEnvironment>) => {
    if (!flag || !settings) return
    const environments = flag.environments.map((other) => (other === settings ? { ...settings, ...changes } : other))
    changeFlag({ ...flag, environments })
  }
  const problems = referenceProblems(flags).filter(({ path }) => flag && path.startsWith(`[${flags.indexOf(flag)}].`))
  return (
    <ContextFields.Provider value={contextFieldNames(state)}>
      <FlagChoice state={state} onChange={onChange} />
      {flag && (
        <Part title="Parent flags" count={flag.dependencies.length}>
          <DependencyList flag={flag} flags={flags} onChange={changeFlag} />
          {problems.map(({ path, message }) => (
            <p key={path} className="lab-warning">
              {message}
            </p>
          ))}
        </Part>
      )}
      {settings ? (
        <>
          <Checkbox
            label={`Enabled in ${environment === unnamedEnvironment ? 'this environment' : environment}`}
            isChecked={settings.enabled}
            onChange={(enabled) => changeSettings({ enabled })}
          />
          <h3>Strategies</h3>
          <StrategyList
            strategies={settings.strategies}
            onChange={(strategies) => changeSettings({ strategies })}
            flag={name}
            segments={segments}
          />
          <Part title="Variants of the flag" count={settings.variants.length}>
            <VariantList
              variants={settings.variants}
              onChange={(variants) => changeSettings({ variants })}
              hasOverrides
            />
          </Part>
        </>
      ) : (
        <p>The flag isn’t part of this environment, so it’s off.</p>
      )}
      <Part title="Segments" count={segments.length}>
        <SegmentList segments={segments} onChange={(changed) => onChange({ segments: changed })} />
      </Part>
    </ContextFields.Provider>
  )
}

/** Options of a list; no instance has as many. */
const maxEnvironments = 200

/** Which flag and environment is shown, their names, and buttons for more. */
function FlagChoice({ state, onChange }: Props) {
  const { flags, flag: name, environment } = state
  const names = flags.map((other) => other.name)
  const environments = environmentNames(state).slice(0, maxEnvironments).sort()
  const addButton = useRef<HTMLButtonElement>(null)
  const removeFlag = () => {
    onChange(withoutFlag(state))
    // The button is removed with the last flag but one.
    if (flags.length === 2) addButton.current?.focus()
  }
  const row = useRef<HTMLDivElement>(null)
  const addEnvironment = () => {
    flushSync(() => onChange(withEnvironmentCopy(state)))
    // The list of environments, the last one here, is new or has another value: nothing else would say so.
    const lists = row.current?.querySelectorAll('select') ?? []
    lists[lists.length - 1]?.focus()
  }
  return (
    <>
      <div className="lab-row" ref={row}>
        {flags.length > 1 && (
          <SelectField
            label="Flag to evaluate"
            value={name}
            options={names}
            onChange={(selected) => onChange(chosen({ flags }, { flag: selected, environment }))}
          />
        )}
        <NameField value={name} taken={names} onChange={(renamed) => onChange(withName(state, renamed))} />
        {environments.length > 1 && (
          <SelectField
            label="Environment"
            value={environment}
            options={environments}
            onChange={(selected) => onChange({ environment: selected })}
          />
        )}
      </div>
      <div className="lab-buttons">
        <button ref={addButton} type="button" className="form-button" onClick={() => onChange(withNewFlag(state))}>
          Add flag
        </button>
        <button type="button" className="form-button" onClick={addEnvironment}>
          Copy to another environment
        </button>
        {flags.length > 1 && (
          <button type="button" className="form-button" onClick={removeFlag}>
            Remove this flag
          </button>
        )}
      </div>
    </>
  )
}

/** A name that another flag has is shown with a message, and the flag keeps its own. */
function NameField({
  value,
  taken,
  onChange,
}: {
  value: string
  taken: readonly string[]
  onChange: (name: string) => void
}) {
  const [refused, setRefused] = useState({ of: value, name: value })
  const isTaken = (name: string) => name !== '' && name !== value && taken.includes(name)
  const change = (typed: string) => {
    setRefused({ of: value, name: typed })
    if (!isTaken(typed)) onChange(typed)
  }
  // Of another flag, once another one is chosen.
  const isRefused = refused.of === value && isTaken(refused.name)
  return (
    <TextField
      label="Flag name"
      value={isRefused ? refused.name : value}
      problem={isRefused ? 'Another flag has this name.' : undefined}
      onChange={change}
    />
  )
}

interface DependencyProps {
  flag: LabFlag
  flags: readonly LabFlag[]
  onChange: (flag: LabFlag) => void
}

function DependencyList({ flag, flags, onChange }: DependencyProps) {
  const others = flags.map(({ name }) => name).filter((name) => name !== flag.name)
  return (
    <ItemList
      noun="parent"
      items={flag.dependencies}
      onChange={(dependencies) => onChange({ ...flag, dependencies })}
      create={(): Dependency => ({ feature: others[0] ?? '', enabled: true, variants: [] })}
    >
      {({ feature, enabled, variants }, change) => (
        <>
          <div className="lab-row">
            <TextField
              label="Parent flag"
              value={feature}
              suggestions={others}
              onChange={(name) => change({ feature: name })}
            />
            <SelectField
              label="Must be"
              value={enabled ? 'on' : 'off'}
              options={['on', 'off']}
              onChange={(requirement) => change({ enabled: requirement === 'on' })}
            />
          </div>
          {enabled && (
            <ListField
              label="With one of these variants"
              values={variants}
              onChange={(names) => change({ variants: names })}
            />
          )}
        </>
      )}
    </ItemList>
  )
}

function SegmentList({
  segments,
  onChange,
}: {
  segments: readonly Segment[]
  onChange: (segments: Segment[]) => void
}) {
  const create = (): Segment => {
    const id = Math.max(0, ...segments.map((segment) => segment.id)) + 1
    return { id, name: `Segment ${id}`, constraints: [] }
  }
  return (
    <ItemList noun="segment" items={segments} onChange={onChange} create={create}>
      {({ name, constraints }, change) => (
        <>
          <TextField label="Name" value={name} onChange={(text) => change({ name: text })} />
          <ConstraintList constraints={constraints} onChange={(changed) => change({ constraints: changed })} />
        </>
      )}
    </ItemList>
  )
}
