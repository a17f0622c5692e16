import { useId, type ReactNode } from 'react'
import { readStorage, writeStorage } from '../platform/storageSlot'
import { createStore } from '../ui/createStore'
import * as styles from './Lesson.module.css'

interface CourseProps {
  /** Name of the course, under which the browser keeps what is done. */
  course: string
  /** How many lessons it has. Each has the ID `lesson-1` and so on. */
  lessons: number
}

/** The lessons that the reader has done, by course. */
const doneLessons = createStore<ReadonlyMap<string, readonly number[]>>(new Map())

/** Read when it is first needed, and kept for other parts of the page. */
function doneOf(course: string, known: ReadonlyMap<string, readonly number[]>): readonly number[] {
  return known.get(course) ?? parseDone(readStorage(`course.${course}`))
}

/** `1 2 5`, as it is stored; anything else is ignored. */
export function parseDone(stored = ''): number[] {
  return [...new Set(stored.split(' ').map(Number))].filter((number) => Number.isInteger(number) && number > 0)
}

/** The first lesson that isn't done; undefined at the end of the course. */
export function nextLesson(done: readonly number[], lessons: number): number | undefined {
  return Array.from({ length: lessons }, (_, index) => index + 1).find((number) => !done.includes(number))
}

const storedDone = createStore(false, () => true)

/** What is done of a course: nothing on the server, so that the first render in the browser is the same. */
function useDone(course: string): readonly number[] {
  const known = doneLessons.useValue()
  const isInBrowser = storedDone.useValue()
  return isInBrowser ? doneOf(course, known) : []
}

function setDone(course: string, number: number, isDone: boolean): void {
  const others = doneOf(course, doneLessons.get()).filter((other) => other !== number)
  const done = isDone ? [...others, number].sort((a, b) => a - b) : others
  writeStorage(`course.${course}`, done.join(' '))
  doneLessons.set(new Map(doneLessons.get()).set(course, done))
}

/** At the start of a course: how far the reader is, and where to continue. */
export function CourseProgress({ course, lessons }: CourseProps) {
  const done = useDone(course).filter((number) => number <= lessons)
  const next = nextLesson(done, lessons)
  return (
    <p className={styles.progress} data-print="hide">
      <progress value={done.length} max={lessons} aria-label="Lessons done" /> {done.length} of {lessons} lessons done.{' '}
      {next === undefined ? (
        <a href="#capstone">You’ve finished all lessons: continue with the final task.</a>
      ) : (
        <a href={`#lesson-${next}`}>{done.length === 0 ? 'Start with lesson 1' : `Continue with lesson ${next}`}</a>
      )}
    </p>
  )
}

interface LessonProps extends CourseProps {
  number: number
  children: ReactNode
}

/** The end of a lesson: a check that the reader's own server answers, a box to tick, and the way to the next lesson. */
export function Lesson({ course, number, lessons, children }: LessonProps) {
  const id = useId()
  const isDone = useDone(course).includes(number)
  return (
    <section className={styles.lesson} aria-label={`Check of lesson ${number}`}>
      <p className={styles.title}>Check of lesson {number}</p>
      {children}
      <p className={styles.done} data-print="hide">
        <input
          type="checkbox"
          id={id}
          checked={isDone}
          onChange={({ target }) => setDone(course, number, target.checked)}
        />{' '}
        <label htmlFor={id}>It’s as described. Lesson {number} is done.</label>{' '}
        <a href={number < lessons ? `#lesson-${number + 1}` : '#capstone'}>
          {number < lessons ? `Next: lesson ${number + 1}` : 'Next: the final task'}
        </a>
      </p>
    </section>
  )
}
