import { expect, test } from 'vitest'
import { environmentVariables } from '../../content/data/environmentVariables'
import { eventTypes } from '../../content/data/eventTypes'
import { permissions } from '../../content/data/permissions'
import { pageTexts } from './codeFences'

/** Folders and pages on which a name is not one of today's server, or is explained by itself, and why. */
const others: Readonly<Record<string, string>> = {
  'contributing/': 'Names of servers under development.',
  'how-to/how-to-run-the-unleash-proxy.mdx': 'Variables of the Proxy.',
  'reference/whats-new-v4.mdx': 'What version 4 read.',
  'unleash-academy/': 'A course explains a name before it links to lists.',
  'using-unleash/deploy/configuring-unleash.mdx': 'The list itself.',
  'using-unleash/deploy/configuring-unleash-v3.mdx': 'Variables of version 3.',
}

const components: ReadonlyMap<string, string> = new Map([
  ...environmentVariables.flatMap(({ names }) => names.map((name) => [name, 'EnvVar'] as const)),
  ...eventTypes.map(({ name }) => [name, 'EventType'] as const),
  ...permissions.map(({ name }) => [name, 'Permission'] as const),
])

test('a name of a list is written with its component, so that it is checked and links to what explains it', () => {
  const plain = [...pageTexts()].flatMap(([file, text]) => {
    if (Object.keys(others).some((other) => file.startsWith(other))) return []
    // Code blocks keep their lines, so that those of the page count.
    const prose = text.replace(/^[ \t]*(`{3,})[\s\S]*?^[ \t]*\1[ \t]*$/gm, (fence) => fence.replace(/[^\n]/g, ''))
    return [...prose.matchAll(/(?<!\[)`([\w-]+)`(?!\])/g)].flatMap(({ 1: name = '', index }) => {
      const component = components.get(name)
      if (component === undefined) return []
      return [`${file}:${prose.slice(0, index).split('\n').length} write <${component} name="${name}" />`]
    })
  })
  expect(plain).toEqual([])
})
