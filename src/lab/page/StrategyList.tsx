import { useContext, useState, type ComponentProps, type ReactNode } from 'react'
import { Checkbox, SelectField, TextArea, TextField } from '../../ui/fields'
import type { Segment, Strategy } from '../engine/definitions'
import { segmentReferenceProblems, strategyProblems } from '../engine/problems'
import { builtInStrategies } from '../engine/strategy'
import { ConstraintList, ContextFields, problemAt } from './ConstraintList'
import { ItemList, maxShown } from './ItemList'
import { VariantList } from './VariantList'

interface Props {
  strategies: readonly Strategy[]
  onChange: (strategies: Strategy[]) => void
  /** Name of the flag, which is the group of new rollouts. */
  flag: string
  segments: readonly Segment[]
}

export function StrategyList({ strategies, onChange, flag, segments }: Props) {
  const create = (): Strategy => ({
    name: 'flexibleRollout',
    parameters: { rollout: '100', stickiness: 'default', groupId: flag },
    constraints: [],
    segments: [],
    variants: [],
  })
  return (
    <ItemList noun="strategy" items={strategies} onChange={onChange} create={create}>
      {(strategy, change) => (
        <>
          <StrategyFields strategy={strategy} change={change} />
          <Part title="Constraints" count={strategy.constraints.length}>
            <ConstraintList constraints={strategy.constraints} onChange={(constraints) => change({ constraints })} />
          </Part>
          <Part title="Segments" count={strategy.segments.length}>
            <SegmentChoice strategy={strategy} segments={segments} onChange={(ids) => change({ segments: ids })} />
          </Part>
          <Part title="Strategy variants" count={strategy.variants.length}>
            <VariantList variants={strategy.variants} onChange={(variants) => change({ variants })} />
          </Part>
        </>
      )}
    </ItemList>
  )
}

/** A part with more items is closed at first. */
const maxOpen = 20

interface PartProps {
  title: string
  /** Of the items in it. */
  count?: number
  children: ReactNode
}

/** A part that most flags don't use; open at first if this one does. A closed part with hundreds of fields costs nothing. */
export function Part({ title, count = 0, children }: PartProps) {
  const [isOpen, setIsOpen] = useState(count > 0 && count <= maxOpen)
  return (
    <details className="lab-part" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{count > 0 ? `${title} (${count})` : title}</summary>
      {isOpen && <div className="lab-part-body">{children}</div>}
    </details>
  )
}

/** By the name in the API. */
const parameterLabels = {
  rollout: 'Rollout in percent',
  stickiness: 'Stickiness',
  groupId: 'Group ID',
  percentage: 'Percentage',
  IPs: 'IP addresses and ranges, separated by commas',
  hostNames: 'Hosts, separated by commas',
  userIds: 'User IDs, separated by commas',
}

const parametersByStrategy = new Map<string, readonly (keyof typeof parameterLabels)[]>([
  ['flexibleRollout', ['rollout', 'stickiness', 'groupId']],
  ['remoteAddress', ['IPs']],
  ['applicationHostname', ['hostNames']],
  ['userWithId', ['userIds']],
  ['gradualRolloutUserId', ['percentage', 'groupId']],
  ['gradualRolloutSessionId', ['percentage', 'groupId']],
  ['gradualRolloutRandom', ['percentage']],
])

function StrategyFields({ strategy, change }: { strategy: Strategy; change: (changes: Partial<Strategy>) => void }) {
  const fields = useContext(ContextFields)
  const { name, parameters } = strategy
  const problems = strategyProblems(strategy)
  const options = [...builtInStrategies].map(([type, { label }]) => [type, label] as const)
  if (!builtInStrategies.has(name)) options.push([name, `${name} (custom)`])
  return (
    <>
      <SelectField
        label="Type"
        value={name}
        options={options}
        problem={problemAt(problems, 'name')}
        onChange={(type) => change({ name: type })}
      />
      <div className="lab-row">
        {parametersByStrategy.get(name)?.map((parameter) => {
          const props = {
            label: parameterLabels[parameter],
            value: Object.hasOwn(parameters, parameter) ? (parameters[parameter] ?? '') : '',
            problem: problemAt(problems, `parameters.${parameter}`),
            onChange: (text: string) => change({ parameters: { ...parameters, [parameter]: text } }),
          }
          if (parameter === 'groupId') return <TextField key={parameter} {...props} />
          if (parameter === 'stickiness')
            return <TextField key={parameter} {...props} suggestions={['default', 'random', ...fields]} />
          if (parameter === 'rollout' || parameter === 'percentage')
            return <PercentageField key={parameter} {...props} />
          return <TextArea key={parameter} {...props} />
        })}
      </div>
    </>
  )
}

/** A number with a slider. */
function PercentageField(props: ComponentProps<typeof TextField>) {
  const { label, value, onChange } = props
  return (
    <div className="lab-percentage">
      <TextField {...props} type="number" max={100} />
      <input
        type="range"
        min={0}
        max={100}
        aria-label={`${label}, slider`}
        value={Number(value) || 0}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

interface ChoiceProps {
  strategy: Strategy
  segments: readonly Segment[]
  onChange: (ids: number[]) => void
}

function SegmentChoice({ strategy, segments, onChange }: ChoiceProps) {
  const ids = strategy.segments
  const missing = ids.filter((id) => !segments.some((segment) => segment.id === id))
  const known = [...segments, ...missing.map((id) => ({ id, name: `Segment ${id} (missing)` }))]
  const problem = segmentReferenceProblems(strategy, new Set(segments.map(({ id }) => id)))[0]?.message
  const shown = known.filter(({ id }, index) => index < maxShown || ids.includes(id)).slice(0, maxShown)
  if (known.length === 0) return <p>Add a segment at the end of the editor first.</p>
  return (
    <>
      {shown.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          isChecked={ids.includes(id)}
          onChange={(isChecked) => onChange(isChecked ? [...ids, id] : ids.filter((other) => other !== id))}
        />
      ))}
      {problem !== undefined && <p className="lab-warning">{problem}</p>}
    </>
  )
}
