import path from 'node:path'

interface Compiler {
  hooks: { thisCompilation: Hook<(compilation: Compilation, params: { normalModuleFactory: ModuleFactory }) => void> }
}

interface Compilation {
  hooks: { afterSeal: Hook<() => void> }
  errors: Error[]
}

interface ModuleFactory {
  hooks: { beforeResolve: Hook<(module: { request: string }) => void> }
}

interface Hook<Listener> {
  tap(name: string, listener: Listener): void
}

/** The last one, of a hook, is CommonJS, which keeps every export of the router in the bundle. */
const unusedModules = [
  /^gatsby-script$/,
  /\/inject-partytown-snippet$/,
  /\/register-service-worker$/,
  /\/head-export-handler-for-browser$/,
  /\/use-scroll-restoration$/,
]

/**
 * What: modules of Gatsby's runtime that this site doesn't use are replaced by an empty one.
 * Why: Gatsby bundles them whether or not they are used: 5 KB of script on every page.
 * Check: the build fails when one of them is no longer imported. (Names that the empty module lacks fail it too, in webpack.)
 */
export const unusedRuntime = {
  apply({ hooks }: Compiler): void {
    const name = 'UnusedRuntime'
    hooks.thisCompilation.tap(name, (compilation, { normalModuleFactory }) => {
      const missing = new Set(unusedModules)
      normalModuleFactory.hooks.beforeResolve.tap(name, (module) => {
        const unused = unusedModules.find((pattern) => pattern.test(module.request))
        if (!unused) return
        missing.delete(unused)
        module.request = path.resolve('src/gatsby-patches/emptyModule.js')
      })
      compilation.hooks.afterSeal.tap(name, () => {
        for (const { source } of missing) {
          compilation.errors.push(
            new Error(
              `Gatsby no longer imports a module that matches ${source}: remove it from src/gatsby-patches/unusedRuntime.ts.`,
            ),
          )
        }
      })
    })
  },
}
