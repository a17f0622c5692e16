import type { AgentFacts } from '../../shared/agentFacts'
import type { SearchablePage } from '../../shared/search/searchIndex'

/** A site of two pages, as `siteOf` and the folder of a build have it. */
export const facts: AgentFacts = {
  siteUrl: 'https://docs.example.com',
  version: '5.8',
  sdks: [
    {
      name: 'node',
      label: 'Node.js',
      side: 'server',
      path: '/sdks/node',
      version: '5.3.0',
      package: '`unleash-client`',
      needs: null, sections: [{ id: 'install-the-sdk', title: 'Install the SDK' }]
    },
    {
      name: 'ruby',
      label: 'Ruby',
      side: 'server',
      path: '/sdks/ruby',
      version: '5.0.0',
      package: '`unleash`',
      needs: null, sections: [{ id: 'install-the-sdk', title: 'Install the SDK' }]
    },
    {
      name: 'react',
      label: 'React',
      side: 'client',
      path: '/sdks/react',
      version: '4.1.0',
      package: '`react`',
      needs: null, sections: [{ id: 'install-the-sdk', title: 'Install the SDK' }]
    },
  ],
  features: [
    { name: 'Segments', path: '/reference/segments', plans: ['oss', 'pro', 'enterprise'], since: '4.13', ossSince: '5.5' },
    { name: 'Banners', path: '/reference/banners', plans: ['enterprise'], since: '5.7', ossSince: null },
  ],
  capabilities: [
    {
      name: 'segments',
      side: 'server',
      label: 'Segments',
      path: '/sdks#segments',
      support: {
        node: { state: 'yes', since: '3.14.0' },
        ruby: { state: 'partly', since: '4.4.0', note: 'one per strategy' },
      },
    },
    {
      name: 'variants',
      side: 'server',
      label: 'Variants',
      path: '/sdks#variants',
      support: { node: { state: 'yes', since: '3.2.0' }, ruby: { state: 'no' } },
    },
  ],
  errors: [
    {
      message: '`You need the "<permission>" permission.`',
      status: 403,
      cause: 'No role grants it.',
      fix: 'Request a role.',
      path: '/errors#missing-permission',
    },
    {
      message: '`invalid token: wrong type`',
      status: 403,
      cause: 'Another type.',
      fix: 'Use the type.',
      path: '/errors#type',
    },
  ],
  operators: { IN: 'in-operators' },
  operations: [
    {
      method: 'DELETE',
      endpoint: '/api/admin/projects/{id}/features/{name}',
      title: 'Archive a flag',
      path: '/api/archive-flag',
      plan: 'oss',
      deprecated: false,
      permissions: ['DELETE_FEATURE'],
      versions: 'Documented since 4.14',
    },
  ],
}

const page = (path: string, title: string, kind: SearchablePage['kind'], sections: SearchablePage['sections']) => ({
  path,
  title,
  description: `About ${title}`,
  keywords: [],
  category: 'Docs',
  kind,
  weight: 100,
  sections,
})

export const index: SearchablePage[] = [
    page('/reference/segments', 'Segments', 'guide', [
      { anchor: null, headings: [], text: 'A segment is a list of constraints.' },
      { anchor: 'structure', headings: ['Structure'], text: 'A segment has an ID.' },
      { anchor: 'row', headings: ['Structure', 'id'], text: 'The number.' },
    ]),
    page('/api/archive-flag', 'Archive a flag', 'api', [{ anchor: null, headings: [], text: 'Archives a flag.' }]),
  ]

/** By path. */
export const files: Record<string, string> = {
        '/reference/segments.md': '# Segments\n\nA segment is a list.\n',
        '/reference/segments/structure.md': '## Structure {#structure}\n',
        '/api/archive-flag.md': '# Archive a flag\n\n## Others {#other-languages}\n\n**Go**\n',
        '/api/archive-flag/other-languages.md': '## Others {#other-languages}\n\n**Go**\n',
      }
