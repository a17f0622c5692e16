import { expect, test } from 'vitest'
import { conceptGuides } from '../../content/data/conceptGuides'
import { sidebars } from '../../content/site/sidebars'

test('every page about a concept says where it is put to use', () => {
  const pages = sidebars.concepts.entries.flatMap((entry) =>
    typeof entry !== 'string' && 'entries' in entry ? entry.entries : [],
  )
  const guided = conceptGuides.map(({ page }) => page)
  const missing = pages.filter((page) => !guided.includes(page))
  if (missing.length > 0) expect.fail(`content/data/conceptGuides.ts has no entry for ${missing.join(', ')}. Add one.`)
})
