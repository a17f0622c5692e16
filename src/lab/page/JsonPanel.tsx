import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { CopyTextButton } from '../../ui/CopyTextButton'
import { TextArea } from '../../ui/fields'
import { flagsOf, type Definitions } from '../engine/definitions'
import type { Problem } from '../engine/problems'
import { maxJsonLength, readDefinitionsText, tooLargeProblem } from '../reading/readDefinitions'
import type { LabState } from '../state/labState'

const copyLabels = { idle: 'Copy flags as JSON', copied: 'Copied', failed: 'Copy failed' }

interface Props {
  state: LabState
  onLoad: (definitions: Definitions) => void
}

/** Reads flags as JSON that is pasted, dropped or chosen as a file, and copies the flags of the lab as JSON. */
export function JsonPanel({ state, onLoad }: Props) {
  const { text, setText, problems, read, readFile, paste, drop } = useJsonText(onLoad)
  const fileInput = useRef<HTMLInputElement>(null)
  return (
    <div className="lab-json">
      <p>
        Paste or drop a response from <code>GET /api/client/features</code>, one of its flags, or a flag from the admin
        API. It stays in this browser.
      </p>
      <TextArea label="JSON" rows={6} value={text} onChange={setText} onDrop={drop} onPaste={paste} />
      <div className="lab-buttons">
        <button type="button" className="form-button" onClick={() => read(text)}>
          Read JSON
        </button>
        <button type="button" className="form-button" onClick={() => fileInput.current?.click()}>
          Choose a file
        </button>
        <input
          ref={fileInput}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label="JSON file"
          onChange={({ target }) => void readFile(target.files?.[0])}
        />
        <CopyTextButton labels={copyLabels} text={() => clientJson(state)} />
      </div>
      <div role="status">{problems && <ProblemList problems={problems} />}</div>
    </div>
  )
}

/** The text of the field, and what is wrong with the JSON that was read last. */
function useJsonText(onLoad: Props['onLoad']) {
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly Problem[]>()
  const read = (json: string) => {
    const reading = readDefinitionsText(json)
    setProblems(reading.problems)
    if (reading.problems.every(({ severity }) => severity === 'warning')) onLoad(reading.definitions)
  }
  const readFile = async (file: File | undefined) => {
    if (!file) return
    if (file.size > maxJsonLength) {
      setProblems([tooLargeProblem(file.size)])
      return
    }
    const json = await file.text()
    setText(json)
    read(json)
  }
  /** A field with 20 MB of text would block the browser before anything could say so. */
  const refuseTooLarge = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const { length } = data.getData('text')
    if (length <= maxJsonLength) return
    event.preventDefault()
    setProblems([tooLargeProblem(length)])
  }
  const paste = (event: ClipboardEvent) => refuseTooLarge(event, event.clipboardData)
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (file) {
      event.preventDefault()
      void readFile(file)
    } else refuseTooLarge(event, event.dataTransfer)
  }
  return { text, setText, problems, read, readFile, paste, drop }
}

/** More problems would only hide the first ones. */
const maxShown = 20

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const listed = errors.length > 0 ? errors : problems
  const more = listed.length - maxShown
  return (
    <>
      <p>
        {errors.length > 0
          ? 'The JSON couldn’t be read, and the lab is unchanged:'
          : problems.length > 0
            ? 'The JSON was read. Some of it probably doesn’t work as intended:'
            : 'The JSON was read.'}
      </p>
      <ul>
        {listed.slice(0, maxShown).map(({ path, message }, index) => (
          <li key={index}>
            {path !== '' && <code>{path}</code>} <span>{message}</span>
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </>
  )
}

/** The flags of the environment as the client API returns them. */
function clientJson({ flags, segments, environment }: LabState): string {
  return JSON.stringify({ version: 2, features: flagsOf(flags, environment), segments }, null, 2)
}
