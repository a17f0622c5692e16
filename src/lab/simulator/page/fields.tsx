import { useId, useState } from 'react'
import { type Rollout, stickinessOptions, userCount } from '../engine/population'
import { maxGroup } from '../engine/simulatorState'
import { SelectField, TextField } from '../../../ui/fields'

interface RangeFieldProps {
  label: string
  value: number
  onChange: (value: number) => void
  max: number
  unit?: string
}

/** A slider, and its value as a number that can be typed. */
export function RangeField({ label, value, onChange, max, unit = '' }: RangeFieldProps) {
  const id = useId()
  const [isEmptied, setIsEmptied] = useState(false)
  const change = (text: string) => {
    setIsEmptied(text === '')
    onChange(Math.min(Math.max(Math.round(Number(text)) || 0, 0), max))
  }
  return (
    <div className="sim-range">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="range" min={0} max={max} value={value} onChange={({ target }) => change(target.value)} />
      <span className="sim-value">
        <input
          className="form-control"
          type="number"
          aria-label={`${label}, as a number`}
          min={0}
          max={max}
          // An emptied field stays empty until something is typed.
          value={isEmptied && value === 0 ? '' : value}
          onChange={({ target }) => change(target.value)}
        />
        {unit}
      </span>
    </div>
  )
}

interface Props {
  value: string
  onChange: (value: string) => void
  /** What the simulation decides about the user; undefined without one. */
  explanation: string | undefined
  /** Of a rollout with random values. */
  onCheckAgain: (() => void) | false
}

/** Follows one user, who is marked in the picture. */
export function UserField({ value, onChange, explanation, onCheckAgain }: Props) {
  const problem = `Enter a user from user-1 to user-${userCount}.`
  return (
    <div className="sim-user">
      <TextField label="Follow a user" value={value} onChange={onChange} />
      <p role="status" className="sim-explanation">
        {userIndex(value) < 0 ? problem : explanation}
      </p>
      {onCheckAgain && (
        <button type="button" className="form-button" onClick={onCheckAgain}>
          Check again
        </button>
      )}
    </div>
  )
}

/** The index of `user-1` and so on; -1 for another text. */
export function userIndex(name: string): number {
  const number = Number(/^\s*user-([1-9]\d{0,4})\s*$/.exec(name)?.[1] ?? 0)
  return number <= userCount ? number - 1 : -1
}

/** Percentage, group and stickiness of one rollout. */
export function RolloutFields({
  label,
  rollout,
  onChange,
}: {
  label: string
  rollout: Rollout
  onChange: (rollout: Rollout) => void
}) {
  const { group, stickiness, percentage } = rollout
  return (
    <fieldset className="sim-fields">
      <legend>{label}</legend>
      <RangeField
        label="Rollout"
        unit="%"
        value={percentage}
        max={100}
        onChange={(changed) => onChange({ ...rollout, percentage: changed })}
      />
      <div className="sim-pair">
        <TextField
          label="groupId"
          value={group}
          onChange={(changed) => onChange({ ...rollout, group: changed.slice(0, maxGroup) })}
        />
        <SelectField
          label="stickiness"
          value={stickiness}
          options={stickinessOptions}
          onChange={(changed) =>
            onChange({ ...rollout, stickiness: stickinessOptions.find((option) => option === changed) ?? stickiness })
          }
        />
      </div>
    </fieldset>
  )
}
