import * as styles from './FlagPanel.module.css'

const environments = [
  { name: 'development', state: 'on', rollout: '100%' },
  { name: 'staging', state: 'on', rollout: '100%' },
  { name: 'production', state: 'on', rollout: '25%' },
]

/** A picture of a flag on its way to everybody; decoration, the sentence beside it says what it shows. */
export function FlagPanel() {
  return (
    <div aria-hidden="true" className={styles.panel} data-print="hide">
      <p className={styles.code}>
        if (unleash.isEnabled(<b>&apos;checkout-redesign&apos;</b>))
      </p>
      {environments.map(({ name, state, rollout }) => (
        <p key={name} className={styles.row} data-state={state}>
          <span className={styles.knob} />
          {name}
          <span className={styles.bar}>
            <span style={{ inlineSize: rollout }} />
          </span>
          <span className={styles.share}>{rollout}</span>
        </p>
      ))}
    </div>
  )
}
