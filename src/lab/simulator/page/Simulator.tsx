import '../../../ui/formControl.css'
import './simulator.css'
import { memo, useMemo, useState } from 'react'
import { RetryButton } from '../../../ui/Loadable'
import { ScrollBox } from '../../../ui/ScrollBox'
import { picture } from '../engine/drawUsers'
import type { Rollout } from '../engine/population'
import {
  comparisonRows,
  labelsOf,
  rolloutsOf,
  type Row,
  type Scene,
  summarize,
  summarizeVariants,
  tableHeads,
  variantRows,
} from '../engine/scenes'
import type { ComparisonResult, Drawing, VariantResult } from '../engine/simulate'
import { readVariants, type WeightedVariant } from '../engine/splitVariants'
import { RangeField, RolloutFields, UserField, userIndex } from './fields'
import { type Simulation, useSimulation } from './useSimulation'

/** The simulator itself: controls, the picture of all users, and the same as a table. */
export function Simulator(scene: Scene) {
  return (
    <div className="sim">
      {scene.show === 'variants' ? <VariantSimulator {...scene} /> : <ComparisonSimulator {...scene} />}
    </div>
  )
}

/** Variants with weights that can be changed, and how many users get each. */
function VariantSimulator(scene: Scene) {
  const initial = useMemo(() => readVariants(scene.variants), [scene.variants])
  const [variants, setVariants] = useState<readonly WeightedVariant[]>(initial)
  const [rollout, setRollout] = useState(() => rolloutsOf(scene).second)
  const [user, setUser] = useState('user-17')
  const task = useMemo(
    () => ({ rollout, variants, initial, user: userIndex(user) }),
    [rollout, variants, initial, user],
  )
  const simulation = useSimulation(task)
  const { result } = simulation
  // Weights can change, names can't.
  const rows = useMemo(() => variantRows(initial, result?.counts), [initial, result])
  const changeWeight = (index: number, weight: number) =>
    setVariants((before) => before.map((variant, position) => (position === index ? { ...variant, weight } : variant)))
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
              max={1000}
              onChange={(changed) => changeWeight(index, changed)}
            />
          ))}
        </fieldset>
      </div>
      <SimulationView {...simulation} rows={rows} summary={result && summarizeVariants(result.moved)} />
      <UserField
        value={user}
        onChange={setUser}
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
function ComparisonSimulator(scene: Scene) {
  const [rollouts, setRollouts] = useState(() => rolloutsOf(scene))
  const [user, setUser] = useState('user-17')
  const { first, second } = rollouts
  const task = useMemo(() => ({ first, second, user: userIndex(user) }), [first, second, user])
  const simulation = useSimulation(task)
  const { result } = simulation
  const rows = useMemo(() => comparisonRows(scene.show, result?.comparison), [scene.show, result])
  const labels = labelsOf(scene.show)
  const change = (changes: Partial<Record<'first' | 'second', Rollout>>) =>
    setRollouts((before) => ({ ...before, ...changes }))
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
      <SimulationView {...simulation} rows={rows} summary={result && summarize(scene.show, result.comparison)} />
      <UserField
        value={user}
        onChange={setUser}
        explanation={explainBuckets(result, rollouts, labels)}
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
  summary: string | undefined
}

/**
 * The users as a picture, and the same numbers as a table. Screen readers hear the summary when it changes. A slider renders its parent
 * twice, for the value and for the result: only the result is new here.
 */
const SimulationView = memo(function SimulationView({ result, rows, summary, hasFailed, retry }: ViewProps) {
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
      <svg
        className="sim-picture"
        viewBox={`0 0 ${picture.columns} ${picture.rows}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="10,000 users in the order of their buckets; the table below shows the same numbers."
      >
        {result?.paths.map((path, index) => (
          <path key={index} data-color={index} d={path} />
        ))}
        {result?.column !== undefined && <path className="sim-mark" d={`M${result.column} 0h1v${picture.rows}h-1z`} />}
      </svg>
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
                  <span className="sim-swatch" data-color={result?.paths[index] === undefined ? undefined : index} />{' '}
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
