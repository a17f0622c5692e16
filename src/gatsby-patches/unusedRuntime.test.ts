import { expect, test } from 'vitest'
import { unusedRuntime } from './unusedRuntime'

/** Runs the plugin over the imports of a bundle. */
function bundle(imports: readonly string[]) {
  const listeners: ((module: { request: string }) => void)[] = []
  const sealed: (() => void)[] = []
  const errors: Error[] = []
  unusedRuntime.apply({
    hooks: {
      thisCompilation: {
        tap: (_name, listener) =>
          listener(
            { errors, hooks: { afterSeal: { tap: (_, afterSeal) => sealed.push(afterSeal) } } },
            {
              normalModuleFactory: {
                hooks: { beforeResolve: { tap: (_, beforeResolve) => listeners.push(beforeResolve) } },
              },
            },
          ),
      },
    },
  })
  const modules = imports.map((request) => ({ request }))
  for (const module of modules) for (const listener of listeners) listener(module)
  for (const afterSeal of sealed) afterSeal()
  return { requests: modules.map(({ request }) => request), errors: errors.map(({ message }) => message) }
}

const unused = [
  'gatsby-script',
  './inject-partytown-snippet',
  './register-service-worker',
  './head/head-export-handler-for-browser',
  './use-scroll-restoration',
]

test('unused modules are replaced, others are not', () => {
  const { requests, errors } = bundle([...unused, 'gatsby-link'])
  expect(requests.filter((request) => request.endsWith('src/gatsby-patches/emptyModule.js'))).toHaveLength(
    unused.length,
  )
  expect(requests.at(-1)).toBe('gatsby-link')
  expect(errors).toEqual([])
})

test('one that Gatsby no longer imports fails the build', () => {
  expect(bundle(unused.slice(1)).errors).toEqual([
    'Gatsby no longer imports a module that matches ^gatsby-script$: remove it from src/gatsby-patches/unusedRuntime.ts.',
  ])
})
