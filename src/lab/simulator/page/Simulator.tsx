import '../../../ui/formControl.css'
import './simulator.css'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { CopyTextButton } from '../../../ui/CopyTextButton'
import { RetryButton } from '../../../ui/Loadable'
import { ScrollBox } from '../../../ui/ScrollBox'
import { picture } from '../engine/drawUsers'
import { type Rollout, userCount } from '../engine/population'
import {
  comparisonRows,
  formatNumber,
  labelsOf,
  type Row,
  type Scene,
  summarize,
  summarizeVariants,
  tableHeads,
  variantRows,
} from '../engine/scenes'
import type { ComparisonResult, Drawing, VariantResult } from '../engine/simulate'
import { simulatorId } from '../engine/simulatorId'
import { maxWeight, type SimulatorState, simulatorState, stateText } from '../engine/simulatorState'
import { readVariants, type WeightedVariant } from '../engine/splitVariants'
import { RangeField, RolloutFields, UserField, userIndex } from './fields'
import { type Simulation, useSimulation } from './useSimulation'

interface Props {
  scene: Scene
  state: SimulatorState
  onChange: (changes: Partial<SimulatorState>) => void
}

const copyLabels = { idle: 'Copy link to this state', copied: 'Link copied', failed: 'Copy failed' }

/**
 * The simulator itself: controls, the picture of all users, and the same as a table.
 * @param linked the state in the link with which the reader has come
 */
export function Simulator({ linked = null, ...scene }: Scene & { linked?: string | null | undefined }) {
  const [state, setState] = useState(() => simulatorState(scene, linked))
  const change = (changes: Partial<SimulatorState>) => setState((before) => ({ ...before, ...changes }))
  const View = scene.show === 'variants' ? VariantSimulator : ComparisonSimulator
  return (
    <div className="sim">
      <View scene={scene} state={state} onChange={change} />
      <CopyTextButton className="form-button" labels={copyLabels} text={() => linkTo(scene, state)} />
    </div>
  )
}

function linkTo(scene: Scene, state: SimulatorState): string {
  const parameters = new URLSearchParams({ simulator: simulatorId(scene), state: stateText(state) })
  return `${window.location.origin}${window.location.pathname}?${parameters}`
}

/** Variants with weights that can be changed, and how many users get each. */
function VariantSimulator({ scene, state: { second: rollout, weights, user }, onChange }: Props) {
  const initial = useMemo(() => readVariants(scene.variants), [scene.variants])
  const variants = useMemo<readonly WeightedVariant[]>(
    () => initial.map(({ name }, index) => ({ name, weight: weights[index] ?? 0 })),
    [initial, weights],
  )
  const task = useMemo(
    () => ({ rollout, variants, initial, user: userIndex(user) }),
    [rollout, variants, initial, user],
  )
  const simulation = useSimulation(task)
  const { result } = simulation
  // Weights can change, names can't.
  const rows = useMemo(() => variantRows(initial, result?.counts), [initial, result])
  const changeWeight = (index: number, weight: number) => onChange({ weights: weights.with(index, weight) })
  const setRollout = (second: Rollout) => onChange({ second })
  return (
    <>
      <div className="sim-rollouts">
        <RolloutFields label="Rollout" rollout={rollout} onChange={setRollout} />
        <fieldset className="sim-fields">
          <legend>Weights</legend>
          {variants.map(({ name, weight }, index) => (
            <RangeField
              key={name}
              label={name}
              value={weight}
              max={maxWeight}
              onChange={(changed) => changeWeight(index, changed)}
            />
          ))}
        </fieldset>
      </div>
      <SimulationView
        {...simulation}
        rows={rows}
        order="in the order of their buckets among the variants"
        summary={result && summarizeVariants(result.moved)}
      />
      <UserField
        value={user}
        onChange={(changed) => onChange({ user: changed })}
        explanation={explainUser(result, variants)}
        onCheckAgain={rollout.stickiness === 'random' && (() => setRollout({ ...rollout, check: rollout.check + 1 }))}
      />
    </>
  )
}

function explainUser(result: VariantResult | undefined, variants: readonly WeightedVariant[]): string | undefined {
  if (result?.variant === undefined) return undefined
  const name = variants[result.variant]?.name
  return name === undefined ? 'No variant.' : `Variant ${name}.`
}

/** Compares two rollouts: before and after a change, or those of two flags. */
function ComparisonSimulator({ scene, state: { first, second, user }, onChange: change }: Props) {
  const task = useMemo(() => ({ first, second, user: userIndex(user) }), [first, second, user])
  const simulation = useSimulation(task)
  const { result } = simulation
  const rows = useMemo(() => comparisonRows(scene.show, result?.comparison), [scene.show, result])
  const labels = labelsOf(scene.show)
  const isRandom = [first, second].some(({ stickiness }) => stickiness === 'random')
  // The first check was the second one before.
  const checkAgain = () =>
    change({ first: { ...first, check: second.check }, second: { ...second, check: second.check + 1 } })
  return (
    <>
      <div className="sim-rollouts">
        <RolloutFields label={labels.firstRollout} rollout={first} onChange={(changed) => change({ first: changed })} />
        <RolloutFields
          label={labels.secondRollout}
          rollout={second}
          onChange={(changed) => change({ second: changed })}
        />
      </div>
      <SimulationView
        {...simulation}
        rows={rows}
        order={`in the order of their buckets: ${labels.firstRollout.toLowerCase()}`}
        summary={result && summarize(scene.show, result.comparison)}
      />
      <UserField
        value={user}
        onChange={(changed) => change({ user: changed })}
        explanation={explainBuckets(result, { first, second }, labels)}
        onCheckAgain={isRandom && checkAgain}
      />
    </>
  )
}

/** `Before: bucket 10 of 100, on. After: bucket 63 of 100, off.` */
function explainBuckets(
  result: ComparisonResult | undefined,
  { first, second }: { first: Rollout; second: Rollout },
  labels: ReturnType<typeof labelsOf>,
): string | undefined {
  if (!result?.buckets) return undefined
  const [before, after] = result.buckets
  const explain = (bucket: number, { percentage }: Rollout) =>
    `bucket ${bucket} of 100, ${bucket <= percentage ? 'on' : 'off'}`
  return `${labels.firstRollout}: ${explain(before, first)}. ${labels.secondRollout}: ${explain(after, second)}.`
}

interface ViewProps extends Simulation<Drawing> {
  /** Row by row what the colors of the drawing mean; the same array in all renders of one result. */
  rows: readonly Row[]
  /** Of the users, from the left. */
  order: string
  summary: string | undefined
}

/**
 * The users as a picture, and the same numbers as a table. Screen readers hear the summary when it changes. A slider renders its parent
 * twice, for the value and for the result: only the result is new here.
 */
const SimulationView = memo(function SimulationView({ result, rows, order, summary, hasFailed, retry }: ViewProps) {
  if (hasFailed) {
    return (
      <div role="alert">
        <p>The simulation could not be started. You might want to check your network connection.</p>
        <RetryButton onClick={retry}>Retry</RetryButton>
      </div>
    )
  }
  return (
    <>
      <Chart result={result} order={order} />
      <p role="status" className="sim-summary">
        {summary}
      </p>
      <ScrollBox label="Number of users" className="sim-numbers">
        <table>
          <thead>
            <tr>
              {tableHeads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, users, usual }, index) => (
              <tr key={label}>
                <th scope="row">
                  <span className="sim-swatch" data-color={result?.areas[index] && index} aria-hidden>
                    <b>{result?.areas[index] && nameOfArea(index)}</b>
                  </span>{' '}
                  {label}
                </th>
                <td>{users}</td>
                <td>{usual}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
})

/** An area has the same letter as its row in the table. */
function nameOfArea(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}

/** All users from left to right, in columns of 50 users each, in which the colors are stacked. */
function Chart({ result, order }: { result: Drawing | undefined; order: string }) {
  const { columns, rows } = picture
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <figure className="sim-chart">
      <Axis className="sim-rows" values={[rows, rows / 2, 0]} />
      <div className="sim-picture">
        <svg
          viewBox={`0 0 ${columns} ${rows}`}
          preserveAspectRatio="none"
          role="img"
          aria-label="The table below shows the same numbers."
        >
          {result?.areas.map(({ path }, index) => (
            <path key={index} data-color={index} d={path} />
          ))}
          {result?.column !== undefined && <path className="sim-mark" d={`M${result.column} 0h1v${rows}h-1z`} />}
        </svg>
        {result?.areas.map(
          ({ name }, index) =>
            name && (
              <b
                key={index}
                aria-hidden
                className="sim-name"
                style={{ insetInlineStart: percent(name.x, columns), insetBlockStart: percent(name.y, rows) }}
              >
                {nameOfArea(index)}
              </b>
            ),
        )}
      </div>
      <Axis className="sim-columns" values={[0, 1, 2, 3, 4].map((quarter) => (quarter * userCount) / 4)} />
      <figcaption>{`${formatNumber(userCount)} users ${order}. Each column has ${rows} of them.`}</figcaption>
    </figure>
  )
}

function Axis({ className, values }: { className: string; values: readonly number[] }): ReactNode {
  return (
    <div aria-hidden className={className}>
      {values.map((value) => (
        <span key={value}>{formatNumber(value)}</span>
      ))}
    </div>
  )
}
