import { createHash } from 'node:crypto'
import { taskKinds, type ExamTask, type TaskKind, type WrittenTask } from './ExamTask'
import { concepts } from './tasks/concepts'
import { defaults } from './tasks/defaults'
import { errors } from './tasks/errors'
import { facts } from './tasks/facts'
import { howTos } from './tasks/howTos'
import { operations } from './tasks/operations'
import { permissions } from './tasks/permissions'
import { sdks } from './tasks/sdks'
import { versions } from './tasks/versions'

/** Changing it would draw another half, after results of this one have been seen. */
const seed = 'unleash-docs exam 1'

const written: Readonly<Record<TaskKind, readonly WrittenTask[]>> = {
  fact: facts,
  default: defaults,
  permission: permissions,
  sdk: sdks,
  operation: operations,
  error: errors,
  'how-to': howTos,
  version: versions,
  concept: concepts,
}

export const examTasks: readonly ExamTask[] = taskKinds.flatMap((kind) =>
  written[kind].map(([name, question, gold, source]) => {
    const id = `${kind}/${name}`
    return { id, kind, question, gold, source, kept: isKept(id) }
  }),
)

/** Half of all IDs, in a way that nobody chooses. */
function isKept(id: string): boolean {
  return ((createHash('sha256').update(`${seed}:${id}`).digest()[0] ?? 0) & 1) === 1
}
