import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkGatsby } from './checkGatsby'

test('the installed Gatsby has what the patches expect', () => {
  expect(() => checkGatsby()).not.toThrow()
})

test('what an upgrade changed is named with the patch that depends on it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gatsby-'))
  fs.cpSync('node_modules/gatsby/cache-dir', path.join(folder, 'cache-dir'), { recursive: true })
  const navigation = path.join(folder, 'cache-dir/navigation.js')
  fs.writeFileSync(navigation, fs.readFileSync(navigation, 'utf8').replace('window.___push', 'window.___go'))
  fs.rmSync(path.join(folder, 'cache-dir/production-app.js'))
  expect(() => checkGatsby(folder)).toThrowErrorMatchingInlineSnapshot(`
    [Error: This version of Gatsby differs from what the patches expect. Adapt or remove them:
      src/gatsby-patches/runtime.ts expects window.___push = to => in gatsby/cache-dir/navigation.js.
      src/gatsby-patches/runtime.ts expects window.___loader = publicLoader in gatsby/cache-dir/production-app.js.
      src/gatsby-patches/runtime.ts expects getElementById(\`gatsby-focus-wrapper\`) in gatsby/cache-dir/production-app.js.
      src/gatsby-patches/document.tsx expects const { pagePath, location: browserLoc } = window in gatsby/cache-dir/production-app.js.]
  `)
  fs.rmSync(folder, { recursive: true })
})
