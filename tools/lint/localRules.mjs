import path from 'node:path'

/** ESLint rules that no published plugin has. */
export const localRules = {
  rules: {
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

const browserNames = new Set(['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location', 'history', 'matchMedia'])
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
  // The entry point of a plugin or library, named by its folder.
  const isEntry = /^plugins\/[^/]+\/index(\.test)?\.ts$/.test(relative)
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
