import { expect, test } from 'vitest'
import { pageExamples } from './pageExamples'

const page = (...fences: string[]) =>
  pageExamples('content/docs/page.mdx', `---\ntitle: A page\n---\n\n${fences.join('\n\n')}\n`)
const kinds = (...fences: string[]) => page(...fences).map(({ kind, line }) => `${line} ${kind}`)

const create =
  '```bash operation="createFeature"\ncurl https://unleash.example.com/api/admin/projects/default/features -d @flag.json\n```'

test('an example has its place and its attributes', () => {
  expect(page('```bash title="a.sh" operation="getProjects getHealth" status="401 200"\ncurl a; curl b\n```')).toEqual([
    {
      ...{ file: 'content/docs/page.mdx', line: 5, kind: 'commands', language: 'bash', title: 'a.sh' },
      ...{ operations: ['getProjects', 'getHealth'], statuses: [401, 200], code: 'curl a; curl b\n' },
    },
  ])
})

test.each([
  ['a curl command of an operation', create, ['5 commands']],
  ['a curl command to the reader’s server', '```bash\ncurl http://localhost:4242/health\n```', ['5 commands']],
  ['a curl command to another server', '```bash\ncurl http://localhost:8080/\n```', []],
  ['a response', '```json operation="getHealth" response="200"\n{}\n```', ['5 response']],
  ['the body of a request', '```json operation="createFeature"\n{}\n```', ['5 request']],
  ['other JSON', '```json\n{}\n```', []],
  [
    'a program',
    "```js\nimport { initialize } from 'unleash-client'\ninitialize({ url: 'http://localhost:4242/api' })\n```",
    ['5 program'],
  ],
  ['a program that sends requests', '```js\nawait fetch(`https://unleash.example.com/health`)\n```', ['5 program']],
  ['a type of an SDK', "```ts\nimport type { Unleash } from 'unleash-client'\n```", []],
  ['a part of a program', '```ts\nunleash.isEnabled("checkout")\n```', []],
  ['what the page says can’t run', '```text run="enterprise"\n0 6 * * 1 curl example\n```', ['5 commands']],
])('%s', (_what, fence, expected) => {
  expect(kinds(fence)).toEqual(expected)
})

test.each([
  ['jq . export.json > import.json', true],
  ["export UNLEASH_TOKEN='user:<secret>'", true],
  ['npm install unleash-client@5.3.0', true],
  ['node server.js', false],
  ['npm run dev', false],
  ['docker compose up --detach', false],
  ['jq . export.json && sudo reboot', false],
])('beside an example, "%s" is run: %s', (code, isRun) => {
  expect(kinds(create, `\`\`\`bash\n${code}\n\`\`\``)).toHaveLength(isRun ? 2 : 1)
  expect(kinds(`\`\`\`bash\n${code}\n\`\`\``)).toEqual([])
})

test('commands of npm are those of a shell', () => {
  expect(page(create, '```npm\nnpm install unleash-client@5.3.0\n```')[1]).toMatchObject({
    kind: 'commands',
    language: 'bash',
    line: 9,
  })
  expect(kinds(create, '```npm\nnpm run dev\n```')).toHaveLength(1)
})

test('a file that a later command runs is not run before', () => {
  const program =
    "```js title=\"check.mjs\"\nimport { initialize } from 'unleash-client'\ninitialize({ url: 'http://localhost:4242/api' })\n```"
  expect(kinds(program, '```bash\nnode check.mjs\n```')).toEqual(['5 script', '10 commands'])
  expect(kinds(program)).toEqual(['5 program'])
})

test('a program that isn’t an example is not run', () => {
  expect(
    kinds(create, '```js title="server.js"\nimport x from "unleash-server"\n```', '```bash\nnode server.js\n```'),
  ).toEqual(['5 commands'])
})

test.each([
  ['java', 'UnleashConfig.builder().unleashAPI("https://unleash.example.com/api/")', 'other-language'],
  [
    'tsx',
    "import { FlagProvider } from '@unleash/proxy-client-react'; const url = 'https://unleash.example.com/api/frontend'",
    'needs-browser',
  ],
  ['ts', "import { createApp } from 'vue'; const url = 'https://unleash.example.com/api/frontend'", 'needs-browser'],
])('a program in %s', (language, code, expected) => {
  expect(page(`\`\`\`${language}\n${code}\n\`\`\``).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['program', expected],
  ])
})

test.each(['http://edge.example.com:3063/api', 'http://localhost:3064/api/frontend'])(
  'requests to %s need Unleash Edge',
  (url) => {
    const [{ reason } = {}] = page(`\`\`\`bash operation="getFrontendFeatures"\ncurl ${url}\n\`\`\``)
    expect(reason).toBe('needs-edge')
  },
)

test('a program that is an Unleash Proxy runs while requests are sent to it', () => {
  const program =
    "```js title=\"proxy.js\"\nconst { start } = require('@unleash/proxy')\nstart({ unleashUrl: 'https://unleash.example.com/api/' })\n```"
  const requests = '```bash\ncurl http://localhost:3000/proxy/health\n```'
  expect(kinds(program, '```bash\nTOKEN=a node proxy.js\n```', requests)).toEqual([
    '5 script',
    '10 server',
    '14 commands',
  ])
})
