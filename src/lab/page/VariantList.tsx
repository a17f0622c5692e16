import { ListField, SelectField, TextArea, TextField } from '../../ui/fields'
import type { Override, Variant } from '../engine/definitions'
import { variantProblems } from '../engine/problems'
import { problemAt } from './ConstraintList'
import { ItemList } from './ItemList'

const payloadTypes = [
  ['', 'none'],
  ['string', 'string'],
  ['json', 'json'],
  ['csv', 'csv'],
  ['number', 'number'],
] as const

interface Props {
  variants: readonly Variant[]
  onChange: (variants: Variant[]) => void
  /** Known fields of the context. */
  fields: readonly string[]
  /** Only variants of the flag itself have overrides. */
  hasOverrides: boolean
}

export function VariantList({ variants, onChange, fields, hasOverrides }: Props) {
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
        {(variant, change, index, replace) => (
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
            <PayloadFields variant={variant} onChange={replace} problem={problemAt(problems, `[${index}].payload.value`)} />
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
                    <ListField label="Values" values={override.values} onChange={(values) => changeOverride({ values })} />
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
  variant: Variant
  onChange: (variant: Variant) => void
  problem: string | undefined
}

function PayloadFields({ variant, onChange, problem }: PayloadProps) {
  const { type, value } = variant.payload ?? { type: '', value: '' }
  const { payload: _payload, ...rest } = variant
  return (
    <div className="lab-row">
      <SelectField
        label="Payload"
        value={type}
        options={payloadTypes}
        onChange={(chosen) => onChange(chosen === '' ? rest : { ...rest, payload: { type: chosen, value } })}
      />
      {type !== '' && (
        <TextArea
          label="Payload value"
          value={value}
          problem={problem}
          onChange={(text) => onChange({ ...rest, payload: { type, value: text } })}
        />
      )}
    </div>
  )
}
