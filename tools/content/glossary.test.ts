import fs from 'node:fs'
import { expect, test } from 'vitest'
import { glossaryTerms } from '../../content/data/glossaryTerms'
import { pageTexts } from './codeFences'

const texts = pageTexts()

test('each term has a page, and its anchor is an explicit ID there', () => {
  const wrong = glossaryTerms.filter(({ page }) => {
    const [path = '', anchor] = page.split('#')
    const name = path.slice(1)
    const readme = `content/readmes/${name.replace('reference/', '')}.md`
    const text =
      texts.get(`${name}.mdx`) ??
      texts.get(`${name}/index.mdx`) ??
      (fs.existsSync(readme) ? fs.readFileSync(readme, 'utf8') : undefined)
    return (
      text === undefined || (anchor !== undefined && !text.includes(`[#${anchor}]`) && !text.includes(`[#${anchor} `))
    )
  })
  expect(wrong).toEqual([])
})

test('a page explains each term in place', () => {
  // Pages about writing only show how it looks.
  const pages = [...texts].filter(([file]) => !file.startsWith('contributing/')).map(([, text]) => text)
  expect(
    glossaryTerms.map(({ name }) => name).filter((id) => !pages.some((text) => text.includes(`<Term id="${id}">`))),
  ).toEqual([])
})

test('terms are unique, and each definition is a sentence that fits in a hint', () => {
  expect(new Set(glossaryTerms.map(({ term }) => term.toLowerCase())).size).toBe(glossaryTerms.length)
  expect(glossaryTerms.filter(({ definition }) => !/^[A-Z].{20,160}\.$/.test(definition))).toEqual([])
})
