import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Problem, readJsonFile } from '../../problem-report'

/** Fields that only `npm run pictures --prefix verification` reads are allowed. */
const listSchema = z.record(z.string(), z.looseObject({ from: z.string() }))

const notes: Readonly<Record<string, string>> = {
  examples: 'Example data',
}

export interface PictureNotes {
  /** What to say below a picture, by its file from the root of the pages. */
  notes: ReadonlyMap<string, string>
  problems: Problem[]
}

/**
 * Reads what readers must know about pictures that don't show a running server. `npm run pictures --prefix verification` writes the list:
 * `{ "reference/pictures/sso.form.webp": { "from": "examples" } }`. Without a file there is nothing to say.
 */
export function readPictureNotes(list: string): PictureNotes {
  if (!existsSync(list)) return { notes: new Map(), problems: [] }
  const text = readFileSync(list, 'utf8')
  if (last?.list !== list || last.text !== text) last = { list, text, read: pictureNotes(text, list) }
  return last.read
}

/** The notes are needed for every page, and for every picture of it. */
let last: { list: string; text: string; read: PictureNotes } | undefined

export function pictureNotes(text: string, list: string): PictureNotes {
  const read = readJsonFile(text, {
    file: list,
    schema: listSchema,
    invalid: 'The list of pictures has an invalid entry',
    fix: 'Run npm run pictures --prefix verification, which writes this file.',
  })
  if ('problems' in read) return { notes: new Map(), problems: read.problems }
  const found = Object.entries(read.value).flatMap(([picture, { from }]) => {
    const note = Object.hasOwn(notes, from) ? notes[from] : undefined
    return note === undefined ? [] : [[picture, note] as const]
  })
  return { notes: new Map(found), problems: [] }
}
