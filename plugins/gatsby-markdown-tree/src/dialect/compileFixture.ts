import type { CompiledDialect } from '../CompiledMarkdown'
import { compileDialect } from '../compileDialect'
import type { ComponentRules } from './ComponentRules'

const components: ComponentRules = {
  Tabs: { attributes: { groupId: { type: 'string' } }, children: true, holds: ['Tab'] },
  Tab: {
    attributes: { value: { type: 'string', required: true }, label: { type: 'string', required: true } },
    children: true,
    within: 'Tabs',
  },
  SidebarCards: { attributes: {}, children: false },
  Card: {
    attributes: {
      size: { type: 'number' },
      wide: { type: 'boolean' },
      tall: { type: 'boolean' },
      kind: { type: 'string', values: ['a', 'plain'] },
      shows: { type: 'string', refersTo: 'operation' },
    },
    children: false,
  },
}

/** Compiles a page whose body starts on line 5, for tests; `files` are read relative to the page. */
export function compileFixture(
  source: string,
  files: Readonly<Record<string, string>> = {},
): Promise<CompiledDialect> {
  return compileDialect(source, {
    file: 'content/docs/guide/page.mdx',
    firstLine: 5,
    components,
    readFile: (path) => files[path],
  })
}
