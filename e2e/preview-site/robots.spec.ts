import fs from 'node:fs'
import { expect, folder, test } from './test'

test('a preview says noindex with every page, and lets crawlers read that', async ({ previewSite }) => {
  for (const path of ['/', '/reference/feature-toggles', '/reference/api/unleash/create-feature', '/fr', '/nowhere']) {
    const { headers } = await fetch(previewSite + path)
    expect.soft(headers.get('x-robots-tag'), path).toBe('noindex')
  }
  expect(fs.readFileSync(`${folder}/robots.txt`, 'utf8')).not.toContain('Disallow')
  // Of the site itself.
  expect(fs.readFileSync('public/_headers', 'utf8')).not.toContain('x-robots-tag')
})
