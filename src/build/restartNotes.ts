import { watch } from 'node:fs'
import type { GatsbyNode } from 'gatsby'

/** Editors write a file in several steps. */
const debounceMs = 200

/** What `gatsby develop` reads only when it starts, by folder. docs/writing.md lists it, too. */
const readOnce: Readonly<Record<string, RegExp>> = {
  'content/site': /^sources\.ts$/,
  'content/data': /^(factPages|glossaryTerms)\.ts$|^operationHistory\.json$/,
  'content/openapi': /^[^.].*\.(md|json)$/,
  'content/readmes': /^[^.].*\.md$/,
}
/** Their tables change immediately, but not what `onCreateWebpackConfig` has made of them for a reader's stack. */
const stackLists = /^(constraintOperators|featureAvailability|sdkCapabilities|sdks)\.ts$/

/** What a writer should know about a file that has changed; undefined when `gatsby develop` follows it. */
export function restartNote(folder: string, file: string): string | undefined {
  if (readOnce[folder]?.test(file)) return `${folder}/${file} changed: restart npm run develop to see it.`
  if (folder === 'content/data' && stackLists.test(file))
    return `${folder}/${file} changed: restart npm run develop to see it under "My stack", too.`
  return undefined
}

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ reporter }) => {
  if (process.env.gatsby_executing_command !== 'develop') return
  const timers = new Map<string, NodeJS.Timeout>()
  for (const folder of Object.keys(readOnce)) {
    watch(folder, (_event, file) => {
      const note = restartNote(folder, file ?? '')
      if (note === undefined) return
      clearTimeout(timers.get(note))
      timers.set(
        note,
        setTimeout(() => void reporter.warn(note), debounceMs),
      )
    })
  }
}
