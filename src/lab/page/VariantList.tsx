import { useContext } from 'react'
import { ListField, SelectField, TextArea, TextField } from '../../ui/fields'
import type { Override, Payload, Variant } from '../engine/definitions'
import { variantProblems } from '../engine/problems'
import { ContextFields, problemAt } from './ConstraintList'
import { ItemList } from './ItemList'

const payloadTypes = [['', 'none'], 'string', 'json', 'csv', 'number'] as const

interface Props {
  variants: readonly Variant[]
  onChange: (variants: Variant[]) => void
  /** Only variants of the flag itself have overrides. */
  hasOverrides?: boolean
}

export function VariantList({ variants, onChange, hasOverrides }: Props) {
  const problems = variantProblems(variants)
  const total = problemAt(problems, '')
  const create = (): Variant => ({
    name: `variant-${variants.length + 1}`,
    weight: variants.length === 0 ? 1000 : 0,
    overrides: [],
  })
  return (
    <>
      <ItemList noun="variant" items={variants} onChange={onChange} create={create}>
        {(variant, change, index) => {
          const problemOf = (field: string) => problemAt(problems, `[${index}].${field}`)
          return (
            <>
              <VariantFields variant={variant} onChange={change} isFirst={index === 0} problemOf={problemOf} />
              <PayloadFields
                payload={variant.payload}
                onChange={(payload) => change({ payload })}
                problem={problemOf('payload.value')}
              />
              {hasOverrides && (
                <OverrideList overrides={variant.overrides} onChange={(overrides) => change({ overrides })} />
              )}
            </>
          )
        }}
      </ItemList>
      {total !== undefined && <p className="lab-warning">{total}</p>}
    </>
  )
}

interface VariantFieldsProps {
  variant: Variant
  onChange: (changes: Partial<Variant>) => void
  /** The first one says for all of them what they stick to. */
  isFirst: boolean
  problemOf: (field: string) => string | undefined
}

function VariantFields({ variant, onChange, isFirst, problemOf }: VariantFieldsProps) {
  const fields = useContext(ContextFields)
  return (
    <div className="lab-row">
      <TextField
        label="Name"
        value={variant.name}
        problem={problemOf('name')}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label="Weight"
        type="number"
        max={1000}
        value={Number.isFinite(variant.weight) ? String(variant.weight) : ''}
        problem={problemOf('weight')}
        // A link with a negative weight would be refused.
        onChange={(weight) => onChange({ weight: Math.max(Number(weight), 0) })}
      />
      {isFirst && (
        <TextField
          label="Stickiness (all variants)"
          value={variant.stickiness ?? ''}
          placeholder="default"
          suggestions={['default', 'random', ...fields]}
          onChange={(stickiness) => onChange({ stickiness })}
        />
      )}
    </div>
  )
}

interface OverrideProps {
  overrides: readonly Override[]
  onChange: (overrides: Override[]) => void
}

function OverrideList({ overrides, onChange }: OverrideProps) {
  const fields = useContext(ContextFields)
  return (
    <ItemList
      noun="override"
      items={overrides}
      onChange={onChange}
      create={(): Override => ({ contextName: 'userId', values: [] })}
    >
      {(override, change) => (
        <>
          <TextField
            label="Context field"
            value={override.contextName}
            suggestions={fields}
            onChange={(contextName) => change({ contextName })}
          />
          <ListField label="Values" values={override.values} onChange={(values) => change({ values })} />
        </>
      )}
    </ItemList>
  )
}

interface PayloadProps {
  payload: Payload | undefined
  onChange: (payload: Payload | undefined) => void
  problem: string | undefined
}

function PayloadFields({ payload, onChange, problem }: PayloadProps) {
  const { type, value } = payload ?? { type: '', value: '' }
  return (
    <div className="lab-row">
      <SelectField
        label="Payload"
        value={type}
        options={payloadTypes}
        onChange={(chosen) => onChange(chosen === '' ? undefined : { type: chosen, value })}
      />
      {type !== '' && (
        <TextArea
          label="Payload value"
          value={value}
          problem={problem}
          onChange={(text) => onChange({ type, value: text })}
        />
      )}
    </div>
  )
}
