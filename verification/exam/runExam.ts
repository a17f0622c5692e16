import type { ExamTask } from './ExamTask'
import { openSessions, type ReadSite, type Session } from './examReader'
import { saysGold } from './gradeText'

export interface TaskResult {
  task: ExamTask
  passed: boolean
  /** What was asked of the site: `search how long…`, `read /reference/…`. */
  calls: string[]
}

/** Answers a question with two calls; the reader, or somebody's model. */
export type Examinee = (session: Session, question: string) => Promise<string>

/** Sets all tasks, one after the other. */
export async function runExam(site: ReadSite, tasks: readonly ExamTask[], examinee: Examinee): Promise<TaskResult[]> {
  const openSession = await openSessions(site)
  const results: TaskResult[] = []
  for (const task of tasks) {
    const session = openSession()
    const text = await examinee(session, task.question)
    results.push({
      task,
      passed: saysGold(text, task.gold),
      calls: session.calls.map(({ tool, input }) => `${tool} ${input}`),
    })
  }
  return results
}
