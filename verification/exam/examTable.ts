import { taskKinds } from './ExamTask'
import type { TaskResult } from './runExam'

/** A row for each kind of the open half, and one for the kept half, of which only the total may be known. */
export function examTable(results: readonly TaskResult[]): string {
  const open = results.filter(({ task }) => !task.kept)
  const rows = [
    ...taskKinds.map((kind) =>
      row(
        kind,
        open.filter(({ task }) => task.kind === kind),
      ),
    ),
    row('open', open),
    row(
      'kept',
      results.filter(({ task }) => task.kept),
    ),
  ]
  return ['| Tasks | Passed | Of | % |', '|---|---:|---:|---:|', ...rows].join('\n')
}

function row(name: string, results: readonly TaskResult[]): string {
  const passed = results.filter((result) => result.passed).length
  const percentage = results.length === 0 ? '–' : ((100 * passed) / results.length).toFixed(1)
  return `| ${name} | ${passed} | ${results.length} | ${percentage} |`
}
