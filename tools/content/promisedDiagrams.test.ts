import { expect, test } from 'vitest'
import { codeFences, pageTexts } from './codeFences'

/** Diagrams that pages must have, with words that each one contains. */
const promised: readonly (readonly [subject: string, file: string, ...words: string[]])[] = [
  ['system overview', 'understanding-unleash/unleash-overview.mdx', 'Unleash server', 'PostgreSQL', 'Unleash Edge'],
  ['requests of server-side and client-side SDKs', 'reference/sdks/index.mdx', '/api/client', '/api/frontend'],
  ['topologies of Edge and the Proxy', 'understanding-unleash/proxy-hosting.mdx', 'Unleash Edge', 'Unleash Proxy'],
  ['evaluation order', 'reference/feature-toggles.mdx', 'on here', 'strategy', 'Constraints', 'segments', 'Variants'],
  ['hash bucketing', 'reference/stickiness.mdx', 'murmur3', 'bucket'],
  [
    'states of a change request',
    'reference/change-requests.mdx',
    ...['Draft', 'In review', 'Approved', 'Scheduled', 'Applied', 'Rejected', 'Cancelled'],
  ],
  ['import and export', 'how-to/how-to-environment-import-export.mdx', 'export', 'import'],
  ['environments and projects', 'reference/environments.mdx', 'development', 'production'],
  ['sequence of single sign-on', 'how-to/how-to-add-sso-open-id-connect.mdx', '1 ', '2 ', '3 ', '4 '],
  ['token types', 'reference/api-tokens-and-client-keys.mdx', 'client', 'front', 'admin'],
]

const texts = pageTexts()

test.each(promised)('%s', (_, file, ...words) => {
  const diagrams = codeFences(file, texts.get(file) ?? '').filter(({ language }) => language === 'dot')
  const missing = diagrams.map(({ code }) => words.filter((word) => !code.toLowerCase().includes(word.toLowerCase())))
  expect(missing).toContainEqual([])
})
