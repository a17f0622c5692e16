import fs from 'node:fs'
import { expect, test } from 'vitest'
import { contentComponentRules, factComponentRules } from './componentRules'

/** The pages that show writers what they can use, each block below its source. */
const folder = 'content/docs/contributing'
const gallery = fs
  .readdirSync(folder)
  .filter((file) => file.startsWith('writing-pages'))
  .map((file) => fs.readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n')

/** Without code, which only names components. */
const shown = gallery.replaceAll(/^(`{3,})[^`\n]*\n[\s\S]*?^\1$/gm, '')

test.each([...Object.keys(contentComponentRules), ...Object.keys(factComponentRules), 'Include', 'Kbd'])(
  '<%s> is shown on "Writing pages", below its source',
  (name) => {
    const use = new RegExp(`<${name}[\\s/>]`)
    expect(use.test(shown), 'Add the component to content/docs/contributing/writing-pages.mdx.').toBe(true)
    expect(gallery.match(new RegExp(use, 'g'))?.length).toBeGreaterThan(shown.match(new RegExp(use, 'g'))?.length ?? 0)
  },
)
