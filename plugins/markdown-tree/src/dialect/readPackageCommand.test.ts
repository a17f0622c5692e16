import { expect, test } from 'vitest'
import { packageCommands } from './readPackageCommand'

test.each([
  ['npm install unleash-client', 'yarn add unleash-client', 'pnpm add unleash-client'],
  ['npm install', 'yarn install', 'pnpm install'],
  ['npm install -D a b', 'yarn add --dev a b', 'pnpm add -D a b'],
  [
    'npm install --save-dev --save-exact a@1.2.3',
    'yarn add --dev --exact a@1.2.3',
    'pnpm add --save-dev --save-exact a@1.2.3',
  ],
  [
    'npm init --yes\nnpm install @a/b@1',
    'yarn init --yes\nyarn add @a/b@1',
    'pnpm init --init-type=commonjs\npnpm add @a/b@1',
  ],
  ['npm init -y', 'yarn init -y', 'pnpm init --init-type=commonjs'],
  ['npm exec tsc -- --init', 'yarn tsc --init', 'pnpm exec tsc --init'],
  ['npm ci', 'yarn install --immutable', 'pnpm install --frozen-lockfile'],
  ['npm run build', 'yarn build', 'pnpm run build'],
  ['npx create-next-app@latest', 'yarn dlx create-next-app@latest', 'pnpm dlx create-next-app@latest'],
  ['# First\nnpm start\n\nnpm test', '# First\nyarn start\n\nyarn test', '# First\npnpm start\n\npnpm test'],
])('%j', (npm, yarn, pnpm) => {
  expect(packageCommands(npm)).toEqual({
    commands: [
      { manager: 'npm', code: npm },
      { manager: 'yarn', code: yarn },
      { manager: 'pnpm', code: pnpm },
    ],
  })
})

test.each([
  ['npm install a\ncurl b', { problem: 'other', line: 2 }],
  ['npm', { problem: 'other', line: 1 }],
  ['npm install --global a', { problem: 'npm only', line: 1 }],
  ['npm start\nnpm pkg set type=module', { problem: 'npm only', line: 2 }],
  ['npm start\nnpm doctor', { problem: 'npm only', line: 2 }],
])('%j cannot be written', (code, expected) => expect(packageCommands(code)).toEqual(expected))
