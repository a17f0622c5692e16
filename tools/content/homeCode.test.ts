import { expect, test } from 'vitest'
import { codeFences, pageTexts } from './codeFences'

const pages = pageTexts()
const fencesOf = (file: string) => codeFences(file, pages.get(file) ?? '')
const linesOf = (code: string) => code.split('\n').map((line) => line.trim())

test('the code on the home page is part of the programs in the Quickstart, which run in the verification', () => {
  const programs = fencesOf('quickstart.mdx').map(({ language, code }) => ({
    language,
    code: linesOf(code).join('\n'),
  }))
  const samples = fencesOf('index.mdx')
  expect(samples).toHaveLength(6)
  const unknown = samples.filter(({ language, code }) => {
    const part = linesOf(code).join('\n')
    return !programs.some((program) => program.language === language && program.code.includes(part))
  })
  expect(unknown).toEqual([])
})
