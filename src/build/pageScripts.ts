import fs from 'node:fs/promises'
import path from 'node:path'

/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: { done: { tapPromise(options: { name: string; stage: number }, run: () => Promise<void>): void } }
}

const folder = 'public/_gatsby/slices'

/**
 * The slice with Gatsby's scripts, which every page takes in, with an empty map of chunks: 300 bytes less in every page.
 * Gatsby writes the map as the text of an object, and its loader looks names up in that text, without ever finding one.
 */
export function withoutChunkMap(slice: string): string {
  return slice.replace(/\s*<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*<script>/, '<script>window.___chunkMapping={};')
}

/**
 * Writes our own slice beside Gatsby's whenever a bundle is done; `src/shell/documentHead` lets pages take that one in.
 * Gatsby's stays as it is: it compares it with the next one, to see whether the scripts of all pages have changed.
 */
export const pageScripts = {
  apply({ hooks }: Compiler): void {
    // Gatsby's own writer has the stage 0.
    hooks.done.tapPromise({ name: 'PageScripts', stage: 1 }, async () => {
      const slice = await fs.readFile(path.resolve(folder, '_gatsby-scripts-1.html'), 'utf8')
      await fs.writeFile(path.resolve(folder, 'scripts-1.html'), withoutChunkMap(slice))
    })
  },
}
