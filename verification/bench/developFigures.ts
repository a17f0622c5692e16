import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendQuery, startDevelop } from '../../tools/develop/startDevelop'
import { readProcesses, treeMemory } from './processTree'
import { withEditedFile } from '../../tools/develop/withEditedFile'

const guide = {
  file: 'content/docs/reference/feature-toggles.mdx',
  data: '/page-data/reference/feature-toggles/page-data.json',
}
const newGuide = {
  file: 'content/docs/reference/measured-page.mdx',
  data: '/page-data/reference/measured-page/page-data.json',
}
const newGuideText = `---
title: A measured page
description: This page exists for a moment, to measure how long a new page takes to appear in develop.
sidebar: false
---

This page is new.
`
const sentence = 'This sentence is measured.'
const footer = { file: 'content/site/footer.ts', query: '{ footer { copyright } }' }
const flagTypes = { file: 'content/data/flagTypes.ts', query: '{ allFlagType { nodes { useFor } } }' }
/** After which the memory is measured. */
export const edits = 200
const limit = 600_000 // milliseconds
const pollEvery = 20 // milliseconds

/** Seconds that a writer waits in `npm run develop`: from a change of a file until the server returns it. Memory after `edits`, in bytes. */
export async function developFigures(): Promise<Record<string, number>> {
  const figures: Record<string, number> = {}
  for (const name of ['first page, without a cache', 'first page, with a cache']) {
    const isClean = name === 'first page, without a cache'
    const start = performance.now()
    if (isClean) for (const folder of ['.cache', 'public']) fs.rmSync(folder, { recursive: true, force: true })
    const server = await startDevelop(limit)
    const get = async (path: string) => (await fetch(server.origin + path)).text()
    const query = async (text: string) => JSON.stringify(await sendQuery(server.origin, text))
    try {
      // The scripts and the data of the page.
      await get('/commons.js')
      await get(guide.data)
      figures[name] = secondsSince(start)
      if (isClean) continue
      const edited = (file: string, edit: (text: string) => string, read: () => Promise<string>, expected: string) =>
        withEditedFile(file, edit, () => secondsUntil(async () => (await read()).includes(expected)))
      figures['edited sentence'] = await edited(
        guide.file,
        (text) => `${text}\n${sentence}\n`,
        () => get(guide.data),
        sentence,
      )
      figures['content/site'] = await edited(
        footer.file,
        (text) => text.replace(/copyright: '/, '$&Measured '),
        () => query(footer.query),
        'Measured ',
      )
      figures['content/data'] = await edited(
        flagTypes.file,
        (text) => text.replace(/useFor: '/, '$&Measured '),
        () => query(flagTypes.query),
        'Measured ',
      )
      fs.writeFileSync(newGuide.file, newGuideText)
      figures['new page'] = await secondsUntil(async () => (await get(newGuide.data)).includes('This page is new.'))
      // Puts the page back at the end.
      await withEditedFile(
        guide.file,
        (text) => text,
        async () => {
          const text = fs.readFileSync(guide.file, 'utf8')
          for (let edit = 1; edit <= edits; edit += 1) {
            fs.writeFileSync(guide.file, `${text}\nEdit ${edit} is measured.\n`)
            await secondsUntil(async () => (await get(guide.data)).includes(`Edit ${edit} is measured.`))
          }
        },
      )
      figures.memory = treeMemory(server.id, readProcesses())
    } finally {
      fs.rmSync(newGuide.file, { force: true })
      await server.stop()
    }
  }
  return figures
}

async function secondsUntil(holds: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > limit) throw new Error('A change did not arrive in gatsby develop.')
    await sleep(pollEvery)
  }
  return secondsSince(start)
}

function secondsSince(start: number): number {
  return Number(((performance.now() - start) / 1000).toFixed(2))
}
