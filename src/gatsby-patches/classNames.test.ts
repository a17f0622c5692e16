import path from 'node:path'
import { expect, test } from 'vitest'
import { classKey, setClassNames, shortClassNames } from './classNames'

interface ModulesOptions {
  getLocalIdent?: (context: { resourcePath: string }, pattern: string, local: string) => string
}

/** Rules as Gatsby makes them: sheets that are modules, then all others. */
const rules = () => {
  const modules = {
    loader: '/site/node_modules/css-loader/dist/cjs.js',
    ident: undefined as string | undefined,
    options: { modules: {} as ModulesOptions },
  }
  const plain = { loader: '/site/node_modules/css-loader/dist/cjs.js', options: { modules: false } }
  return [
    { test: /js/, use: [{ loader: 'babel' }] },
    { oneOf: [{ use: ['style-loader', modules] }, { use: [plain] }] },
    modules,
  ] as const
}

const sheet = { resourcePath: path.resolve('/site/src/ui/Tabs.module.css') }

test('classes of CSS modules get their names, other sheets are left alone', () => {
  const [scripts, sheets, modules] = rules()
  setClassNames(
    [scripts, sheets],
    new Map([[classKey('ui/Tabs.module.css', 'panel'), 'ab']]),
    path.resolve('/site/src'),
  )
  expect(modules.options.modules.getLocalIdent?.(sheet, '', 'panel')).toBe('ab')
  expect(() => modules.options.modules.getLocalIdent?.(sheet, '', 'tab')).toThrow('The class "tab" has no short name')
  expect(sheets.oneOf[1].use[0]).not.toHaveProperty('ident')
})

test('sheets are cached for one list of classes', () => {
  const cacheKey = (...locals: string[]) => {
    const [scripts, sheets, modules] = rules()
    setClassNames(
      [scripts, sheets],
      new Map(locals.map((local) => [classKey('ui/Tabs.module.css', local), local])),
      '/site/src',
    )
    return modules.ident
  }
  expect(cacheKey('panel')).toBe(cacheKey('panel'))
  expect(cacheKey('panel')).not.toBe(cacheKey('panel', 'tab'))
})

test('without a rule for CSS modules the build stops', () => {
  expect(() => setClassNames([rules()[0]], new Map(), 'src')).toThrowErrorMatchingInlineSnapshot(
    `[Error: Gatsby configures CSS modules in an unexpected way (expected a rule with css-loader): see src/gatsby-patches/classNames.ts.]`,
  )
})

test('all classes of the site have different names of two letters', () => {
  const names = shortClassNames('src')
  expect(names.get(classKey('ui/SiteLink.module.css', 'nothing'))).toBeUndefined()
  expect(names.size).toBeGreaterThan(100)
  expect(new Set(names.values()).size).toBe(names.size)
  expect([...names.values()].filter((name) => !/^[a-z]{2}$/i.test(name) || name.toLowerCase() === 'ad')).toEqual([])
})
