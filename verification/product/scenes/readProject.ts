import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readScene, type SceneFile } from './readScene'

/** What the checks need of `content/docs`; all paths are from the project's root. */
export interface SceneProject {
  scenes: readonly SceneFile[]
  /** Sources of pages. */
  pages: ReadonlyMap<string, string>
  pictures: readonly string[]
}

const folder = 'content/docs'

/** Reads all pages, scenes and picture files. */
export function readProject(): SceneProject {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort()
  const sourceOf = (file: string) => readFileSync(file, 'utf8')
  return {
    scenes: files.filter((file) => file.endsWith('.scene.ts')).map((file) => readScene(file, sourceOf(file))),
    pages: new Map(files.filter((file) => file.endsWith('.mdx')).map((file) => [file, sourceOf(file)])),
    pictures: files.filter((file) => /\/pictures\/[^/]+$/.test(file)),
  }
}
