import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pack, type TreeNode } from '../../plugins/markdown-tree'
import { formatProblems } from '../../plugins/problem-report'
import { componentProblems } from './componentProblems'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'components-'))
const sourceFile = path.join(folder, 'page.mdx')
const problemsOf = (tree: TreeNode[]) =>
  formatProblems(componentProblems([{ sourceFile, tree: pack(tree) }])).replaceAll(`${folder}/`, '')

test('a component that the Markdown copy and the search do not know is named with its line', () => {
  fs.writeFileSync(sourceFile, '---\ntitle: A\n---\n\n<Compare left="a">\n\ntext\n\n</Compare>\n')
  const tree: TreeNode[] = [['Steps', 0, ['Compare', { left: 'a' }, ['p', 0, 'text']]]]
  expect(problemsOf(tree)).toMatchInlineSnapshot(`
    "page.mdx:5
      The component <Compare> would be lost in the Markdown copy and in the search.
      Add it to src/markdown/text/componentTexts.ts; "npm run types" names every other place that lacks it."
  `)
})

test('known ones, those that lists replace, and text that looks like one are no problem', () => {
  const tree: TreeNode[] = [
    ['Tabs', 0, ['Tab', { label: 'a' }, ['CodeBlock', { html: '["Compare", 0]' }]]],
    ['EnvVar', { name: 'A' }],
    ['p', 0, '["Compare", 0]'],
  ]
  expect(problemsOf(tree)).toBe('')
})
