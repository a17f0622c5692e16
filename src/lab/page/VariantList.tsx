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
  const fields = useContext(ContextFields)
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
        {(variant, change, index) => (
          <>
            <div className="lab-row">
              <TextField
                label="Name"
                value={variant.name}
                problem={problemAt(problems, `[${index}].name`)}
                onChange={(name) => change({ name })}
              />
              <TextField
                label="Weight"
                type="number"
                max={1000}
                value={Number.isFinite(variant.weight) ? String(variant.weight) : ''}
                problem={problemAt(problems, `[${index}].weight`)}
                // A link with a negative weight would be refused.
                onChange={(weight) => change({ weight: Math.max(Number(weight), 0) })}
              />
              {index === 0 && (
                <TextField
                  label="Stickiness (all variants)"
                  value={variant.stickiness ?? ''}
                  placeholder="default"
                  suggestions={['default', 'random', ...fields]}
                  onChange={(stickiness) => change({ stickiness })}
                />
              )}
            </div>
            <PayloadFields
              payload={variant.payload}
              onChange={(payload) => change({ payload })}
              problem={problemAt(problems, `[${index}].payload.value`)}
            />
            {hasOverrides && (
              <ItemList
                noun="override"
                items={variant.overrides}
                onChange={(overrides) => change({ overrides })}
                create={(): Override => ({ contextName: 'userId', values: [] })}
              >
                {(override, changeOverride) => (
                  <>
                    <TextField
                      label="Context field"
                      value={override.contextName}
                      suggestions={fields}
                      onChange={(contextName) => changeOverride({ contextName })}
                    />
                    <ListField
                      label="Values"
                      values={override.values}
                      onChange={(values) => changeOverride({ values })}
                    />
                  </>
                )}
              </ItemList>
            )}
          </>
        )}
      </ItemList>
      {total !== undefined && <p className="lab-warning">{total}</p>}
    </>
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
