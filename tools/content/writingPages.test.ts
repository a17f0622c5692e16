import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { frontMatterSchema } from '../../plugins/gatsby-source-docs/src/readFrontMatter'
import { admonitionKinds, codeFence } from '../../plugins/markdown-tree'
import { contentComponentRules, factComponentRules } from '../../src/shared/componentRules'

interface Example {
  place: string
  /** Content of the fence: the source that readers see. */
  source: string
  /** As many characters of the page behind the fence: what is rendered. */
  rendered: string
}

const folder = 'content/docs/contributing'
const files = fs.readdirSync(folder).filter((file) => /^writing-pages.*\.mdx$/.test(file))

/** The sources that a page shows: its outermost fences in the language `markdown`. */
function examplesOf(file: string): Example[] {
  const text = fs.readFileSync(path.join(folder, file), 'utf8')
  const fences = [...text.matchAll(/^(`{3,})(\w*).*\n([\s\S]*?)^\1$\n*/gm)]
  return fences
    .filter(([, , language]) => language === 'markdown')
    .map(({ 0: fence, 3: source = '', index }) => {
      const end = index + fence.length
      const line = text.slice(0, index).split('\n').length
      return { place: `${file}:${line}`, source, rendered: text.slice(end, end + source.length) }
    })
}

const examples = files.flatMap(examplesOf)
const shown = examples.map(({ source }) => source).join('\n')

describe('the pages about writing pages show', () => {
  test.each(examples)('each source rendered right below it: $place', ({ source, rendered }) => {
    expect(rendered, 'Write the source of each example once more, right below its fence.').toBe(source)
  })

  const components = [...Object.keys({ ...contentComponentRules, ...factComponentRules }), 'Include', 'Kbd']
  test.each(components)('the component %s', (name) => {
    const fix = `Show it in a markdown fence of ${folder}/writing-pages*.mdx, and once more below the fence.`
    if (!new RegExp(`<${name}[ />]`).test(shown)) expect.fail(`<${name}> isn't on /contributing/writing-pages. ${fix}`)
  })

  test.each(admonitionKinds)('the admonition %s', (kind) => {
    if (!shown.includes(`:::${kind}`)) expect.fail(`":::${kind}" isn't on /contributing/writing-pages. Show it there.`)
  })

  const ranges = codeFence.ranges.map((name) => (name === 'mark' ? ' {' : ` ${name}={`))
  test.each([...codeFence.values.map((name) => ` ${name}="`), ...ranges, ...codeFence.flags.map((flag) => ` ${flag}`)])(
    'a fence with%s',
    (attribute) => {
      const fences = shown.split('\n').filter((line) => line.startsWith('```'))
      if (!fences.some((fence) => fence.includes(attribute)))
        expect.fail(`No fence on /contributing/writing-pages has "${attribute.trim()}". Show one there.`)
    },
  )

  test.each(['npm', 'dot'])('a fence of the language %s', (language) => {
    if (!new RegExp(`^\`\`\`${language}\\b`, 'm').test(shown))
      expect.fail(`No fence on /contributing/writing-pages is in the language "${language}". Show one there.`)
  })

  test.each(Object.keys(frontMatterSchema.shape))('the key %s of the front matter', (key) => {
    const file = path.join(folder, 'writing-pages-facts.mdx')
    if (!fs.readFileSync(file, 'utf8').includes(`| \`${key}\` |`))
      expect.fail(`The table of front matter in ${file} has no row for "${key}". Add it.`)
  })
})

test('attributes of components are shown too', () => {
  const rules: readonly (readonly [string, { attributes: object }])[] = Object.entries({
    ...contentComponentRules,
    ...factComponentRules,
  })
  const missing = rules.flatMap(([name, { attributes }]) =>
    Object.keys(attributes)
      .filter((attribute) => !new RegExp(`<${name}[^>]*\\s${attribute}\\b`).test(shown))
      .map((attribute) => `${name} ${attribute}`),
  )
  if (missing.length > 0)
    expect.fail(`/contributing/writing-pages doesn't show these attributes: ${missing.join(', ')}.`)
})
