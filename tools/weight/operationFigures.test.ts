import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { countElements, operationFigures } from './operationFigures'

test('elements are counted, text and comments are not', () => {
  expect(
    countElements('<!doctype html><html><head></head><body><!-- a --><p>b<br>c</p><img src="d"></body></html>'),
  ).toBe(6)
})

test('only operations count; extremes are named', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'figures-'))
  const folder = path.join(site, 'public')
  fs.mkdirSync(path.join(site, '.cache'))
  const add = (slug: string, template: string, html: string, more = '') => {
    fs.mkdirSync(path.join(folder, 'page-data/api', slug), { recursive: true })
    fs.mkdirSync(path.join(folder, 'api', slug), { recursive: true })
    fs.writeFileSync(
      path.join(folder, 'page-data/api', slug, 'page-data.json'),
      JSON.stringify({ componentChunkName: template, more }),
    )
    fs.writeFileSync(path.join(folder, 'api', slug, 'index.html'), html)
  }
  const template = 'component---src-templates-api-operation-template-tsx'
  add('tag', 'component---src-templates-api-tag-template-tsx', '<p>'.repeat(99))
  add('a', template, '<p>a</p>')
  add('b', template, '<p><b>b</b></p>', 'x'.repeat(100))
  add('c', template, `<p>${Array.from({ length: 200 }, (_, index) => index * index).join(' ')}</p>`)
  fs.writeFileSync(path.join(site, '.cache/webpack.stats.json'), '{"assetsByChunkName":{}}')
  const figures = operationFigures(folder, '/api')
  expect(figures.pages).toBe(3)
  expect(figures.largestHtml.page).toBe('/api/c')
  expect(figures.mostElements).toEqual({ page: '/api/b', value: 2 })
  expect(figures.largestData.page).toBe('/api/b')
  expect(figures.medianHtml).toBeLessThan(figures.largestHtml.value)
})
