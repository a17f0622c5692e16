import { expect, test } from 'vitest'
import type { ExamTask } from './ExamTask'
import { examTable } from './examTable'

const task = (kind: ExamTask['kind'], kept: boolean) => ({
  id: kind,
  kind,
  question: '',
  gold: [/a/] as const,
  source: '',
  kept,
})

test('kinds are shown of the open half only', () => {
  const lines = examTable([
    { task: task('fact', false), passed: true, calls: [] },
    { task: task('error', false), passed: false, calls: [] },
    { task: task('error', true), passed: true, calls: [] },
  ]).split('\n')
  expect(lines).toContain('| fact | 1 | 1 | 100.0 |')
  expect(lines).toContain('| error | 0 | 1 | 0.0 |')
  expect(lines).toContain('| sdk | 0 | 0 | – |')
  expect(lines.slice(-2)).toEqual(['| open | 1 | 2 | 50.0 |', '| kept | 1 | 1 | 100.0 |'])
})
