import path from 'node:path'
import type { DialectOptions, ImageReading } from '../../markdown-tree'
import type { DocsOptions } from '../types'
import { readContentFile, readContentImage } from './contentFiles'
import { readPictureNotes } from './pictureNotes'

/** How Markdown in `root` is compiled, by this plugin and by others that use the dialect's remark plugins. */
export function dialectOptions(
  options: Pick<DocsOptions, 'root' | 'components' | 'glossary' | 'pictureList'>,
): DialectOptions {
  const { root, components, glossary, pictureList } = options
  const readImage = (file: string): ImageReading => {
    const image = readContentImage(root, file)
    const note = readPictureNotes(pictureList).notes.get(path.posix.relative(root, file))
    return 'problem' in image || note === undefined ? image : { ...image, note }
  }
  return { components, glossary, readFile: (file) => readContentFile(root, file), readImage }
}
