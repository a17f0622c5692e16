import fs from 'node:fs'
import path from 'node:path'

/** Code of Gatsby that the patches depend on without failing when it changes. */
const expectations = [
  { patch: 'runtime.ts', file: 'cache-dir/navigation.js', code: 'window.___push = to =>' },
  { patch: 'runtime.ts', file: 'cache-dir/navigation.js', code: 'window.___replace = to =>' },
  { patch: 'runtime.ts', file: 'cache-dir/navigation.js', code: 'window.___navigate = (to, options) =>' },
  { patch: 'runtime.ts', file: 'cache-dir/production-app.js', code: 'window.___loader = publicLoader' },
  { patch: 'runtime.ts', file: 'cache-dir/loader.js', code: 'enqueue: rawPath => instance.prefetch(rawPath)' },
  { patch: 'runtime.ts', file: 'cache-dir/loader.js', code: 'loadPage: rawPath =>' },
  { patch: 'runtime.ts', file: 'cache-dir/ensure-resources.js', code: 'loader.loadPage(rawPath).then(' },
  { patch: 'runtime.ts', file: 'cache-dir/ensure-resources.js', code: 'loader.loadPageSync(' },
  { patch: 'runtime.ts', file: 'cache-dir/production-app.js', code: 'getElementById(`gatsby-focus-wrapper`)' },
  { patch: 'runtime.ts', file: 'cache-dir/route-announcer-props.js', code: 'id: `gatsby-announcer`' },
  {
    patch: 'document.tsx',
    file: 'cache-dir/production-app.js',
    code: 'const { pagePath, location: browserLoc } = window',
  },
]

/** Throws with all that an upgrade of Gatsby has changed in the code above. */
export function checkGatsby(folder = installedPackage('gatsby')): void {
  const changed = expectations.filter(({ file, code }) => !read(path.join(folder, file)).includes(code))
  if (changed.length === 0) return
  const lines = changed.map(
    ({ patch, file, code }) => `  src/gatsby-patches/${patch} expects ${code} in gatsby/${file}.`,
  )
  throw new Error(
    ['This version of Gatsby differs from what the patches expect. Adapt or remove them:', ...lines].join('\n'),
  )
}

/** The folder of a package. The small site of the browser tests uses the packages of the folder above it. */
export function installedPackage(name: string, folder = process.cwd()): string {
  const found = path.join(folder, 'node_modules', name)
  const above = path.dirname(folder)
  return fs.existsSync(found) || above === folder ? found : installedPackage(name, above)
}

function read(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
}
