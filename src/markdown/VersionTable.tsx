import { Children, cloneElement, isValidElement, useId, useState, type ReactElement, type ReactNode } from 'react'
import { useIsHydrated } from '../ui/useIsHydrated'
import { TableBox } from './TableBox'
import * as tableFilters from './tableFilters.module.css'
import * as styles from './VersionTable.module.css'

/** The version that this site documents, from which readers most often upgrade. */
const documented = '5.8'
const audiences = { '': 'Everything', operators: 'What operators change', code: 'What code has to follow' } as const

interface PartProps {
  children?: ReactNode
  hidden?: boolean
  'data-version'?: string
  'data-for'?: string
}

/** The table of changes between versions, with the rows between two versions that the reader chooses. Without scripts, it shows all. */
export function VersionTable({ children }: { children: ReactNode }) {
  const [table] = parts(children)
  const [head, body] = parts(table?.props.children)
  const rows = parts(body?.props.children)
  const versions = [...new Set(rows.map(versionOf))]
  const isHydrated = useIsHydrated()
  const [from, setFrom] = useState(documented)
  const [to, setTo] = useState(versions.at(-1) ?? documented)
  const [audience, setAudience] = useState('')
  const isShown = ({ props }: ReactElement<PartProps>) =>
    isBetween(String(props['data-version']), from, to) &&
    (audience === '' || props['data-for'] === undefined || props['data-for'] === audience)
  const shown = rows.filter(isShown)
  return (
    <>
      <div className={`${tableFilters.filters} ${styles.bar}`} data-print="hide">
        <Choice label="I’m on" value={from} options={[firstVersion, ...versions]} onChange={setFrom} />
        <Choice label="I go to" value={to} options={versions} onChange={setTo} />
        <Choice label="Show" value={audience} options={Object.entries(audiences)} onChange={setAudience} />
        <p role="status">{shown.length === 0 ? 'Nothing changes.' : `${shown.length} of ${rows.length} rows`}</p>
      </div>
      <TableBox label="Changes between versions of Unleash">
        {table &&
          body &&
          cloneElement(
            table,
            {},
            head,
            cloneElement(
              body,
              {},
              rows.map((row) =>
                cloneElement(row, {
                  hidden: isHydrated && !isShown(row),
                  // For style sheets: the same before hydration, unless scripts don't run.
                  ...(!isShown(row) && { 'data-hidden': '' }),
                }),
              ),
            ),
          )}
      </TableBox>
    </>
  )
}

/** The version before the first row. */
const firstVersion = '4.12'

interface ChoiceProps {
  label: string
  value: string
  options: readonly (string | readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => {
          const [key, text] = typeof option === 'string' ? [option, option] : option
          return (
            <option key={key} value={key}>
              {text}
            </option>
          )
        })}
      </select>
    </div>
  )
}

/** Whether a reader who upgrades meets the changes of a version: the ones after the old version, up to the new one. */
export function isBetween(version: string, from: string, to: string): boolean {
  return compareMinor(version, from) > 0 && compareMinor(version, to) <= 0
}

function compareMinor(first: string, second: string): number {
  const [major = 0, minor = 0] = first.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = second.split('.').map(Number)
  return major - otherMajor || minor - otherMinor
}

function versionOf({ props }: ReactElement<PartProps>): string {
  return String(props['data-version'])
}

function parts(children: ReactNode): ReactElement<PartProps>[] {
  return Children.toArray(children).filter((child) => isValidElement<PartProps>(child))
}
