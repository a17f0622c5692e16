import { beforeAll, expect, test } from 'vitest'
import { examTasks } from './examTasks'
import { readAsReader, type ReadSite } from './examReader'
import { examTable } from './examTable'
import { openReadSite } from './openReadSite'
import { runExam, type TaskResult } from './runExam'
import { withoutFact } from './withoutFact'

/** Passed tasks when they were last counted. A change for the better is written here. */
const recorded = { open: 135, kept: 147 }
/** A new page may take the place of another in some results. */
const tolerated = 2

let site: ReadSite
let results: TaskResult[]
beforeAll(async () => {
  site = await openReadSite()
  results = await runExam(site, examTasks, readAsReader)
  console.log(examTable(results))
})

const idsOf = (list: readonly TaskResult[], passed: boolean) =>
  list.filter((result) => result.passed === passed).map(({ task }) => task.id)

test('the reader finds as many facts as recorded', () => {
  const open = results.filter(({ task }) => !task.kept)
  const failed = idsOf(open, false).join(', ')
  expect(idsOf(open, true).length, `Failed of the open half: ${failed}`).toBeGreaterThanOrEqual(
    recorded.open - tolerated,
  )
  const kept = results.filter(({ task }) => task.kept)
  expect(idsOf(kept, true).length, 'of the kept half').toBeGreaterThanOrEqual(recorded.kept - tolerated)
})

test.each<[fact: string, page: string, text: RegExp, tasks: string[]]>([
  ['a default', '/reference/sdks/javascript-browser', /refreshInterval/, ['default/javascript-refresh']],
  ['a word', '/reference/integrations/webhook', /mustache/i, ['fact/webhook-template']],
  ['a name', '/reference/stickiness', /MurmurHash3?/i, ['concept/hash']],
])('without %s, its tasks fail and no others', async (_, page, text, tasks) => {
  const without = await runExam(withoutFact(site, page, text), examTasks, readAsReader)
  const passedBefore = new Set(idsOf(results, true))
  expect(idsOf(without, false).filter((id) => passedBefore.has(id))).toEqual(tasks)
})
