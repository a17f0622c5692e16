import { errorMessages } from '../../content/data/errorMessages'
import type { ProductSource } from '../facts/productSource'
import type { Change } from './compareSources'

/** Messages of the catalogue that the older tree writes and the newer one doesn't. */
export function lostMessages(older: ProductSource, newer: ProductSource): Change[] {
  const [before, after] = [older, newer].map(writtenBy) as [Writes, Writes]
  return errorMessages
    .filter(({ source }) => source.startsWith('src/'))
    .map(({ message }) => message.replaceAll(/^`+ ?| ?`+$/g, ''))
    .filter((message) => before(message) && !after(message))
    .map((name) => ({ kind: 'errorMessages', name, change: 'removed', from: '', to: '' }))
}

type Writes = (message: string) => boolean

/** Whether a tree has all parts of a message between those that differ; how lines are broken doesn't matter. */
function writtenBy(source: ProductSource): Writes {
  const plain = (text: string) => text.replaceAll(/['"`]\s*\+\s*['"`]|\\(?=['"`])/g, '').replaceAll(/\s+/g, ' ')
  const code = source
    .list('src/lib')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => plain(source.read(file) ?? ''))
    .join('\n')
  return (message) =>
    plain(message)
      .split(/<[^>]*>/)
      .every((part) => code.includes(part.trim()))
}
