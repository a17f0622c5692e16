import { createContext, useContext } from 'react'
import { Checkbox, ListField, SelectField, TextField } from '../../ui/fields'
import { operatorKind, operators, type Constraint } from '../engine/definitions'
import { constraintProblems, type Problem } from '../engine/problems'
import { ItemList } from './ItemList'

const operatorGroups = {
  'Lists of values': operators.list,
  Strings: operators.string,
  Numbers: operators.number,
  'The current time': operators.date,
  'Semantic versions': operators.semver,
}

const valueHints = { number: '5', date: '2024-02-01T12:00:00Z', semver: '1.2.3' }

const newConstraint = (): Constraint => ({
  contextName: 'userId',
  operator: 'IN',
  values: [],
  inverted: false,
  caseInsensitive: false,
})

/** Known fields of the context, which the lists of the editor suggest. */
export const ContextFields = createContext<readonly string[]>([])

interface Props {
  constraints: readonly Constraint[]
  onChange: (constraints: Constraint[]) => void
}

export function ConstraintList({ constraints, onChange }: Props) {
  return (
    <ItemList noun="constraint" items={constraints} onChange={onChange} create={newConstraint}>
      {(constraint, change) => <ConstraintFields constraint={constraint} change={change} />}
    </ItemList>
  )
}

function ConstraintFields({
  constraint,
  change,
}: {
  constraint: Constraint
  change: (changes: Partial<Constraint>) => void
}) {
  const { contextName, operator, values, value, inverted, caseInsensitive } = constraint
  const kind = operatorKind(operator)
  const problems = constraintProblems(constraint)
  // An operator that was pasted stays selectable.
  const groups: Record<string, readonly string[]> = kind ? operatorGroups : { ...operatorGroups, Unknown: [operator] }
  return (
    <>
      <div className="lab-row">
        <TextField
          label="Context field"
          value={contextName}
          suggestions={useContext(ContextFields)}
          problem={problemAt(problems, 'contextName')}
          onChange={(name) => change({ contextName: name })}
        />
        <SelectField
          label="Operator"
          value={operator}
          options={Object.entries(groups)}
          problem={problemAt(problems, 'operator')}
          onChange={(name) => change({ operator: name })}
        />
        {(kind === 'number' || kind === 'date' || kind === 'semver') && (
          <TextField
            label="Value"
            value={value ?? ''}
            placeholder={valueHints[kind]}
            problem={problemAt(problems, 'value')}
            onChange={(text) => change({ value: text })}
          />
        )}
      </div>
      {(kind === 'list' || kind === 'string') && (
        <ListField
          label="Values"
          values={values}
          problem={problemAt(problems, 'values')}
          onChange={(list) => change({ values: list })}
        />
      )}
      <div className="lab-row">
        <Checkbox label="Inverted" isChecked={inverted} onChange={(isChecked) => change({ inverted: isChecked })} />
        {kind === 'string' && (
          <Checkbox
            label="Ignore case"
            isChecked={caseInsensitive}
            onChange={(isChecked) => change({ caseInsensitive: isChecked })}
          />
        )}
      </div>
    </>
  )
}

/** The message for a field, from problems with paths. */
export function problemAt(problems: readonly Problem[], path: string): string | undefined {
  return problems.find((problem) => problem.path === path)?.message
}
