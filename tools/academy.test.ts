import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = 'content/docs/unleash-academy'
const courses = fs.readdirSync(folder).filter((file) => /^title: "Course:/m.test(fs.readFileSync(path.join(folder, file), 'utf8')))

/** The parts of a course by the ids of their headings. */
function partsOf(file: string): Map<string, string> {
  const parts = fs.readFileSync(path.join(folder, file), 'utf8').split(/^## /m).slice(1)
  return new Map(parts.map((part) => [/\[#([\w-]+)\]/.exec(part)?.[1] ?? '', part]))
}

test('there are three courses', () => {
  expect(courses).toHaveLength(3)
})

describe.each(courses)('%s', (file) => {
  const parts = partsOf(file)
  const lessons = [...parts].filter(([id]) => id.startsWith('lesson-'))

  test('begins with what one will be able to do', () => {
    expect([...parts.keys()][0]).toBe('outcomes')
  })

  test.each(lessons)('%s names pages to read, and has an exercise with a folded solution', (_id, lesson) => {
    expect(lesson).toMatch(/^Read .*\]\(\//m)
    expect(lesson).toContain('**Exercise.**')
    expect(lesson).toContain('<Details summary="Solution">')
  })

  test('ends with questions whose answers are folded', () => {
    const check = parts.get('self-check') ?? ''
    expect([...parts.keys()].at(-1)).toBe('self-check')
    expect(check.match(/<Details summary="[^"]*\?">/g)?.length).toBeGreaterThanOrEqual(5)
  })
})
