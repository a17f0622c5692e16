import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentComponentRules } from '../../shared/componentRules'
import { exampleState, examples } from './examples'
import { readLabState } from './labState'

describe('the examples', () => {
  it.each(examples)('"$id" has no problems', ({ json }) => {
    expect(readLabState(json).problems).toEqual([])
  })

  it('can all be embedded in pages', () => {
    expect(contentComponentRules.Lab.attributes.example.values.toSorted()).toEqual(
      examples.map(({ id }) => id).toSorted(),
    )
  })

  it('include every example that a page links to', () => {
    const files = fs
      .readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
    const linked = files.flatMap((file) =>
      [...fs.readFileSync(path.join('content/docs', file), 'utf8').matchAll(/\/lab\?example=([\w-]*)/g)].map(
        ([, id]) => id,
      ),
    )
    expect(new Set(linked)).toEqual(new Set(examples.map(({ id }) => id)))
    expect(exampleState('constructor')).toBeUndefined()
  })
})
