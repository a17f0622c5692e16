import { statSync } from 'node:fs'
import path from 'node:path'
import { importZones } from './importZones.mjs'

/** Rules that oxlint does not have, as a plugin. */
export default {
  meta: { name: 'local' },
  rules: {
    'no-restricted-syntax': { meta: { type: 'problem', schema: false }, create: noRestrictedSyntax },
    'import-zones': { meta: { type: 'problem', schema: [] }, create: checkImportZones },
    'no-browser-while-rendering': {
      meta: {
        type: 'problem',
        schema: [],
        messages: {
          rendering: '`{{name}}` does not exist while pages are built: read it in an effect or an event handler.',
        },
      },
      create: noBrowserWhileRendering,
    },
    'file-name': {
      meta: {
        type: 'problem',
        schema: [],
        messages: {
          vague: '"{{name}}" is too vague: name the file or folder after what it contains.',
          other: 'A component file is named after its main export; nothing here begins with "{{name}}".',
        },
      },
      create: fileName,
    },
  },
}

/** ESLint's rule of this name: each option is a selector and a message. */
function noRestrictedSyntax(context) {
  return Object.fromEntries(
    context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
  )
}

/** Refuses what importZones says, in every way to import a module. */
function checkImportZones(context) {
  const file = path.relative(context.cwd, context.filename).replaceAll('\\', '/')
  const zones = importZones.filter(({ target, unless }) => isWithin(file, target) && !isWithin(file, unless))
  const check = ({ source }) => {
    if (source?.type !== 'Literal' || source.value.startsWith('node:')) return
    const imported = source.value.startsWith('.')
      ? resolveModule(path.posix.join(path.posix.dirname(file), source.value))
      : `node_modules/${source.value}`
    const zone = zones.find(({ from, except }) => isWithin(imported, from) && !isWithin(imported, except))
    if (zone) context.report({ node: source, message: zone.message })
  }
  return zones.length === 0
    ? {}
    : { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check }
}

/**
 * @param {string} file from the project's root
 * @param {readonly string[]} [places] files and folders; the empty one contains everything
 */
function isWithin(file, places = []) {
  return places.some((place) => place === '' || file === place || file.startsWith(`${place}/`))
}

const modules = new Map()

/** The file of a relative import; without one, its path. */
function resolveModule(module) {
  if (!modules.has(module)) {
    const file = ['', '.ts', '.tsx', '/index.ts']
      .map((end) => module + end)
      .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    modules.set(module, file ?? module)
  }
  return modules.get(module)
}

const browserNames = new Set([
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'matchMedia',
])
/** Hooks that call the function they get while the component renders. */
const renderingHooks = new Set(['useState', 'useMemo', 'useReducer'])

/** Browser objects at the top of a module, in the body of a component or hook, or in what those call while rendering. */
function noBrowserWhileRendering(context) {
  return {
    'Program:exit'(program) {
      const { scopeManager } = context.sourceCode
      const { through } = scopeManager.globalScope
      const globals = scopeManager.globalScope.variables.flatMap(({ references }) => references)
      for (const { identifier } of new Set([...through, ...globals])) {
        if (!browserNames.has(identifier.name) || isType(identifier) || !isRendering(identifier, program)) continue
        context.report({ node: identifier, messageId: 'rendering', data: { name: identifier.name } })
      }
    },
  }
}

function isType({ parent }) {
  // `typeof window` tests for existence; as a type it only names the type.
  return parent.type === 'TSTypeQuery' || (parent.type === 'UnaryExpression' && parent.operator === 'typeof')
}

function isRendering(node, program) {
  const owner = functionAround(node)
  if (!owner) return program.sourceType === 'module'
  const call = owner.parent
  if (call?.type === 'CallExpression' && call.arguments[0] === owner && renderingHooks.has(call.callee.name)) {
    return isRendering(call, program)
  }
  return /^([A-Z]|use[A-Z])/.test(nameOfFunction(owner) ?? '')
}

function functionAround(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (/Function/.test(at.type) && at.type !== 'TSFunctionType') return at
  }
  return undefined
}

function nameOfFunction(node) {
  if (node.id) return node.id.name
  return node.parent?.type === 'VariableDeclarator' ? node.parent.id.name : undefined
}

const vagueNames = new Set(['index', 'utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib'])

/** No barrels and no drawers; a component file holds what its name says. */
function fileName(context) {
  const relative = path.relative(context.cwd, context.filename)
  const { dir, name, ext } = path.parse(relative)
  const folders = dir.split(path.sep)
  // The entry point of a plugin or library, named by its folder; a scene has the name of its page.
  const isEntry = /^plugins\/[^/]+\/index(\.test)?\.ts$|\.scene\.ts$/.test(relative)
  return {
    Program(program) {
      const vague = !isEntry && [...folders, name.replace(/\..*$/, '')].find((part) => vagueNames.has(part))
      if (vague) context.report({ node: program, messageId: 'vague', data: { name: vague } })
      const isComponent = ext === '.tsx' && folders[0] === 'src' && /^[A-Z]\w*$/.test(name)
      if (isComponent && !exportedNames(program).some((exported) => exported.startsWith(name))) {
        context.report({ node: program, messageId: 'other', data: { name } })
      }
    },
  }
}

function exportedNames(program) {
  return program.body.flatMap((statement) => {
    const declaration = statement.declaration ?? undefined
    if (declaration?.declarations) return declaration.declarations.map(({ id }) => id.name)
    if (declaration?.id) return [declaration.id.name]
    return (statement.specifiers ?? []).map(({ exported }) => exported?.name ?? '')
  })
}
