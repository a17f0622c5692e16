import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { exampleSource } from '../__fixtures__/exampleSource'
import type { TreeNode } from '../../markdown-tree'
import { formatProblems } from '../../problem-report'
import { acceptReadme, measureTree } from './acceptReadme'

const folder = path.resolve(import.meta.dirname, '../../../content/readmes')
const files = readdirSync(folder).filter((file) => file.endsWith('.md'))

/** What a reader of any SDK guide finds, under the same words. */
const sdkSections = [
  'Install the SDK',
  'Connect to Unleash',
  'Check a flag',
  'Read a variant',
  'Set the context',
  'Events and metrics',
  'Bootstrap and offline use',
  'Test your code',
  'Upgrade the SDK',
  'Troubleshooting',
]
const serviceSections = ['Connect SDKs', 'Troubleshooting']

async function compile(text: string, file: string) {
  const site = { siteUrls: ['https://docs.getunleash.io'], oldPaths: {} }
  const accepted = await acceptReadme(text, file, exampleSource(), site)
  if (!accepted.ok) throw new Error(formatProblems(accepted.problems))
  return accepted
}

const elementsIn = (tree: readonly TreeNode[]): Exclude<TreeNode, string>[] =>
  tree.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.slice(2) as TreeNode[])]))

it('there is a guide for each of 18 READMEs', () => {
  expect(files).toHaveLength(18)
})

describe.each(files)('%s', async (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const { value, problems } = await compile(text, file)
  const elements = elementsIn(value.tree)

  it('compiles without a problem', () => {
    expect(problems).toEqual([])
  })

  it('has its sections, in their order', () => {
    const wanted = file.startsWith('unleash-') ? serviceSections : sdkSections
    const sections = value.headings.filter(({ depth }) => depth === 2).map(({ text }) => text)
    expect(sections.filter((text) => wanted.includes(text))).toEqual(wanted)
  })

  it('has one title, and levels without a gap', () => {
    const depths = value.headings.map(({ depth }) => depth)
    expect(elements.filter(([tag]) => tag === 'h1')).toEqual([])
    expect(depths.filter((depth, index) => depth > (depths[index - 1] ?? 1) + 1)).toEqual([])
  })

  it('has 450 words or more besides its code', () => {
    expect(measureTree(value.tree).words).toBeGreaterThanOrEqual(450)
  })

  it('names the language of every code block', () => {
    const fences = text.match(/^ *```.*$/gm) ?? []
    expect(fences.length).toBeGreaterThan(0)
    expect(fences.filter((fence, index) => index % 2 === 0 && fence.trim() === '```')).toEqual([])
  })

  it('links to this site and to Unleash on GitHub, by full site', () => {
    const links = elements.flatMap(([tag, attributes]) => (tag === 'a' && attributes ? [String(attributes.href)] : []))
    // The source of this test is `unleash-client-go`: a relative link would lead there from another guide.
    const relative = 'https://github.com/Unleash/unleash-client-go/blob/v3/'
    expect(links.filter((link) => link.startsWith(relative))).toEqual([])
    expect(links.filter((link) => !/^(#|\/[a-z]|https:\/\/github\.com\/Unleash\/)/.test(link))).toEqual([])
  })
})
