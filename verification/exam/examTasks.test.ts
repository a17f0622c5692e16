import { expect, test } from 'vitest'
import { examTasks } from './examTasks'

test('there are at least 200 tasks, each with its own ID, question and source', () => {
  expect(examTasks.length).toBeGreaterThanOrEqual(200)
  expect(new Set(examTasks.map(({ id }) => id)).size).toBe(examTasks.length)
  for (const { question, source } of examTasks) {
    expect(question.length).toBeGreaterThan(10)
    expect(source).toMatch(/:\d+$|^https:\/\/github\.com\/Unleash\/[\w-]+\/issues\/\d+$|^openapi 5\.8\.0: \w+$/)
  }
})

test('about half of them are kept apart, always the same ones', () => {
  const kept = examTasks.filter((task) => task.kept)
  expect(kept.length / examTasks.length).toBeGreaterThan(0.45)
  expect(kept.length / examTasks.length).toBeLessThan(0.55)
  expect(examTasks.find(({ id }) => id === 'default/pool-max')?.kept).toBe(false)
})

test('no gold fact depends on where an earlier search ended', () => {
  expect(examTasks.filter(({ gold }) => gold.some(({ flags }) => /[gy]/.test(flags)))).toEqual([])
})
