import type { Evaluation } from '../engine/evaluate'
import type { Outcome, Step } from '../engine/step'
import { summaryOf } from '../engine/summary'
import { Icon } from '../../ui/Icon'
import { ScrollBox } from '../../ui/ScrollBox'

interface Props {
  flag: string
  /** For whom the flag is on; undefined for one that doesn't exist. */
  rule: string | undefined
  evaluation: Evaluation
  /** Leaves out the sentence and what the SDK returns, and scrolls the steps. */
  isCompact?: boolean | undefined
}

/** What the SDK returns, and why. Screen readers hear the verdict when it changes. */
export function ResultPanel({ flag, rule, evaluation, isCompact }: Props) {
  const { enabled, variant, trace } = evaluation
  const steps = trace.steps.length > 0 ? trace.steps : [trace]
  return (
    <>
      <p role="status" className="lab-verdict" data-enabled={enabled}>
        <strong>{flag === '' ? 'The flag' : flag}</strong> is <strong>{enabled ? 'on' : 'off'}</strong>
        {variant.enabled && (
          <span>
            , variant <strong>{variant.name}</strong>
          </span>
        )}
      </p>
      {isCompact ? (
        <ScrollBox label="Why" className="lab-why">
          <Trace steps={steps} />
        </ScrollBox>
      ) : (
        <>
          {rule !== undefined && <p>{rule}</p>}
          <p>{summaryOf(evaluation)}</p>
          <dl className="lab-returned">
            <dt>
              <code>isEnabled()</code>
            </dt>
            <dd>
              <code>{String(enabled)}</code>
            </dd>
            <dt>
              <code>getVariant()</code>
            </dt>
            <dd>
              <code>{JSON.stringify(variant, null, 1)}</code>
            </dd>
          </dl>
          <h3>Why</h3>
          <Trace steps={steps} />
        </>
      )}
    </>
  )
}

/** More steps than anyone reads would only block the page. */
const maxSteps = 100

function Trace({ steps }: { steps: readonly Step[] }) {
  const more = steps.length - maxSteps
  return (
    <ol role="list" className="lab-trace">
      {steps.slice(0, maxSteps).map((step, index) => (
        <TraceStep key={index} step={step} />
      ))}
      {more > 0 && <li>and {more} more steps</li>}
    </ol>
  )
}

const outcomeLabels: Record<Outcome, string> = { passed: 'Yes', failed: 'No', skipped: 'Skipped', noted: 'Result' }

function TraceStep({ step: { title, text, outcome, steps, ...drawing } }: { step: Step }) {
  return (
    <li className="lab-step" data-outcome={outcome}>
      <p className="lab-title">
        <span className="lab-outcome">
          {(outcome === 'passed' || outcome === 'failed') && <Icon name={outcome === 'passed' ? 'check' : 'close'} />}
          <span>{outcomeLabels[outcome]}</span>
        </span>{' '}
        <span>{title}</span>
      </p>
      <p className="lab-text">{text}</p>
      <BucketBar {...drawing} />
      {steps.length > 0 && <Trace steps={steps} />}
    </li>
  )
}

/** Where the bucket is among all of them; the text says the same. An SVG, since the security policy refuses style attributes in HTML. */
function BucketBar({ bucket, percentage, ranges }: Pick<Step, 'bucket' | 'percentage' | 'ranges'>) {
  if (!bucket) return null
  const share = (count: number) => `${Math.min(Math.max((100 * count) / bucket.size, 0), 100)}%`
  const parts = ranges ?? [{ name: '', from: 1, to: Number(percentage) || 0 }]
  return (
    <svg aria-hidden className="lab-buckets">
      {parts
        .filter(({ from, to }) => to >= from)
        .map(({ name, from, to }, index) => (
          <svg
            key={index}
            className="lab-range"
            data-is-hit={bucket.bucket >= from && bucket.bucket <= to}
            x={share(from - 1)}
            width={share(to - from + 1)}
          >
            <rect width="100%" height="100%" />
            <text x="50%" y="50%">
              {name}
            </text>
          </svg>
        ))}
      <rect className="lab-marker" x={share(bucket.bucket - 0.5)} width="3" height="100%" />
    </svg>
  )
}
