import { expect, it } from 'vitest'
import { readmeDescription } from './sourceNodes'

const labels = ['Go', 'iOS', 'JavaScript browser', 'Unleash Proxy', 'A label of forty characters, just as long']
const types = ['server-side', 'client-side', 'reference'] as const

it.each(types)('%s: has the label, and the length that search engines show', (type) => {
  for (const label of labels) {
    const description = readmeDescription({ label, type })
    expect(description).toContain(label)
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})
