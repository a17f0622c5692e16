import { expect, test } from 'vitest'
import { tutorialSteps } from './tutorialSteps'

const fence = (info: string, code = 'x', indent = '') => `${indent}\`\`\`${info}\n${indent}${code}\n${indent}\`\`\`\n`

test.each([
  ['a file', fence('tsx title="src/App.tsx"'), { action: 'write', path: 'src/App.tsx', text: 'x\n' }],
  [
    'a file whose name starts with a dot',
    fence('properties title=".env.local"', 'A=1'),
    { action: 'write', path: '.env.local', text: 'A=1\n' },
  ],
  [
    'a script of the shell as a file',
    fence('bash title="run.sh"', 'ls'),
    { action: 'write', path: 'run.sh', text: 'ls\n' },
  ],
  ['commands', fence('bash', 'mkdir a\ncd a'), { action: 'run', commands: 'mkdir a\ncd a' }],
  [
    'commands and their check against the API',
    fence('bash operation="createFeature"', 'curl x'),
    { action: 'run', commands: 'curl x' },
  ],
  ['commands of npm', fence('npm', 'npm install next'), { action: 'run', commands: 'npm install next' }],
  ['a file with marked lines', fence('ts title="a.ts" {1}'), { action: 'write', path: 'a.ts', text: 'x\n' }],
  ['a build', fence('bash', 'npm run build'), { action: 'run', commands: 'npm run build' }],
  ['a development server', fence('bash', 'npm run dev'), { action: 'serve', script: 'dev' }],
  ['a server', fence('bash', 'npm start'), { action: 'serve', script: 'start' }],
  [
    'a server among other commands',
    fence('bash', 'npm ci\nnpm start'),
    { action: 'run', commands: 'npm ci\nnpm start' },
  ],
  ['output', fence('text', '401'), { action: 'look', language: 'text' }],
  ['a session of the shell', fence('shell-session', '$ ls'), { action: 'look', language: 'shell-session' }],
  ['code without a name', fence('tsx'), { action: 'look', language: 'tsx' }],
])('%s', (_, markdown, expected) => {
  expect(tutorialSteps(markdown)).toEqual([{ section: '', line: 1, ...expected }])
})

test('steps have the order of the page, with section and line, in lists and tabs as well, without their indentation', () => {
  const page = `---
title: A tutorial
---

${fence('dot alt="a"', 'digraph {}')}
## Set up [#project]

1. Do it:

${fence('bash', 'mkdir app', '   ')}
<Tabs groupId="interface">
<Tab value="api" label="API">

1. Ask:

${fence('bash', 'curl x', '   ')}
</Tab>
</Tabs>

### Write *it*

${fence('ts title="a.ts"', '  const a = 1')}`
  expect(tutorialSteps(page)).toEqual([
    { section: 'project', line: 13, action: 'run', commands: 'mkdir app' },
    { section: 'project', line: 22, action: 'run', commands: 'curl x' },
    { section: 'write-it', line: 31, action: 'write', path: 'a.ts', text: '  const a = 1\n' },
  ])
})

test.each([
  [
    'ts title="../a.ts"',
    'Line 1: "../a.ts" is not a path within the folder of the app. Use a relative path, like "src/App.tsx".',
  ],
  [
    'ts title="/etc/a"',
    'Line 1: "/etc/a" is not a path within the folder of the app. Use a relative path, like "src/App.tsx".',
  ],
  [
    'ts title="src/./a.ts"',
    'Line 1: "src/./a.ts" is not a path within the folder of the app. Use a relative path, like "src/App.tsx".',
  ],
  ['ts title="a.ts" del={1}', 'Line 1: "a.ts" shows lines that it does not have. Show the new file, and mark lines.'],
  ['ts file="a.ts"', 'Line 1: code from another file cannot be followed. Write it in the page.'],
])('%s cannot be followed', (info, message) => {
  expect(() => tutorialSteps(fence(info))).toThrow(message)
})

test('a partial cannot be followed', () => {
  expect(() => tutorialSteps('\n<Include file="_a.mdx" />\n')).toThrow(
    'Line 2: commands and files in a partial would be missed',
  )
})
